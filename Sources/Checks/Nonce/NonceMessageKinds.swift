import HTTPModel
import Vocabulary
import WireFormats

/// The messages of Sign in with Apple into Firebase.
extension NonceChecks {
  static let messageKinds: [MessageKind] = [
    sheet, apple, signIn, keys, data, calculations,
  ].flatMap(\.self)

  private static let sheet: [MessageKind] = [
    .handoff(.appleIDRequest, from: [.app], to: .device, as: .appleServices),
    .handoff(.secondTap, from: [.user], to: .app, as: .appleServices),
    .handoff(.appleIDPrompt, from: [.device], to: .user, as: .appleServices)
      .after(.appleIDRequest),
    .handoff(.appleIDDecision, from: [.user], to: .device, as: .appleServices)
      .after(.appleIDPrompt),
    .handoff(.appleCredential, from: [.device], to: .app, as: .appleServices)
      .after(.appleAuthorizationResponse),
    .handoff(.appleIDError, from: [.device], to: .app, as: .appleServices)
      .after(.appleIDDecision, .appleAuthorizationResponse),
  ]

  private static let apple: [MessageKind] = [
    .request(.appleAuthorizationRequest, from: [.device], to: .apple, as: .appleServices)
      .after(.appleIDDecision, needs: .eachTime)
      .method("GET", "POST", by: Requirement(.rfc6749("3.1"), .must))
      .encrypted(Requirement(.rfc6749("3.1"), .must))
      .address("https://appleid.apple.com/auth/authorize", by: .appleREST),
    .response(
      .appleAuthorizationResponse, from: .apple, to: [.appleAuthorizationRequest],
      as: .appleServices
    )
    .content(MediaType.json, by: Requirement(.rfc6749("5.1")))
    .caching(.forbidden(Requirement(.rfc6749("5.1"), .must))),
  ]

  private static let signIn: [MessageKind] = [
    .request(.firebaseSignInRequest, from: [.app], to: .firebase, as: .firebaseAuth)
      .after(.appleCredential)
      .method("POST", by: Requirement(.identityToolkit))
      .encrypted(Requirement(.identityToolkit))
      .address(
        "https://www.googleapis.com/identitytoolkit/v3/relyingparty/verifyAssertion",
        "https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp", by: .identityToolkit
      )
      .content(MediaType.json, by: Requirement(.identityToolkit)),
    .response(
      .firebaseSignInResponse, from: .firebase, to: [.firebaseSignInRequest], as: .firebaseAuth
    )
    .content(MediaType.json, by: Requirement(.identityToolkit))
    .caching(.forbidden(Requirement(.rfc6749("5.1"), .must))),
    .request(.firebaseRefreshRequest, from: [.app], to: .firebase, as: .firebaseAuth)
      .after(.firebaseSignInResponse, .firebaseRefreshResponse)
      .method("POST", by: Requirement(.rfc6749("3.2"), .must))
      .encrypted(Requirement(.rfc6749("3.2"), .must))
      .address("https://securetoken.googleapis.com/v1/token", by: .firebaseAuth)
      .content(MediaType.json, MediaType.form, by: Requirement(.firebaseAuth)),
    .response(
      .firebaseRefreshResponse, from: .firebase, to: [.firebaseRefreshRequest], as: .firebaseAuth
    )
    .status(200, by: Requirement(.rfc6749("5.1")))
    .content(MediaType.json, by: Requirement(.rfc6749("5.1")))
    .caching(.forbidden(Requirement(.rfc6749("5.1"), .must))),
  ]

  /// Key sets are public: an attacker reads them too.
  private static let keys: [MessageKind] = [
    .request(.appleKeysRequest, from: [.firebase, .attacker], to: .apple, as: .appleREST)
      .method("GET", by: Requirement(.appleREST))
      .encrypted(Requirement(.oidcCore("10.1")))
      .address("https://appleid.apple.com/auth/keys", by: .appleREST),
    .response(.appleKeysResponse, from: .apple, to: [.appleKeysRequest], as: .appleREST)
      .usualContent(MediaType.json, MediaType.keySet, by: .rfc7517("8.5.2")),
    .request(
      .firebaseKeysRequest, from: [.resourceServer, .attacker], to: .firebase, as: .firebaseAuth
    )
    .usualMethod("GET", by: .rfc9110("9.3.1"))
    .encrypted(Requirement(.firebaseAuth))
    .address(
      "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
      "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
      by: .firebaseAuth),
    .response(.firebaseKeysResponse, from: .firebase, to: [.firebaseKeysRequest], as: .firebaseAuth)
      .usualContent(MediaType.json, MediaType.keySet, by: .rfc7517("8.5.2")),
  ]

  private static let data: [MessageKind] = [
    .request(.resourceRequest, from: [.app], to: .resourceServer, as: .rfc6749("7"))
      .usualMethod("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", by: .rfc9110("9.1"))
      .encryptedWithToken(Requirement(.rfc6750("5.3"), .must))
      .atKnownHost(),
    .response(.resourceResponse, from: .resourceServer, to: [.resourceRequest], as: .rfc6749("7"))
      .usualContent(MediaType.json, by: .rfc9110("8.3"))
      .caching(.unwise(Requirement(.rfc9111("3.5"))))
      .protected(Requirement(.rfc6749("7"), .must)),
  ]

  private static let calculations: [MessageKind] = [
    .calculation(.rawNonce, by: .app, as: .firebaseAuth).before(.appleIDRequest),
    .calculation(.credentialCheck, by: .app, as: .firebaseAuth).after(.appleCredential)
      .before(.firebaseSignInRequest),
    .calculation(.fatalError, by: .app, as: .firebaseAuth).after(.appleCredential),
    .calculation(.identityTokenVerification, by: .firebase, as: .firebaseAuth)
      .after(.firebaseSignInRequest).before(.firebaseSignInResponse),
    .calculation(.firebaseTokenCheck, by: .resourceServer, as: .firebaseAuth)
      .after(.resourceRequest).before(.resourceResponse),
    .calculation(.sessionCheck, by: .app, as: .oidcCore("12.2")).after(.firebaseRefreshResponse)
      .before(.resourceRequest),
  ]
}
