import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The app gets an answer that it should not take.
extension PKCEAttacks {
  static let stateMismatch = Attack(
    "state-mismatch",
    "a link brings the attacker's code into the victim's app, which would sign the victim in as the "
      + "attacker; with this defence off, the verifier still stops it one step later",
    powers: [.sendsLink, .hasAccount],
    goal: AttackGoal("the victim's app redeems the attacker's code") { run in
      let codes = run.steps.filter { $0.receiver == .attacker }.compactMap { step in
        step.response?.location?.queryParameters[.code]
      }
      return run.steps.contains { step in
        step.id.name == .tokenRequest && step.sender == .app
          && codes.contains(step.request?.form?[.code] ?? "")
      }
    },
    defence: .stateMatches, reference: .rfc9700("4.7"),
    settings: [PKCESettings.set(\.decision, to: .leave)],
    script: AttackScript(
      "has an account of its own, and gets the victim to open a link",
      strikes: { tools, _ in
        guard let own = await tools.signIn() else { return }
        await tools.seat.handOff(Handoff(action: "send", url: own.answer), as: .link, to: .user)
      }))

  static let callbackStray = Attack(
    "callback-stray", "another app on the device opens the answer's URL once more",
    powers: [.installsApp, .readsMessages],
    goal: .appAsksTwice("the app sends a second token request for one answer"),
    defence: .callbackExpected, reference: .rfc8252("8.9"),
    script: AttackScript(
      "another app on the device, which reads the answer and opens it again", .reading(.redirect),
      strikes: { tools, messages in
        guard let answer = messages.last(.redirect)?.handoff else { return }
        await tools.seat.handOff(answer, as: .openLink, to: .device)
      }))

  static let mixUp = Attack(
    "mix-up",
    "the user picks the attacker's server, which sends the browser on to the honest one: the app "
      + "would take the honest answer to the attacker",
    powers: [.runsServer], goal: .attackerHoldsPhotos, defence: .issuerMatches,
    reference: .rfc9700("4.4"), settings: [PKCESettings.set(\.issuer, to: MixingServer.issuer)],
    attacker: { MixingServer($0) })
}

/// An authorization server that lets the honest one do its work, and waits for code and verifier.
actor MixingServer: Attacker, HTTPServer {
  static let issuer: WireText = "https://attacker.example"

  nonisolated let title = "runs an authorization server that the app knows too"
  nonisolated let tools: AttackerTools
  nonisolated let hosts: [WireText] = ["attacker.example"]

  init(_ tools: AttackerTools) { self.tools = tools }

  func prepare() async { await tools.readMetadata() }

  func respond(to request: HTTPRequest) async -> Answer {
    switch request.url.path {
    case MetadataLocation.wellKnownPath: return Answer(.json(metadata))
    case PKCEConstants.Path.authorization: return Answer(sendOn(request))
    default:
      if let form = request.form { await tools.takePhotos(form) }
      let error = JSONValue.object([.error: .string(ErrorCode.invalidGrant.rawValue)])
      return Answer(.json(error, status: 400, fields: ["Cache-Control": "no-store"]))
    }
  }

  /// The whole request goes to the honest server: only the host differs.
  private func sendOn(_ request: HTTPRequest) -> HTTPResponse {
    var url = URI(PKCEConstants.authorizationEndpoint)
    url.query = request.url.query
    return .redirect(to: url.text)
  }

  private var metadata: JSONValue {
    var metadata = AuthorizationServerMetadata(
      issuer: Self.issuer,
      authorizationEndpoint: Self.issuer + PKCEConstants.Path.authorization,
      tokenEndpoint: Self.issuer + PKCEConstants.Path.token, responseTypes: ["code"])
    metadata.codeChallengeMethods = [.s256]
    return metadata.json
  }
}
