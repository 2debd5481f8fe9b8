import HTTPModel
import Vocabulary
import WireFormats

/// The messages of the authorization code flow with PKCE, those that only attacks have among them.
extension PKCEChecks {
  static let messageKinds: [MessageKind] = [
    setUp, authorization, answer, tokens, keysAndData, calculations,
  ].flatMap(\.self)

  /// What has a browser of its own: anybody can ask for an account, and an attacker has one.
  private static let userAgents: [ParticipantName] = [.browser, .webView, .attacker]

  /// What is public is there for everybody.
  private static let setUp: [MessageKind] = [
    .request(
      .metadataRequest, from: [.app, .attacker], to: .authorizationServer, as: .rfc8414("3")
    )
    .method("GET", by: Requirement(.rfc8414("3.1"), .must))
    .encrypted(Requirement(.rfc8414("6.1"), .must)),
    .response(
      .metadataResponse, from: .authorizationServer, to: [.metadataRequest], as: .rfc8414("3.2")
    )
    .status(200, by: Requirement(.rfc8414("3.2"), .must))
    .content(MediaType.json, by: Requirement(.rfc8414("3.2"), .must)),
  ]

  private static let authorization: [MessageKind] = [
    .handoff(.openBrowser, from: [.app], to: .device, as: .rfc8252("4.1"))
      .after(.metadataResponse, needs: .onceIfAny)
      .encrypted(Requirement(.rfc6749("3.1"), .must)),
    .handoff(.openWebView, from: [.app], to: .webView, as: .rfc8252("8.12"))
      .after(.metadataResponse, needs: .onceIfAny)
      .encrypted(Requirement(.rfc6749("3.1"), .must)),
    .handoff(.browserLaunch, from: [.device], to: .browser, as: .rfc8252("4.1"))
      .after(.openBrowser, .openLink)
      .encrypted(Requirement(.rfc6749("3.1"), .must)),
    .handoff(.link, from: [], to: .user, as: .rfc9700("4.7")),
    .handoff(.openLink, from: [], to: .device, as: .rfc8252("8.9")),
    .request(
      .authorizationRequest, from: userAgents, to: .authorizationServer, as: .rfc6749("4.1.1")
    )
    .after(.browserLaunch, .openWebView, .authorizationResponse)
    .method("GET", "POST", by: Requirement(.rfc6749("3.1"), .must))
    .encrypted(Requirement(.rfc6749("3.1"), .must)),
    .response(
      .loginPage, from: .authorizationServer, to: [.authorizationRequest, .loginSubmit],
      as: .rfc6749("3.1")
    )
    .usualContent("text/html", by: .rfc9110("8.3"))
    .caching(.unwise(Requirement(.rfc9111("5.2.2.5")))),
    .handoff(.loginPrompt, from: [.browser, .webView], to: .user, as: .rfc6749("4.1"))
      .after(.loginPage),
    .handoff(.credentials, from: [.user], to: .browser, .webView, as: .rfc6749("4.1"))
      .after(.loginPrompt),
    .request(.loginSubmit, from: userAgents, to: .authorizationServer, as: .rfc6749("4.1"))
      .after(.credentials, needs: .eachTime)
      .method("POST", by: Requirement(.rfc9110("9.3.3")))
      .encrypted(Requirement(.rfc6749("3.1"), .must))
      .atKnownHost()
      .content(MediaType.form, by: Requirement(.rfc9110("8.3"))),
  ]

  private static let answer: [MessageKind] = [
    .response(
      .authorizationResponse, from: .authorizationServer,
      to: [.loginSubmit, .authorizationRequest], as: .rfc6749("4.1.2")
    )
    .caching(.unwise(Requirement(.rfc9111("5.2.2.5")))),
    .request(.redirectRequest, from: [.browser], as: .rfc9700("4.1"))
      .after(.authorizationResponse, .redirectResponse),
    .response(.redirectResponse, to: [.redirectRequest], as: .rfc9700("4.1")),
    .handoff(.redirect, from: [.browser, .webView], to: .device, as: .rfc8252("4.1"))
      .after(.authorizationResponse, .redirectResponse),
    .handoff(.callback, from: [.device, .webView], to: .app, as: .rfc8252("4.1"))
      .after(.redirect, .openLink, .authorizationResponse),
  ]

  private static let tokens: [MessageKind] = [
    .request(.tokenRequest, from: [.app], to: .authorizationServer, as: .rfc6749("4.1.3"))
      .after(.callback)
      .encrypted(Requirement(.rfc6749("3.2"), .must)),
    .response(
      .tokenResponse, from: .authorizationServer, to: [.tokenRequest], as: .rfc6749("4.1.4")
    )
    .status(200, by: Requirement(.rfc6749("5.1"))),
    .request(.refreshRequest, from: [.app], to: .authorizationServer, as: .rfc6749("6"))
      .after(.tokenResponse, .refreshResponse)
      .encrypted(Requirement(.rfc6749("3.2"), .must)),
    .response(
      .refreshResponse, from: .authorizationServer, to: [.refreshRequest], as: .rfc6749("6")
    )
    .status(200, by: Requirement(.rfc6749("5.1"))),
  ]

  private static let keysAndData: [MessageKind] = [
    .request(
      .keysRequest, from: [.app, .resourceServer, .attacker], to: .authorizationServer,
      as: .rfc8414("2")
    )
    .usualMethod("GET", by: .rfc9110("9.3.1")),
    .response(.keysResponse, from: .authorizationServer, to: [.keysRequest], as: .rfc8414("2"))
      .usualContent(MediaType.json, MediaType.keySet, by: .rfc7517("8.5.2")),
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
    .calculation(.codeChallenge, by: .app, .attacker, as: .rfc7636("4.1"))
      .before(.openBrowser, .openWebView),
    .calculation(.stateCheck, by: .app, as: .rfc6749("10.12")).after(.callback)
      .before(.tokenRequest),
    .calculation(.codeLookup, by: .authorizationServer, as: .rfc6749("4.1.2"))
      .after(.tokenRequest).before(.tokenResponse),
    .calculation(.idTokenCheck, by: .app, as: .oidcCore("3.1.3.7"))
      .after(.tokenResponse, .refreshResponse).before(.resourceRequest),
    .calculation(.accessTokenCheck, by: .resourceServer, as: .rfc9068("4"))
      .after(.resourceRequest).before(.resourceResponse),
  ]
}
