import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedToken {
  /// The token that a mobile service mints, where it is issued and where it is used: the app does not
  /// look into it.
  static let customToken = JudgedToken(
    name: "mobile-token", words: "the token",
    subjects: [
      .createUserResponse, .logInResponse, .socialLoginResponse, .insertRequest, .tableRequest,
    ], readAt: [.insertRequest, .tableRequest]
  ) { step, evidence in step.customToken(in: evidence) }
}

extension TokenCheck {
  /// The token says that it is signed with the one algorithm that the service's key is for.
  static let customTokenAlgorithm = TokenCheck(
    "mobile-token-algorithm", of: .customToken, Requirement(.rfc8725("3.1"), .must),
    "'alg' is HS256, the one algorithm of the service's key"
  ) { jwt, _, _ in
    let algorithm = jwt.jws.header["alg"]
    guard algorithm != "HS256" else { return .pass("'alg' is HS256") }
    return .fail(
      "'alg' \(algorithm.isWords); a service has one algorithm for its key, HS256, and does not "
        + "ask the token", expected: "HS256", actual: algorithm?.compactText)
  }

  /// The header's `kid` has the type of version 2.
  static let customTokenKeyID = TokenCheck(
    "mobile-token-kid", of: .customToken, Requirement(.mobileServicesVersion2),
    "'kid' is the text \"0\", not the number"
  ) { jwt, _, _ in
    let keyID = jwt.jws.header["kid"]
    if keyID == "0" { return .pass("'kid' is the text \"0\"") }
    let reason =
      keyID == .integer(0)
      ? "'kid' is the number 0, the form of version 1; since version 2 it is the text \"0\""
      : "'kid' \(keyID.isWords); it must be the text \"0\""
    return .fail(reason, expected: "\"0\"", actual: keyID?.compactText)
  }

  /// The token has the current form.
  static let customTokenVersion = TokenCheck(
    "mobile-token-version", of: .customToken, Requirement(.mobileServicesVersion2),
    "'ver' is the number 2"
  ) { jwt, _, _ in
    let version = jwt.claims["ver"]
    guard version != .integer(2) else { return .pass("'ver' is the number 2") }
    return .fail(
      "'ver' \(version.isWords); since March 2014 it is the number 2", expected: "2",
      actual: version?.compactText)
  }

  /// The token is one of Mobile Services, and no other JWT.
  static let customTokenIssuer = claim(
    "iss", "mobile-token-issuer", of: .customToken, Requirement(.rfc8725("3.12"), .must),
    "'iss' is the fixed text of Mobile Services"
  ) { _, _, _ in "urn:microsoft:windows-azure:zumo" }

  /// The user's id says which kind of user it names, and says the same as `aud`.
  static let customTokenUserID = TokenCheck(
    "mobile-token-user-id", of: .customToken, Requirement(.mobileServicesToken),
    "'uid' is 'Provider:id', split at the first colon, and the provider is that of 'aud'"
  ) { jwt, _, _ in
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

extension JSONValue? {
  /// The value as JSON, or that it is missing, for a message.
  var isWords: String { self.map { "is \($0.compactText)" } ?? "is missing" }
}
