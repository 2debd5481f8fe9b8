import TranscriptModel
import Vocabulary
import WireFormats

/// A kind of change after which a right conversation is still a right one, and why.
///
/// The rows are in the order in which they are tried. A row covers a change of one of its kinds, at one of its
/// steps and in one of its places; where it names no steps or no places, at all.
struct HarmlessAlteration: Sendable {
  let kinds: Set<Alteration.Kind>
  let steps: [MessageName]
  let places: [String]
  /// The text that allows it, or what else makes it right.
  let reason: String

  private init(
    _ kinds: Set<Alteration.Kind>, at steps: [MessageName], in places: [String], _ reason: String
  ) {
    self.kinds = kinds
    self.steps = steps
    self.places = places
    self.reason = reason
  }

  func covers(_ alteration: Alteration) -> Bool {
    // What stands in a token is named by the token's place first, which does not matter.
    let place = alteration.place.map { $0.split(separator: ": ").last.map(String.init) ?? $0 }
    return kinds.contains(alteration.kind)
      && (steps.isEmpty || steps.contains(alteration.step.name))
      && (places.isEmpty || place.map(places.contains) == true)
  }
}

// The ways to write a row.
extension HarmlessAlteration {
  private static func without(
    _ places: String..., at steps: MessageName..., because reason: String
  ) -> Self {
    Self([.valueGone], at: steps, in: places, reason)
  }

  private static func token(
    without places: String..., at steps: MessageName..., because reason: String
  ) -> Self {
    Self([.claimGone], at: steps, in: places, reason)
  }

  private static func step(
    _ kinds: Alteration.Kind..., at steps: MessageName..., because reason: String
  ) -> Self {
    Self(Set(kinds), at: steps, in: [], reason)
  }
}

extension HarmlessAlteration {
  static let all = fields + members + vendorMembers + claims + envelopes + order

  private static let fields: [Self] = [
    .without("header.Accept", because: "without it every media type will do: RFC 9110 §12.5.1"),
    .without(
      "header.Cache-Control", at: .metadataResponse, .keysResponse, .appleKeysResponse,
      .firebaseKeysResponse, because: "it is public, and there to be kept: OIDC Core §10.1.1"),
    .without(
      "header.Cache-Control", at: .authorizationResponse, .dialogResponse,
      because: "no cache keeps a 302 or 303 that has no lifetime: RFC 9110 §15.1"),
    .without(
      "header.Cache-Control", at: .loginPage, .resourceResponse, .insertResponse, .tableResponse,
      .providerTokenResponse, .providerUserResponse,
      because: "no text asks these servers for it, and without a lifetime or a date a cache has "
        + "nothing to guess one from: RFC 9111 §4.2.2"),
    .without(
      "header.Referrer-Policy", at: .loginPage,
      because: "the page links to nobody, which is what RFC 9700 §4.2.4 asks for"),
    .without(
      "header.X-ZUMO-APPLICATION", at: .socialLoginRequest,
      because: "it counts where a permission is 'application', and a login has none: "
        + "azure-mobile-services-node, authorize.js"),
    .without(
      "header.X-Client-Version", "header.X-Firebase-GMPID", "header.X-Ios-Bundle-Identifier",
      because: "they say which app and SDK ask, and need not: firebase-ios-sdk, AuthBackend.swift"),
  ]

  private static let members: [Self] = [
    .without(
      "json.grant_types_supported", "json.response_modes_supported",
      "json.token_endpoint_auth_methods_supported", at: .metadataResponse,
      because: "optional, with a default: RFC 8414 §2"),
    .without(
      "json.scopes_supported", at: .metadataResponse,
      because: "recommended, and a server need not list all: RFC 8414 §2"),
    .without(
      "json.keys/0/alg", "json.keys/0/use",
      because: "optional: RFC 7517 §4.2, §4.4; no key for anything else stands beside it"),
    .without(
      "json.scope", at: .tokenResponse, .refreshResponse,
      because: "optional where it is what was asked for: RFC 6749 §5.1"),
    .without(
      "json.expires_in", at: .tokenResponse, .refreshResponse,
      because: "a server may tell it otherwise: RFC 6749 §5.1; the token has 'exp'"),
    .without(
      "json.match", "json.score", at: .insertRequest,
      because: "a table has the columns that its app gives it"),
    .without(
      "json.token_type", "json.expires_in", at: .providerTokenResponse,
      because: "Facebook binds itself by its own pages: the service reads the token alone"),
  ]

