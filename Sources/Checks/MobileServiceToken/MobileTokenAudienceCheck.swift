import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The token says how its user signed in, in a way that Mobile Services know.
struct MobileTokenAudienceCheck: MobileTokenCheck {
  let id = "mobile-token-audience"
  let requirement = Requirement(.rfc8725("3.9"), .must)
  let summary = "'aud' is exactly one provider: 'Custom', or one that Mobile Services offer"

  /// The providers of Mobile Services, and the one of users with a password.
  static let providers: [WireText] = [
    "Custom", "Facebook", "Google", "Twitter", "MicrosoftAccount", "Aad",
  ]

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let expected = Self.providers.map(\.quoted).joined(separator: ", ")
    guard case .present(let names) = token.claims.audience else {
      return .fail("'aud' \(token.claims["aud"].isWords); it must be one of \(expected)")
    }
    guard names.count == 1, Self.providers.contains(names[0]) else {
      return .fail(
        "'aud' names \(names.map(\.quoted).joined(separator: ", ")); it must name one of "
          + "\(expected), else a token for another service with the same key passes here")
    }
    return .pass("'aud' is '\(names[0])'")
  }
}
