import HTTPModel
import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// The app derived its challenge from its verifier, and the verifier from the octets that it drew.
struct CodeChallengeDerivedCheck: Check {
  let id = "code-challenge-derived"
  let requirement = Requirement(.rfc7636("4.2"))
  let summary = "the challenge that the app calculated is BASE64URL(SHA-256(verifier))"
  let subjects: [MessageName] = [.codeChallenge]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    guard let verifier = calculation.input(.codeVerifier),
      let challenge = calculation.output(.codeChallenge)
    else { throw MissingEvidence("the calculation lacks 'code_verifier' or 'code_challenge'") }
    let digest = DigestAlgorithm.sha256.digest(of: Array(verifier.utf8))
    let derivations = [
      Derivation(
        "'code_verifier' is not base64url of 'random_octets'", verifier,
        calculation.input("random_octets").map { Hex.decode($0).map { Base64URL.encode($0) } ?? $0 }
      ),
      Derivation(
        "'sha256' is not the digest of 'code_verifier'",
        calculation.output("sha256"), Hex.encode(digest)),
      Derivation(
        "'code_challenge' is not S256 of 'code_verifier'", challenge, Base64URL.encode(digest)),
    ]
    for derivation in derivations {
      if let failure = derivation.failure { return failure }
    }
    return .pass("BASE64URL(SHA-256(code_verifier)) has \(challenge.count) characters, as given")
  }

  /// A value that was recorded, and what it should have been; nil where there is nothing to compare.
  private struct Derivation {
    var fault: String
    var actual: String?
    var expected: String?

    init(_ fault: String, _ actual: String?, _ expected: String?) {
      self.fault = fault
      self.actual = actual
      self.expected = expected
    }

    var failure: Judgement? {
      guard let actual, let expected, !actual.isIdentical(to: expected) else { return nil }
      return .fail(
        "\(fault); " + TextDifference.words(expected: expected, actual: actual),
        expected: expected, actual: actual)
    }
  }
}