  private static let vendorMembers: [Self] = [
    .without(
      "json.autoCreate", "json.returnIdpCredential", at: .firebaseSignInRequest,
      because: "optional: Identity Toolkit, accounts:signInWithIdp"),
    .without(
      "json.kind", "json.isNewUser", at: .firebaseSignInResponse,
      because: "nobody needs them, and 'isNewUser' is sent where it is true alone"),
    .without(
      "json.displayName", "json.email", "json.emailVerified", at: .firebaseSignInResponse,
      because: "there only where the provider told them: Identity Toolkit"),
  ]

  private static let claims: [Self] = [
    .token(without: "header.typ", because: "optional: RFC 7519 §5.1"),
    .token(
      without: "header.kid",
      because: "needed only where a set has several keys: OIDC Core §10.1"),
    .token(
      without: "claims.at_hash", at: .tokenResponse,
      because: "optional in the code flow: OIDC Core §3.1.3.6"),
    .token(
      without: "claims.auth_time", at: .tokenResponse,
      because: "optional where no 'max_age' asks for it: OIDC Core §2"),
    .token(
      without: "claims.name", "claims.email", "claims.email_verified",
      at: .firebaseSignInResponse, .firebaseRefreshResponse,
      because: "there only where the account has them: Firebase Auth"),
  ]

  private static let envelopes: [Self] = [
    .step(
      .method, at: .resourceRequest,
      because: "an API decides itself which methods it has: RFC 9110 §9.1"),
    .step(
      .method, at: .dialogRequest, because: "a server may support POST as well: RFC 6749 §3.1"),
    .step(
      .method, at: .providerTokenRequest,
      because: "Facebook documents GET, and a token endpoint has POST by RFC 6749 §3.2"),
    .step(
      .cacheable, at: .metadataResponse, .keysResponse, .appleKeysResponse, .firebaseKeysResponse,
      because: "it is public, and there to be kept: OIDC Core §10.1.1"),
    .step(
      .later, at: .resourceResponse, .tableResponse,
      because: "no text says how long an answer may take, and nothing that comes after rests on it"),
    .step(
      .doubled, at: .openBrowser, .appleIDRequest, .signInForm,
      because: "a user may press a button twice"),
    .step(
      .gone, .undelivered, at: .storeSession,
      because: "an app need not keep a session: what stays on a device is its own business"),
  ]

  private static let order: [Self] = [
    .step(
      .gone, at: .stateCheck, .idTokenCheck, .accessTokenCheck, .credentialCheck,
      .identityTokenVerification, .firebaseTokenCheck, .sessionCheck, .passwordHash, .mintToken,
      .tokenVerification,
      because: "what somebody calculates for itself is not in traffic: the messages are judged"),
    .step(
      .exchanged, at: .metadataResponse, because: "a verifier can be drawn before it is there"),
    .step(
      .exchanged, at: .keysResponse, .appleKeysResponse, .firebaseKeysResponse,
      because: "who judges may have keys from before, and get new ones besides: OIDC Core §10.1.1"),
    .step(
      .exchanged, at: .tokenResponse, .resourceRequest, .firebaseSignInRequest,
      because: "keys can be fetched before there is a token to judge"),
    .step(
      .exchanged, at: .resourceResponse, .tableResponse, .storeSession,
      because: "what the app does next does not rest on it"),
    .step(
      .exchanged, at: .firebaseSignInResponse,
      because: "the app still has the token of the sign-in before"),
    .step(
      .exchanged, at: .passwordHash,
      because: "a service may make the token first, as long as it answers only then"),
  ]
}
