import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// A participant that judges the signatures of tokens with keys that it fetches.
struct SignatureReader: Sendable {
  /// What its requests for keys are called.
  var keyRequest: MessageName
  /// The algorithms that it takes.
  var algorithms: [WireText]
  /// Whether it looks at the token's algorithm before it asks for keys.
  var looksAtAlgorithmFirst = false

  /// What it must find of a token that a step brought, when it judges it in another step.
  func verdict(
    on token: JWT, broughtBy carrier: Step, judgedIn step: Step, _ evidence: Evidence
  ) throws(MissingEvidence) -> SignatureVerdict {
    let name = token.jws.header.algorithm.value ?? ""
    let isTaken = algorithms.contains(name) && name != "none"
    if looksAtAlgorithmFirst, !isTaken { return .bad }
    guard let keySet = try keySet(at: carrier, step, evidence) else { return .notJudged }
    guard isTaken else { return .bad }
    switch try evidence.verification(of: token.jws, with: keySet) {
    case .good(let algorithm, _): return algorithm.name == name ? .good : .bad
    case .bad: return .bad
    case .unjudged(let reason): throw MissingEvidence(reason)
    }
  }

  /// The key set that the reader had; nil when it asked and got none.
  ///
  /// - Throws: `MissingEvidence` when it did not ask: it may have kept keys from an earlier time.
  private func keySet(
    at carrier: Step, _ step: Step, _ evidence: Evidence
  ) throws(MissingEvidence) -> JWKSet? {
    let attempts = evidence.reading(KeyFetches.self)
      .attempts(of: step.sender, keyRequest, before: step)
    let own = attempts.reversed().prefix { $0.number > carrier.number }
    if !own.isEmpty, own.allSatisfy({ $0.keySet == nil }) {
      try evidence.requireAllSteps(before: step)
      return nil
    }
    if let keySet = attempts.last(where: { $0.keySet != nil })?.keySet { return keySet }
    try evidence.requireAllSteps(before: step)
    throw MissingEvidence(
      "'\(step.sender)' asked for no keys before \(step.id.quoted): if it had some, they are not in "
        + "the transcript")
  }
}
