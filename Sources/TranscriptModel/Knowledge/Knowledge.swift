import HTTPModel
public import Vocabulary
public import WireFormats

/// Who knows which secret, read off the steps: whoever sent, received, observed or calculated with a
/// value knows it.
public struct Knowledge: Sendable {
  /// The secrets in the order in which they came up.
  public private(set) var secrets: [Secret] = []
  /// Who learned what in which step, in order.
  public private(set) var acquisitions: [Acquisition] = []
  private var knowers: [Secret: [ParticipantName]] = [:]

  /// What is known after these steps of a flow, and from what was settled before them.
  ///
  /// A message that was lost is known to its sender alone. A secret counts wherever it stands, in
  /// whatever spelling, and whatever it is called there.
  public init(
    after steps: some Sequence<Step>, in flow: String, registered facts: [RegisteredFact] = []
  ) {
    let terms = TermLookup(flow: flow)
    let steps = Array(steps)
    let sightings = steps.map { $0.secretSightings(terms) }
    var named: [WireText: [Secret]] = [:]
    for fact in facts {
      guard let secret = fact.secret(terms) else { continue }
      insert(secret, as: secret.value, into: &named)
      learn(secret, by: fact.at)
    }
    for sighting in sightings.joined() {
      insert(sighting.secret, as: sighting.text, into: &named)
    }
    let texts = named.keys.sorted()
    let search = SecretSearch(texts)
    var found: [WireText: [SecretSearch.Hit]] = [:]
    for (step, sightings) in zip(steps, sightings) {
      let hits = step.searchedTexts.flatMap { text in
        found.value(for: text) { search.hits(in: text) }
      }
      let secrets = sightings.map(\.secret) + hits.flatMap { named[texts[$0.index]] ?? [] }
      learn(secrets, from: step)
    }
  }

  /// Who knows a secret, in the order in which they learned it.
  public func knowers(of secret: Secret) -> [ParticipantName] { knowers[secret] ?? [] }

  private func insert(
    _ secret: Secret, as text: WireText, into named: inout [WireText: [Secret]]
  ) {
    if named[text]?.contains(secret) != true { named[text, default: []].append(secret) }
  }

  private mutating func learn(_ secrets: [Secret], from step: Step) {
    for secret in secrets {
      for learner in step.knowing where learn(secret, by: learner) {
        acquisitions.append(
          Acquisition(
            stepNumber: step.number, step: step.id, learner: learner, secret: secret,
            isBrought: learner == step.sender))
      }
    }
  }

  /// Notes that somebody knows a secret; false when that was known.
  @discardableResult
  private mutating func learn(_ secret: Secret, by learner: ParticipantName) -> Bool {
    if knowers[secret] == nil { secrets.append(secret) }
    guard knowers[secret]?.contains(learner) != true else { return false }
    knowers[secret, default: []].append(learner)
    return true
  }
}

extension Step {
  /// Everybody who knows what the step holds: a message that was lost is known to its sender alone.
  package var knowing: [ParticipantName] {
    [sender] + (isDelivered ? [receiver].compactMap(\.self) : []) + observers
  }

  /// Every text of the step in which a secret can stand.
  fileprivate var searchedTexts: [WireText] {
    let values = message.map { $0.searchedValues(among: $0.values) } ?? []
    return values.map(\.value) + (calculation?.values ?? []).map(\.value)
  }
}

extension Message {
  /// The values in which secrets are looked for: of URLs and bodies what is no value of its own.
  package func searchedValues(among values: [PlacedValue]) -> [PlacedValue] {
    let hasMembers = values.contains { if case .json = $0.place { true } else { false } }
    return values.compactMap { placed -> PlacedValue? in
      var placed = placed
      switch placed.place {
      case .status: return nil
      case .url: placed.value = placed.value.besideParameters
      case .header(let name) where name.asciiLowercased == "location":
        placed.value = placed.value.besideParameters
      case .body where hasMembers: return nil
      default: break
      }
      return placed
    }
  }
}

extension WireText {
  /// A URL without what its query has of other values: of a name that occurs twice only the first is a
  /// value of its own, and the others stay.
  fileprivate var besideParameters: WireText {
    guard let (start, tail) = divided(at: "?") else { return self }
    var names: Set<WireText> = []
    var repeats = FormParameters(parsing: tail.prefix(upTo: "#"))
    repeats.all.removeAll { names.insert($0.name).inserted }
    let query = repeats.all.isEmpty ? "" : "?" + repeats.text
    return start + query + (tail.divided(at: "#").map { "#" + $0.behind } ?? "")
  }
}

extension RegisteredFact {
  /// The secret that was settled before the run; nil for what is none.
  package func secret(_ terms: TermLookup) -> Secret? {
    let known = terms.secret(
      name, at: .value, in: MessageName(rawValue: "registered"), value: value)
    return known.map { Secret(name: $0.name, value: value) }
  }
}

extension Dictionary {
  /// What is remembered for a key, or else what the closure makes.
  fileprivate mutating func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = make()
    self[key] = value
    return value
  }
}

/// The first step that shows that a participant knows a secret.
public struct Acquisition: Hashable, Sendable {
  /// The number of the step.
  public var stepNumber: Int
  /// The step's id.
  public var step: StepID
  /// Who knows it from there on.
  public var learner: ParticipantName
  /// What is known.
  public var secret: Secret
  /// Whether the participant brought the secret: it sent it, or calculated with it.
  public var isBrought: Bool
}

/// A value that not everybody may know, as it went over the wire.
public struct Secret: Hashable, Sendable {
  /// What it is: `code_verifier`, `password`.
  public var name: WireText
  /// The value.
  public var value: WireText
}
