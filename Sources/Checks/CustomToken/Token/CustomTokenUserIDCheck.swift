import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The user's id says which kind of user it names, and says the same as `aud`.
struct CustomTokenUserIDCheck: TokenRule {
  let id = "mobile-token-user-id"
  let token = JudgedToken.customToken
  let requirement = Requirement(.mobileServicesToken)
  let summary =
    "'uid' is 'Provider:id', split at the first colon, and the provider is that of 'aud'"

  func judge(_ jwt: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    guard let userID = jwt.claims.string("uid").value, !userID.isEmpty else {
      return .fail("'uid' \(jwt.claims["uid"].isWords); it must be a text 'Provider:id'")
    }
    let parts = userID.split(at: ":", maxSplits: 1)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      return .fail(
        "'uid' is '\(userID)', without a provider in front; nothing says which kind of user it is")
    }
    let provider = parts[0]
    // An audience that names no provider is a fault of its own.
    guard let audience = jwt.claims.audience.value, audience.count == 1,
      CustomTokenAudienceCheck.providers.contains(audience[0])
    else { return nil }
    return .equal(
      provider, audience[0], pass: "'uid' is of the provider '\(provider)', as 'aud' says",
      fail: "'uid' is of the provider '\(provider)', but 'aud' is '\(audience[0])': whoever chose "
        + "this id can be taken for a user of the other kind")
  }
}
