import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Evidence {
  /// What a participant must find of a token that a step brought, when it judges it in another step with
  /// the algorithms that it takes and with keys that it fetches.
  func verdict(
    on token: JWT, broughtBy carrier: Step, judgedIn step: Step, algorithms: [WireText],
    withKeysOf keyRequest: MessageName, looksAtAlgorithmFirst: Bool
  ) throws(MissingEvidence) -> SignatureVerdict {
    let name = token.jws.header.algorithm.value ?? ""
    let isTaken = algorithms.contains(name) && name != "none"
    if looksAtAlgorithmFirst, !isTaken { return .bad }
    guard let keySet = try keySet(of: keyRequest, at: carrier, step) else { return .notJudged }
    guard isTaken else { return .bad }
    switch try verification(of: token.jws, with: keySet) {
    case .good(let algorithm, _): return algorithm.name == name ? .good : .bad
    case .bad: return .bad
    case .unjudged(let reason): throw MissingEvidence(reason)
    }
  }

  /// The key set that the reader had; nil when it asked and got none.
  ///
  /// - Throws: `MissingEvidence` when it did not ask: it may have kept keys from an earlier time.
  private func keySet(
    of keyRequest: MessageName, at carrier: Step, _ step: Step
  ) throws(MissingEvidence) -> JWKSet? {
    let attempts = reading(KeyFetches.self)
      .attempts(of: step.sender, keyRequest, before: step)
    let own = attempts.reversed().prefix { $0.number > carrier.number }
    if !own.isEmpty, own.allSatisfy({ $0.keySet == nil && !$0.isUnchanged }) {
      try requireAllSteps(before: step)
      return nil
    }
    if let keySet = attempts.last(where: { $0.keySet != nil })?.keySet { return keySet }
    try requireAllSteps(before: step)
    throw MissingEvidence(
      "'\(step.sender)' asked for no keys before \(step.id.quoted): if it had some, they are not in "
        + "the transcript")
  }
}
