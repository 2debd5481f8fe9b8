import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("the device")
struct DeviceTests {
  private static let other = ParticipantName(rawValue: "other-app")
  private static let domainOwners: [WireText: ParticipantName] = [
    "app.example.com": ParticipantName.app
  ]

  /// What a device hands on that has these apps, in the order in which they were installed.
  private func handedOn(
    _ url: String, as message: MessageName, apps: [(ParticipantName, String)]
  ) async -> [String] {
    let wire = await makeWire()
    let device = Device(
      registrations: apps.compactMap { app, uri in
        AppRegistration(app: app, redirectURI: URI(uri), domainOwners: Self.domainOwners)
      }, seat: Seat(of: .device, at: wire))
    await device.receive(Handoff(action: "open", url: URI(url)), in: StepID(message))
    return await wire.handoffLines
  }

  @Test("hands a scheme that two apps claim to the one installed last")
  func twoApps() async {
    let url = "com.example.app:/auth?code=x"
    let scheme = "com.example.app:/auth"
    #expect(
      await handedOn(url, as: .redirect, apps: [(.app, scheme), (Self.other, scheme)])
        == ["callback to other-app: \(url)"])
    #expect(
      await handedOn(url, as: .redirect, apps: [(Self.other, scheme), (.app, scheme)])
        == ["callback to app: \(url)"])
  }

  static let receivers: [(url: String, registered: String, isHandedOn: Bool)] = [
    ("com.example.app:/auth", "com.example.app:/auth", true),
    // A scheme has no case, and whoever has it gets every path.
    ("COM.Example.App:/auth", "com.example.app:/auth", true),
    ("com.example.app:/auth", "Com.Example.App:/auth", true),
    ("com.example.app://host/other?x#y", "com.example.app:/auth", true),
    ("com.example.app2:/auth", "com.example.app:/auth", false),
    ("com.example:/auth", "com.example.app:/auth", false),
    // A link is one page of one domain.
    ("https://app.example.com/auth?code=x", "https://app.example.com/auth", true),
    ("https://app.example.com/other", "https://app.example.com/auth", false),
    ("https://app.example.com/auth/", "https://app.example.com/auth", false),
    ("https://other.example.com/auth", "https://app.example.com/auth", false),
    ("http://app.example.com/auth", "https://app.example.com/auth", false),
    // On the loopback interface the port decides, which one app alone can listen on.
    ("http://127.0.0.1:51004/other?x=1", "http://127.0.0.1:51004/auth", true),
    ("http://127.0.0.1:51005/auth", "http://127.0.0.1:51004/auth", false),
    ("http://localhost:51004/auth", "http://127.0.0.1:51004/auth", false),
    ("http://[::1]:51004/auth", "http://[::1]:51004/auth", true),
  ]

  @Test("hands a URL to the app that registered for it, and to nobody else", arguments: receivers)
  func receives(_ receiver: (url: String, registered: String, isHandedOn: Bool)) async {
    #expect(
      await handedOn(receiver.url, as: .redirect, apps: [(.app, receiver.registered)])
        == (receiver.isHandedOn ? ["callback to app: \(receiver.url)"] : []))
  }

  @Test("gives a link only to the app that the domain names, whichever came last")
  func domainOwner() async {
    let link = "https://app.example.com/auth"
    #expect(
      await handedOn(link, as: .redirect, apps: [(.app, link), (Self.other, link)])
        == ["callback to app: \(link)"])
    #expect(await handedOn(link, as: .redirect, apps: [(Self.other, link)]) == [])
  }

  @Test("opens the web in the browser for an app and for a link, not for a browser that is there")
  func web() async {
    let url = "https://a.example/authorize?x=1"
    for message in [MessageName.openBrowser, .openLink] {
      #expect(
        await handedOn(url, as: message, apps: [(.app, "com.example.app:/auth")])
          == ["browser-launch to browser: \(url)"])
    }
    #expect(await handedOn(url, as: .redirect, apps: []) == [])
    #expect(await handedOn("http://a.example/", as: .openBrowser, apps: []) == [])
  }

  @Test("prefers the app that claimed a page to the browser")
  func claimedPage() async {
    let link = "https://app.example.com/auth"
    #expect(
      await handedOn(link, as: .openLink, apps: [(.app, link)]) == ["callback to app: \(link)"])
  }

  @Test("keeps for whoever reads an encrypted backup all but what is for this device only")
  func storage() async {
    for (place, found) in [
      ("defaults", "stored_in=defaults token=x"), ("key chain", "stored_in=key chain token=x"),
      ("key chain, this device only", ""),
    ] {
      let wire = await makeWire()
      let device = Device(
        registrations: [], storage: DeviceStorage(package: [NamedValue("key", "k")]),
        seat: Seat(of: .device, at: wire))
      let stored = [NamedValue("stored_in", place), NamedValue("token", "x")]
      await device.receive(
        Handoff(action: "store", parameters: stored), in: StepID(.storeSession))
      for source in ["encrypted backup, with its password", "app package", "memory"] {
        await device.receive(
          Handoff(action: "read", parameters: [NamedValue("source", source)]),
          in: StepID(.extraction))
      }
      #expect(
        await wire.handoffLines == [
          "extracted to attacker: \(found)", "extracted to attacker: key=k",
          "extracted to attacker: ",
        ])
    }
  }
}
