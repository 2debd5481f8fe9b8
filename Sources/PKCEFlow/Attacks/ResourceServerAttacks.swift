import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can go wrong at the API.
extension PKCEAttacks {
  static let resourceServer = [
    tokenAbsent, headerMalformed, tokenInvalid, tokenForged, tokenOfAnotherIssuer,
    scopeInsufficient, tokenInQuery, audienceOtherAPI, idTokenAsAccessToken, keysUnreachable,
  ]

  static let tokenAbsent = Attack(
    "token-absent", "the request for photos brings no token",
    goal: .photosShown("the API shows photos to whoever asks"),
    defence: .tokenRequired, reference: .rfc6750("3.1"),
    edits: [
      StepEdit(
        step: StepID(.resourceRequest), action: .change(.header("Authorization"), .remove))
    ])

  static let headerMalformed = Attack(
    "header-malformed", "the request brings one token in the header field and another in the URL",
    goal: .photosShown("the API answers a request that brings a token in two ways"),
    defence: .headerWellFormed, reference: .rfc6750("3.1"),
    edits: [
      StepEdit(
        step: StepID(.resourceRequest),
        action: .change(.query(ParameterName.accessToken.rawValue), .add("another-token")))
    ])

  static let tokenOfAnotherIssuer = Attack(
    "token-of-another-issuer", "the access token is changed on its way, and names another issuer",
    powers: [.editsMessages],
    goal: .photosShown("the API takes a token of an issuer that it does not trust"),
    defence: .accessTokenIssuer, inDepthWith: [.accessTokenSignature],
    refusedBy: .accessTokenSignature, reference: .rfc9068("4"),
    edits: [
      StepEdit(
        step: StepID(.resourceRequest),
        action: .change(
          .tokenClaim(of: .header("Authorization"), "iss"), .set("https://attacker.example")))
    ])

  static let scopeInsufficient = Attack(
    "scope-insufficient", "the app never asked for the scope that it needs",
    goal: .photosShown("the API shows photos for a token that does not allow it"),
    defence: .scopeSufficient, reference: .rfc6750("3.1"),
    settings: [NamedValue("app.scope", "openid")])

  static let tokenInQuery = Attack(
    "token-in-query", "the app puts its access token into the URL, where logs keep it",
    goal: .photosShown("the API takes a token from the URL"),
    defence: .tokenInHeaderOnly, reference: .rfc9700("4.3.2"),
    settings: [NamedValue("app.access_token_in", "url")])

  static let audienceOtherAPI = Attack(
    "audience-other-api", "the app brings a token that was issued for another API",
    goal: .photosShown("the API takes a token that was issued for another one"),
    defence: .accessTokenAudience, reference: .rfc9068("4"),
    settings: [NamedValue("authorization-server.audience", "https://other-api.example")])

  static let idTokenAsAccessToken = Attack(
    "id-token-as-access-token", "the app brings its ID token instead of its access token",
    goal: .photosShown("the API takes an ID token for an access token"),
    defence: .accessTokenType, inDepthWith: [.accessTokenAudience, .scopeSufficient],
    reference: .rfc9068("4"), settings: [NamedValue("app.api_token", "id_token")])

  static let keysUnreachable = Attack(
    "keys-unreachable", "the API cannot fetch the issuer's keys, so it can verify no token",
    goal: .photosShown("the API takes a token that it could not verify"),
    defence: .keysRequired, reference: .rfc9068("4"),
    edits: [StepEdit(step: StepID(.keysRequest, occurrence: 2), action: .drop)])
}
