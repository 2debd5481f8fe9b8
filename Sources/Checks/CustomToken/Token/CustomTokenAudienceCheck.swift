import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The token says how its user signed in, in a way that Mobile Services know.
struct CustomTokenAudienceCheck: TokenRule {
  let id = "mobile-token-audience"
  let token = JudgedToken.customToken
  let requirement = Requirement(.rfc8725("3.9"), .must)
  let summary = "'aud' is exactly one provider: 'Custom', or one that Mobile Services offer"

  /// The providers of Mobile Services, and the one of users with a password.
  static let providers: [WireText] = [
    "Custom", "Facebook", "Google", "Twitter", "MicrosoftAccount", "Aad",
  ]

  func judge(_ jwt: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let expected = Self.providers.quotedList
    guard case .present(let names) = jwt.claims.audience else {
      return .fail("'aud' \(jwt.claims["aud"].isWords); it must be one of \(expected)")
    }
    guard names.count == 1, Self.providers.contains(names[0]) else {
      return .fail(
        "'aud' names \(names.quotedList); it must name one of "
          + "\(expected), else a token for another service with the same key passes here")
    }
    return .pass("'aud' is '\(names[0])'")
  }
}
