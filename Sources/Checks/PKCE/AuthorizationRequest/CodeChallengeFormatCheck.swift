import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// An S256 challenge is base64url of 32 bytes: 43 characters, no padding.
struct CodeChallengeFormatCheck: Check {
  let id = "code-challenge-format"
  let requirement = Requirement(.rfc7636("4.2"))
  let summary = "an S256 challenge is base64url without padding, 43 characters"
  let subjects: [MessageName] = [.authorizationRequest]
  // A server may take any text here: no verifier will fit a wrong one.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let parameters = step.request?.url.queryParameters,
      parameters["code_challenge_method"] == "S256", let challenge = parameters["code_challenge"]
    else { return nil }
    do {
      let bytes = try Base64URL.decode(challenge)
      guard bytes.count == 32 else { return .fail(.length(challenge, bytes: bytes.count)) }
      return .pass("43 characters of base64url, 32 bytes")
    } catch {
      return .fail(.notBase64URL(error))
    }
  }
}

extension String {
  fileprivate static func length(_ challenge: WireText, bytes: Int) -> String {
    "'code_challenge' has \(challenge.characterCount) characters, \(bytes) bytes; "
      + "a SHA-256 digest has 32 bytes, 43 characters"
  }

  fileprivate static func notBase64URL(_ error: Base64Error) -> String {
    "'code_challenge' is not base64url: \(error)"
  }
}
