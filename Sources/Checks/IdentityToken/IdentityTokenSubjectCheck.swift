import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The identity token says who signed in.
struct IdentityTokenSubjectCheck: IdentityTokenCheck {
  let id = "identity-token-subject"
  let requirement = Requirement(.oidcCore("2"), .must)
  let summary = "the identity token's 'sub' has 1 to 255 ASCII characters"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .subject(of: token.claims)
  }
}

extension Judgement {
  /// `sub` must be there and name somebody.
  static func subject(of claims: ClaimsSet) -> Judgement {
    switch claims.string("sub") {
    case .absent: return .fail("'sub' is missing; it names the user")
    case .wrongType(let value): return .fail("'sub' is \(value.kind); it must be a string")
    case .present(let text):
      guard (1...255).contains(text.utf8.count), text.utf8.allSatisfy({ $0 < 128 }) else {
        return .fail("'sub' has \(text.utf8.count) bytes; it must be 1 to 255 ASCII characters")
      }
      return .pass("'sub' is '\(text)'")
    }
  }
}
