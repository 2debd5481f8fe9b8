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

  /// What is known after these steps of a flow.
  ///
  /// A message that was lost is known to its sender alone.
  public init(after steps: some Sequence<Step>, in flow: String) {
    let terms = TermLookup(flow: flow)
    for step in steps { learn(from: step, terms) }
  }

  /// Who knows a secret, in the order in which they learned it.
  public func knowers(of secret: Secret) -> [ParticipantName] { knowers[secret] ?? [] }

  private mutating func learn(from step: Step, _ terms: TermLookup) {
    let receivers = step.isDelivered ? [step.receiver].compactMap { $0 } : []
    let learners = [step.sender] + receivers + step.observers
    for secret in Self.secrets(in: step, terms) {
      if knowers[secret] == nil { secrets.append(secret) }
      for learner in learners where knowers[secret]?.contains(learner) != true {
        knowers[secret, default: []].append(learner)
        acquisitions.append(
          Acquisition(
            stepNumber: step.number, step: step.id, learner: learner, secret: secret,
            isBrought: learner == step.sender))
      }
    }
  }

  private static func secrets(in step: Step, _ terms: TermLookup) -> [Secret] {
    func secret(_ name: WireText, at place: ParameterPlace, _ value: WireText) -> Secret? {
      terms.secret(name, at: place, in: step.id.name, value: value)
        .map { Secret(name: $0.name, value: value) }
    }
    // What a comparison concludes, such as 'equal', is no secret.
    let isComparison = step.id.name.rawValue.hasSuffix("-check")
    let values = (isComparison ? step.calculation?.inputs : step.calculation?.values) ?? []
    let words = step.message.map { StepWord.all(in: $0.values, named: step.id.name, terms) } ?? []
    return values.compactMap { secret($0.name, at: .value, $0.value) }
      + words.compactMap { secret($0.name, at: $0.place, $0.secretPart) }
  }
}

extension StepWord {
  /// The part of the value that can be a secret: a field may say more than that.
  fileprivate var secretPart: WireText {
    guard place == .header else { return placed.value }
    switch name.asciiLowercased {
    case "set-cookie": return Cookies.pair(ofSetCookie: placed.value)
    case "authorization": return placed.value.words.last ?? ""
    default: return placed.value
    }
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
