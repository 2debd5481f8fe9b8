import HTTPModel
import Vocabulary
import WireFormats

/// The messages of the mobile service that mints its own tokens, those that only attacks have among them.
extension CustomTokenChecks {
  static let messageKinds: [MessageKind] = [
    dialog, socialLogin, provider, password, rows, device, calculations,
  ].flatMap(\.self)

  private static let dialog: [MessageKind] = [
    .handoff(.openBrowser, from: [.app], to: .device, as: .rfc8252("4.1"))
      .encrypted(Requirement(.rfc6749("3.1"), .must)),
    .handoff(.browserLaunch, from: [.device], to: .browser, as: .rfc8252("4.1"))
      .after(.openBrowser, .openLink)
      .encrypted(Requirement(.rfc6749("3.1"), .must)),
    .handoff(.link, from: [], to: .user, as: .rfc9700("4.7")),
    .handoff(.openLink, from: [], to: .device, as: .rfc8252("8.9")),
    .request(
      .dialogRequest, from: [.browser, .webView, .attacker], to: .facebook, as: .rfc6749("4.2.1")
    )
    .after(.browserLaunch)
    .method("GET", "POST", by: Requirement(.rfc6749("3.1"), .must))
    .encrypted(Requirement(.rfc6749("3.1"), .must))
    .atKnownHost(),
    .response(.dialogResponse, from: .facebook, to: [.dialogRequest], as: .rfc6749("4.2.2"))
      .caching(.unwise(Requirement(.rfc9111("5.2.2.5")))),
    .handoff(.tokenRedirect, from: [.browser, .webView], to: .device, as: .rfc8252("4.1"))
      .after(.dialogResponse),
    .handoff(.callback, from: [.device, .webView], to: .app, as: .rfc8252("4.1"))
      .after(.tokenRedirect, .openLink),
  ]

  private static let socialLogin: [MessageKind] = [
    .request(.socialLoginRequest, from: [.app], to: .mobileService, as: .mobileServicesREST)
      .after(.callback)
      .method("POST", by: Requirement(.mobileServicesREST))
      .encrypted(Requirement(.rfc6750("5.3"), .must))
      .atKnownHost()
      .content(MediaType.json, by: Requirement(.mobileServicesREST)),
    tokenAnswer(.socialLoginResponse, to: .socialLoginRequest)
      .after(.providerUserResponse, needs: .onceIfAny),
  ]

  /// Facebook's Graph API: its answers are JSON, and the question goes with a token in the URL.
  private static let provider: [MessageKind] = [
    .request(
      .providerTokenRequest, from: [.mobileService], to: .facebook, as: .facebookTokenDebugging
    )
    .after(.socialLoginRequest)
    .method("GET", "POST", by: Requirement(.facebookTokenDebugging))
    .encrypted(Requirement(.rfc6750("5.3"), .must))
    .atKnownHost(),
    .response(
      .providerTokenResponse, from: .facebook, to: [.providerTokenRequest],
      as: .facebookTokenDebugging
    )
    .usualContent(MediaType.json, by: .facebookTokenDebugging)
    .caching(.unwise(Requirement(.rfc9111("5.2.2.5")))),
    .request(
      .providerUserRequest, from: [.mobileService], to: .facebook, as: .facebookTokenDebugging
    )
    .after(.providerTokenResponse)
    .method("GET", by: Requirement(.facebookTokenDebugging))
    .encrypted(Requirement(.rfc6750("5.3"), .must))
    .atKnownHost(),
    .response(
      .providerUserResponse, from: .facebook, to: [.providerUserRequest],
      as: .facebookTokenDebugging
    )
    .usualContent(MediaType.json, by: .facebookTokenDebugging)
    .caching(.unwise(Requirement(.rfc9111("5.2.2.5")))),
  ]

  private static let password: [MessageKind] = [
    .handoff(.signInForm, from: [.app], to: .user, as: .mobileServicesToken),
    .handoff(.typedCredentials, from: [.user], to: .app, as: .mobileServicesToken)
      .after(.signInForm),
    passwordRequest(.createUserRequest),
    tokenAnswer(.createUserResponse, to: .createUserRequest),
    passwordRequest(.logInRequest),
    tokenAnswer(.logInResponse, to: .logInRequest),
  ]

  private static func passwordRequest(_ name: MessageName) -> MessageKind {
    .request(name, from: [.app], to: .mobileService, as: .mobileServicesToken)
      .after(.typedCredentials).whenAnswered(.signInForm)
      .method("POST", by: Requirement(.mobileServicesToken))
      .encrypted(Requirement(.rfc6749("10.8"), .mustNot))
      .atKnownHost()
      .content(MediaType.json, by: Requirement(.mobileServicesREST))
  }

  private static func tokenAnswer(_ name: MessageName, to request: MessageName) -> MessageKind {
    .response(name, from: .mobileService, to: [request], as: .mobileServicesREST)
      .usualContent(MediaType.json, by: .mobileServicesREST)
      .caching(.forbiddenForTokens(Requirement(.rfc6749("5.1"), .must)))
  }

  private static let rows: [MessageKind] = [
    .request(.insertRequest, from: [.app], to: .mobileService, as: .mobileServicesREST)
      .method("POST", by: Requirement(.mobileServicesREST))
      .encrypted(Requirement(.rfc6750("5.3"), .must))
      .atKnownHost()
      .content(MediaType.json, by: Requirement(.mobileServicesREST)),
    .response(.insertResponse, from: .mobileService, to: [.insertRequest], as: .mobileServicesREST)
      .status(200, 201, by: Requirement(.mobileServicesREST))
      .usualContent(MediaType.json, by: .mobileServicesREST)
      .caching(.unwise(Requirement(.rfc9111("5.2.2.5")))),
    .request(.tableRequest, from: [.app], to: .mobileService, as: .mobileServicesREST)
      .method("GET", by: Requirement(.mobileServicesREST))
      .encrypted(Requirement(.rfc6750("5.3"), .must))
      .atKnownHost(),
    .response(.tableResponse, from: .mobileService, to: [.tableRequest], as: .mobileServicesREST)
      .status(200, by: Requirement(.mobileServicesREST))
      .usualContent(MediaType.json, by: .mobileServicesREST)
      .caching(.unwise(Requirement(.rfc9111("5.2.2.5")))),
  ]

  private static let device: [MessageKind] = [
    .handoff(.storeSession, from: [.app], to: .device, as: .mobileServicesREST)
      .after(.socialLoginResponse, .createUserResponse, .logInResponse),
    .handoff(.extraction, from: [], to: .device, as: .ownChoice),
    .handoff(.extracted, from: [.device], to: .attacker, as: .ownChoice).after(.extraction),
  ]

  private static let calculations: [MessageKind] = [
    .calculation(.passwordHash, by: .mobileService, as: .mobileServicesToken)
      .after(.createUserRequest, .logInRequest).before(.createUserResponse, .logInResponse),
    .calculation(.mintToken, by: .mobileService, as: .mobileServicesToken)
      .after(.createUserRequest, .logInRequest, .socialLoginRequest)
      .rather(after: .providerUserResponse, than: .socialLoginRequest)
      .before(.createUserResponse, .logInResponse, .socialLoginResponse),
    .calculation(.tokenVerification, by: .mobileService, as: .mobileServicesREST)
      .after(.insertRequest, .tableRequest).before(.insertResponse, .tableResponse),
    .calculation(.keySearch, by: .attacker, as: .ownChoice),
    .calculation(.forgeToken, by: .attacker, as: .ownChoice),
  ]
}
