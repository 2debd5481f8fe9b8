import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The user's id says which kind of user it names, and says the same as `aud`.
struct MobileTokenUserIDCheck: MobileTokenCheck {
  let id = "mobile-token-user-id"
  let requirement = Requirement(.mobileServicesToken)
  let summary =
    "'uid' is 'Provider:id', split at the first colon, and the provider is that of 'aud'"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    guard let userID = token.claims.string("uid").value, !userID.isEmpty else {
      return .fail("'uid' \(token.claims["uid"].isWords); it must be a text 'Provider:id'")
    }
    let parts = userID.split(at: ":", maxSplits: 1)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      return .fail(
        "'uid' is '\(userID)', without a provider in front; nothing says which kind of user it is")
    }
    let provider = parts[0]
    // An audience that names no provider is a fault of its own.
    guard let audience = token.claims.audience.value, audience.count == 1,
      MobileTokenAudienceCheck.providers.contains(audience[0])
    else { return nil }
    return .equal(
      provider, audience[0], pass: "'uid' is of the provider '\(provider)', as 'aud' says",
      fail: "'uid' is of the provider '\(provider)', but 'aud' is '\(audience[0])': whoever chose "
        + "this id can be taken for a user of the other kind")
  }
}
