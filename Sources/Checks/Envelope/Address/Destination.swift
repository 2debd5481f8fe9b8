import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// What is meant for one server goes to no other.
  ///
  /// Where a vendor has put down the address, that counts. Of others it is known from what they are registered
  /// with, from their metadata, or from where they were before.
  static let requestDestination = Check(
    "request-destination", atEvery: [.request], Requirement(.rfc6750("5.2")),
    "a request goes to the address that is put down, or to the host at which its receiver is known"
  ) { step, evidence in
    guard let kind = evidence.kinds[step.id.name], let url = step.request?.url else { return nil }
    if let rule = kind.addresses {
      let isKnown = rule.value.contains { URI($0).isSamePlace(as: url) }
      guard isKnown else {
        return .fail(
          "it goes to '\(url.withoutQuery)', and the address is \(rule.value.quotedAlternatives)",
          expected: rule.value.first, actual: url.withoutQuery
        ).by(rule.requirement)
      }
      return .pass("it goes to '\(url.host ?? "")', at the address that is put down")
        .by(rule.requirement)
    }
    guard kind.staysAtHost, let receiver = step.receiver, let host = url.host else { return nil }
    let places = evidence.reading(KnownHosts.self)
    guard let home = places.home(of: receiver) else { return nil }
    if home.hosts.contains(host) {
      return .pass("it goes to '\(host)', where '\(receiver)' is \(home.source)")
    }
    return .fail(
      "it goes to '\(host)', and '\(receiver)' is at \(home.hosts.sorted().quotedAlternatives) "
        + home.source, actual: host)
  }
}

extension URI {
  fileprivate func isSamePlace(as other: URI) -> Bool { host == other.host && path == other.path }
}

/// At which hosts each participant is, as far as it does not say so itself in the message that is judged.
private struct KnownHosts: TranscriptReading {
  struct Home {
    var hosts: Set<WireText>
    /// From where that is known, ready to follow "is at it".
    var source: String
  }

  private var settled: [ParticipantName: Set<WireText>] = [:]
  private var used: [ParticipantName: Set<WireText>] = [:]
  private var first: [ParticipantName: (host: WireText, step: StepID)] = [:]

  /// Facebook's dialog and its Graph API: other services of the flows have whole addresses.
  private static let ofVendors: [ParticipantName: Set<WireText>] = [
    .facebook: ["www.facebook.com", "m.facebook.com", "graph.facebook.com"]
  ]

  private static let facts: Set<WireText> = [
    FactName.issuer.rawValue, FactName.audience.rawValue,
  ]

  init(_ transcript: Transcript) {
    let roles = Roles(transcript)
    for participant in Set(transcript.steps.compactMap(\.receiver)) {
      settled[participant] = Self.ofVendors[roles.role(of: participant)]
    }
    for fact in transcript.registered where Self.facts.contains(fact.name) {
      // An app and a reader of tokens hold to the issuer of another one.
      let isOwn =
        fact.at == .authorizationServer
        ? fact.name == FactName.issuer.rawValue : fact.name == FactName.audience.rawValue
      if isOwn, let host = URI(fact.value).host { settled[fact.at, default: []].insert(host) }
    }
    for step in transcript.steps {
      if step.id.name == .metadataResponse, step.response?.isSuccess == true {
        settled[step.sender, default: []].formUnion(Self.hosts(inMetadata: step))
      }
      if let host = step.request?.url.host, let receiver = step.receiver {
        used[receiver, default: []].insert(host)
        if first[receiver] == nil { first[receiver] = (host, step.id) }
      }
    }
  }

  private static func hosts(inMetadata step: Step) -> [WireText] {
    let names: [MetadataName] = [.issuer, .authorizationEndpoint, .tokenEndpoint]
    return names.compactMap { name in
      step.response?.json?[name]?.stringValue.flatMap { URI($0).host }
    }
  }

  func home(of participant: ParticipantName) -> Home? {
    // An audience need not be an address: it counts as one if somebody goes there.
    if let hosts = settled[participant], !hosts.isDisjoint(with: used[participant] ?? []) {
      return Home(hosts: hosts, source: "by what is registered or documented")
    }
    return first[participant].map { Home(hosts: [$0.host], source: "in '\($0.step)'") }
  }
}
