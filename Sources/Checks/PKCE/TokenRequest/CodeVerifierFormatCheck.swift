import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A verifier is 43 to 128 unreserved characters.
struct CodeVerifierFormatCheck: Check {
  let id = "code-verifier-format"
  let requirement = Requirement(.rfc7636("4.1"))
  let summary = "'code_verifier' has 43 to 128 characters of A-Z a-z 0-9 - . _ ~"
  let subjects: [MessageName] = [.codeChallenge, .tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    let value = step.calculation?.input(.codeVerifier) ?? step.request?.form?[.codeVerifier]
    guard let verifier = value else { return nil }
    let scalars = verifier.unicodeScalars
    if let odd = scalars.first(where: { !Self.isUnreserved($0) }) {
      return .fail(
        "'code_verifier' has the character U+\(odd.codePoint); "
          + "A-Z a-z 0-9 - . _ ~ are allowed")
    }
    guard (43...128).contains(scalars.count) else {
      return .fail("'code_verifier' has \(scalars.count) characters; 43 to 128 are allowed")
    }
    return .pass("\(scalars.count) unreserved characters")
  }

  private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && PercentEncoding.isUnreserved(UInt8(truncatingIfNeeded: scalar.value))
  }
}
