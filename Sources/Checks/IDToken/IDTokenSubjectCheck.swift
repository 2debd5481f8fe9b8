import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The ID token says who signed in, and a refresh does not change that.
struct IDTokenSubjectCheck: IDTokenCheck {
  let id = "id-token-subject"
  let requirement = Requirement(.oidcCore("2"), .must)
  let summary = "the ID token's 'sub' has 1 to 255 ASCII characters, the same after a refresh"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let subject: WireText
    switch token.claims.string("sub") {
    case .absent: return .fail("'sub' is missing; it names the user")
    case .wrongType(let value): return .fail("'sub' is \(value.kind); it must be a string")
    case .present(let text): subject = text
    }
    guard (1...255).contains(subject.utf8.count), subject.utf8.allSatisfy({ $0 < 128 }) else {
      return .fail("'sub' has \(subject.utf8.count) bytes; it must be 1 to 255 ASCII characters")
    }
    let first = try step.id.name == .refreshResponse ? evidence.firstResponse(behind: step) : step
    if first.number != step.number, let text = evidence.idToken(in: first),
      case .readable(let earlier) = evidence.token(text),
      let expected = earlier.claims.string("sub").value
    {
      return .claim("sub", of: token.claims, equals: expected)
    }
    return .pass("'sub' is '\(subject)', \(subject.characterCount) characters")
  }
}
