import HTTPModel
import Vocabulary
import WireFormats

/// Who knows which secret, read off the steps: whoever sent, received, observed or calculated with a
/// value knows it.
public struct Knowledge: Sendable {
  /// The secrets in the order in which they came up.
  public private(set) var secrets: [Secret] = []
  /// Who learned what in which step, in order.
  public private(set) var acquisitions: [Acquisition] = []
  private var knowers: [Secret: [ParticipantName]] = [:]

  /// What is known after these steps.
  ///
  /// A message that was lost is known to its sender alone.
  public init(after steps: some Sequence<Step>) {
    for step in steps { learn(from: step) }
  }

  /// Who knows a secret, in the order in which they learned it.
  public func knowers(of secret: Secret) -> [ParticipantName] { knowers[secret] ?? [] }

  private mutating func learn(from step: Step) {
    let receivers = step.isDelivered ? [step.receiver].compactMap { $0 } : []
    let learners = [step.sender] + receivers + step.observers
    for secret in Self.secrets(in: step) {
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

  private static func secrets(in step: Step) -> [Secret] {
    // What a comparison concludes, such as 'equal', is no secret.
    let isComparison = step.id.name.rawValue.hasSuffix("-check")
    let values = (isComparison ? step.calculation?.inputs : step.calculation?.values) ?? []
    let named = values.map { ($0.name, $0.value) }
    let placed = (step.message?.values ?? []).flatMap(Self.named)
    return (named + placed).compactMap { name, value in
      SecretNames.name(of: name).map { Secret(name: $0, value: value) }
    }
  }

  private static func named(_ spot: PlacedValue) -> [(WireText, WireText)] {
    switch spot.place {
    case .header(let name):
      switch name.asciiLowercased {
      case "cookie": [("cookie", spot.value)]
      case "set-cookie": [("cookie", Cookies.pair(ofSetCookie: spot.value))]
      case "authorization":
        [("access_token", spot.value.words.last ?? "")]
      default: [(name.asciiLowercased, spot.value)]
      }
    case .query(let name), .form(let name), .locationQuery(let name), .value(let name),
      .formField(_, let name):
      [(name, spot.value)]
    case .json(let way): way.last.map { [($0, spot.value)] } ?? []
    case .tokenClaim(_, let name) where name == "nonce": [(name, spot.value)]
    case .status, .body, .url, .tokenHeader, .tokenClaim: []
    }
  }
}
