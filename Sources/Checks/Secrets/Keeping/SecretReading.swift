import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Where the secrets of a transcript stand, who learns them there, and what is wrong with it.
///
/// Every text is read once, whatever the number of secrets.
struct SecretReading: TranscriptReading {
  /// What is to be said of one message.
  struct Message {
    /// The secrets that it holds.
    fileprivate(set) var names: Set<WireText> = []
    /// What is wrong with them, what is worst first.
    fileprivate(set) var leaks: [SecretLeak] = []
    /// The secrets that a server gives out here for the first time.
    fileprivate(set) var issued: Set<WireText> = []
    /// A secret that is given out here, and whose value stood somewhere else before.
    fileprivate(set) var copies: [(name: WireText, earlier: WireText, step: StepID)] = []
  }

  private let roles: Roles
  private var messages: [Int: Message] = [:]
  private var secrets: [KnownSecret] = []
  private var numbers: [WireText: Int] = [:]
  /// The secrets in the requests that are still to be answered.
  private var carried: [Int: (request: Step, secrets: Set<Int>)] = [:]

  /// What is to be said of the step of a number; nil where it has no secret.
  subscript(number: Int) -> Message? { messages[number] }

  init(_ transcript: Transcript) {
    roles = Roles(transcript)
    let terms = TermLookup(flow: transcript.flow)
    register(transcript.registered, terms)
    let placed = transcript.steps.map { $0.message?.values ?? [] }
    let sightings = zip(transcript.steps, placed).map { $0.secretSightings(terms, values: $1) }
    for (position, sightings) in sightings.enumerated() {
      let parties = Set(transcript.steps[position].knowing.map(roles.role))
      for sighting in sightings where !sighting.isSessionOfOthers(parties) {
        register(sighting, at: position)
      }
    }
    let search = SecretSearch(numbers.sorted { $0.value < $1.value }.map(\.key))
    var known: [WireText: [SecretSearch.Hit]] = [:]
    for (position, step) in transcript.steps.enumerated() {
      var findings = self.findings(named: sightings[position])
      for value in step.message?.searchedValues(among: placed[position]) ?? [] {
        let hits = known[value.value] ?? search.hits(in: value.value)
        known[value.value] = hits
        for hit in hits { findings[hit.index, default: []].append(Finding(value, hit)) }
      }
      read(findings, in: step, at: position)
    }
  }

  // MARK: What is a secret

  private mutating func register(_ facts: [RegisteredFact], _ terms: TermLookup) {
    for fact in facts {
      let place = MessageName(rawValue: "registered")
      guard let known = terms.secret(fact.name, at: .value, in: place, value: fact.value) else {
        continue
      }
      let index = number(of: fact.value)
      secrets[index].call(known.name, known.secrecy, at: -1)
      secrets[index].knowing.insert(fact.at)
      if known.name == FactName.masterKey.rawValue {
        // Who has the key that is derived from it can sign as well.
        let key = Hex.encode(MasterKeyDerivation.digest.key(of: fact.value))
        secrets[number(of: key)].call("key", known.secrecy, at: -1)
      }
    }
  }

  private mutating func register(_ sighting: SecretSighting, at position: Int) {
    let index = number(of: sighting.text)
    secrets[index].call(sighting.secret.name, sighting.secrecy, at: position)
  }

