import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// An API that has no keys can verify no token, and so believes none.
  static let keysAtHand = Check(
    "keys-at-hand", at: [.resourceResponse], Requirement(.rfc8725("3.3"), .must),
    "an API that takes a JWT has got a key set to verify it with"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard evidence.jwt(request.request?.bearerToken) != nil else { return nil }
    let fetches = evidence.reading(KeyFetches.self)
    let attempts = MessageName.keyRequests.flatMap {
      fetches.attempts(of: step.sender, $0, before: step).suffix(Self.mostAttempts)
    }
    // A key set counts whatever media type it came with.
    let hasKeys = attempts.contains { attempt in
      attempt.keySet != nil
        || evidence.step(attempt.number).flatMap { evidence.response(to: $0) }
          .flatMap { $0.isDelivered ? evidence.publishedKeys(in: $0) : nil } != nil
    }
    if hasKeys {
      return .pass("'\(step.sender)' has got a key set")
    }
    if attempts.contains(where: \.isUnchanged) {
      throw MissingEvidence(
        "'\(step.sender)' has kept keys from before: they are not in the transcript")
    }
    try evidence.requireAllSteps(before: step)
    guard let last = attempts.max(by: { $0.number < $1.number }),
      let asked = evidence.step(last.number)
    else {
      throw MissingEvidence(
        "'\(step.sender)' asked for no keys: if it had some, they are not in the transcript")
    }
    return .fail(
      "'\(step.sender)' got no keys in answer to \(asked.id.quoted), and takes a token all the same"
    )
  }

  /// The last attempts tell enough: who had keys before them keeps on asking for newer ones only rarely.
  private static let mostAttempts = 100
}