  private mutating func number(of text: WireText) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = secrets.count
    secrets.append(KnownSecret())
    return secrets.count - 1
  }

  // MARK: What a message does with it

  /// A place in a message where a secret stands.
  private struct Finding {
    let place: Place
    let label: String
    let spelling: SecretSearch.Spelling
    /// The name that the place gives it, where it belongs there.
    var ownName: WireText?

    init(_ value: PlacedValue, _ hit: SecretSearch.Hit) {
      place = value.place
      label = "\(value.place)"
      spelling = hit.spelling
    }

    init(_ sighting: SecretSighting) {
      place = sighting.place
      label = "\(place)"
      spelling = .plain
      ownName = sighting.isAtItsPlace ? sighting.secret.name : nil
    }
  }

  private func findings(named sightings: [SecretSighting]) -> [Int: [Finding]] {
    var findings: [Int: [Finding]] = [:]
    for sighting in sightings {
      guard let index = numbers[sighting.text] else { continue }
      findings[index, default: []].append(Finding(sighting))
    }
    return findings
  }

  private mutating func read(_ findings: [Int: [Finding]], in step: Step, at position: Int) {
    // What a participant of the flow calculates with it may know, or it came in a message.
    guard step.message != nil || roles.isStranger(step.sender) else {
      for index in findings.keys { secrets[index].knowing.insert(step.sender) }
      return
    }
    settleOwners(of: findings.keys, in: step)
    for index in findings.keys.sorted() {
      judge(index, findings[index] ?? [], in: step, at: position)
    }
    if !findings.isEmpty, step.request != nil {
      carried[step.number] = (step, Set(findings.keys))
    }
    spend(after: step, at: position)
  }

  private mutating func judge(
    _ index: Int, _ found: [Finding], in step: Step, at position: Int
  ) {
    let knowing = Set(step.knowing)
    let secret = secrets[index]
    let names = secret.names(at: position)
    defer {
      secrets[index].knowing.formUnion(knowing)
      secrets[index].firstMessage = secret.firstMessage ?? step.id
      if names.isEmpty, secret.earlierPlace == nil, let first = found.first {
        secrets[index].earlierPlace = .init(step: step.id, label: first.label, knowing: knowing)
      } else if names.isEmpty {
        secrets[index].earlierPlace?.addKnowing(knowing)
      }
    }
    guard !names.isEmpty, secret.owners.isEmpty else { return }
    var message = messages[step.number] ?? Message()
    message.names.formUnion(names.map(\.name))
    let leaks = self.leaks(of: secret, names, found, in: step, at: position)
    message.leaks += leaks
    if step.response != nil, let name = issuedName(of: names, at: position) {
      if let copy = copy(of: secret, name, names, at: position) {
        message.copies.append(copy)
      } else {
        message.issued.insert(name)
      }
    }
    messages[step.number] = message
  }

  private func leaks(
    of secret: KnownSecret, _ names: [KnownSecret.Name], _ found: [Finding], in step: Step,
    at position: Int
  ) -> [SecretLeak] {
    func whereabouts(_ finding: Finding) -> SecretLeak.Whereabouts {
      SecretLeak.Whereabouts(
        place: finding.place, label: finding.label, spelling: finding.spelling,
        isHandedOn: step.handoff != nil, spending: secret.spending)
    }
    // A place that is not its own tells more than its own one, and one where it can be read the most.
    let own = Set(found.filter { $0.ownName != nil }.map(\.place))
      .union(found.flatMap(\.place.outerPlaces))
    let others = found.filter { !own.contains($0.place) }
    let odd = others.first { $0.spelling == .plain } ?? others.first
    for name in names {
      if name.position == position, let earlier = secret.earlierPlace {
        let strangers = secret.strangers(earlier.knowing, to: name, roles)
        if !strangers.isEmpty { return [.wasKnown(name, to: strangers, earlier)] }
      }
      let strangers = secret.strangers(Set(step.knowing), to: name, roles).subtracting(
        secret.knowing)
      if !strangers.isEmpty, let place = odd ?? found.first {
        return [.learned(name, by: strangers, whereabouts(place))]
      }
    }
    guard let odd, let name = names.first else { return [] }
    let place = whereabouts(odd)
    let isBound = SecretRule.of(name.name).isBoundToItsPlaces
    // What an app sent comes back to it with a denial as it does with a token.
    if name.name == ParameterName.state.rawValue, place.isRedirect { return [] }
    let isOddCookie = place.isCookie && name.name != SecretRule.cookie
    return place.isInURL || isOddCookie || isBound ? [.misplaced(name, place)] : []
  }

  /// What servers give out has to be new; what the value was before tells it.
  private static let issued: Set<WireText> = [
    "code", "access_token", "refresh_token", "id_token", "identity_token", "firebase_token",
    "token",
  ]

  private func issuedName(of names: [KnownSecret.Name], at position: Int) -> WireText? {
    names.map(\.name).first { name in
      Self.issued.contains(name) && names.contains { $0.name == name && $0.position == position }
    }
  }

  private func copy(
    of secret: KnownSecret, _ name: WireText, _ names: [KnownSecret.Name], at position: Int
  ) -> (name: WireText, earlier: WireText, step: StepID)? {
    guard let first = secret.firstMessage else { return nil }
    if let earlier = secret.earlierPlace { return (name, WireText(earlier.label), earlier.step) }
    return names.first { $0.position < position }.map { (name, $0.name, first) }
  }
}

// Whose a secret is, and when it counts no more.
extension SecretReading {
  /// A participant without a role may have secrets of its own: those that it brings, and those that it gets
  /// in answer to a request with none but its own.
  private mutating func settleOwners(of indices: some Sequence<Int>, in step: Step) {
    let new = indices.filter { secrets[$0].isNew(in: step) }
    if roles.isStranger(step.sender) {
      for index in new { secrets[index].owners.insert(step.sender) }
    } else if let number = step.answers, let receiver = step.receiver, roles.isStranger(receiver) {
      let carried = carried[number]?.secrets ?? []
      let bringsOnlyItsOwn = carried.allSatisfy { secrets[$0].owners.contains(receiver) }
      // Whoever asks gets a session of its own, whatever the request has.
      for index in new where bringsOnlyItsOwn || secrets[index].isOfSession {
        secrets[index].owners.insert(receiver)
      }
    }
  }

  /// Notes what the step uses up: what the request carried that it answers with success, and a token whose
  /// time is over.
  private mutating func spend(after step: Step, at position: Int) {
    guard let number = step.answers, let (request, carried) = carried[number],
      let status = step.response?.status, (200..<300).contains(status)
    else { return }
    for index in carried where secrets[index].spending == nil {
      let names = secrets[index].names(at: position)
      let words = names.map { SecretRule.of($0.name).spending[request.id.name] }
      // A value with two names counts as long as one of them does.
      if let first = words.first, let first, !words.contains(nil) {
        secrets[index].spending = (step.id, first)
      }
    }
  }
}

extension SecretSighting {
  /// Whether it is a cookie between parties none of which the flow's session is for: any server may set one, and it
  /// is theirs alone.
  fileprivate func isSessionOfOthers(_ parties: Set<ParticipantName>) -> Bool {
    secret.name == SecretRule.cookie && !parties.isSubset(of: secrecy.learners)
  }
}

extension Place {
  /// The places in which this one lies: the value in which a token or a form stands.
  fileprivate var outerPlaces: [Place] {
    switch self {
    case .formField(let outer, _), .tokenHeader(let outer, _), .tokenClaim(let outer, _):
      [outer] + outer.outerPlaces
    default: []
    }
  }
}
