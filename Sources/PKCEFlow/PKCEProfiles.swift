import FlowsShared
package import Simulation
import Vocabulary

extension Profile {
  /// The OAuth of 2012.
  package static let rfc6749 = Profile(
    "rfc6749",
    "what RFC 6749 and RFC 6750 ask for by themselves, without what later documents added",
    SourceReference(.rfc6749))
  /// The OAuth of today.
  package static let rfc9700 = Profile(
    "rfc9700",
    "what RFC 9700 and the documents beside it ask for today, and a little more: every defence is on, "
      + "as without a profile",
    SourceReference(.rfc9700))
  /// A server that a test suite talks to.
  package static let lenientMock = Profile(
    "lenient-mock",
    "an authorization server as test suites use it: it does what at least two of three popular mock "
      + "servers do (navikt/mock-oauth2-server, axa-group/oauth2-mock-server, oauth2-proxy/mockoidc)"
  )
}

/// What the profiles mean for the flow with a code and PKCE.
enum PKCEProfiles {
  static func all(of defences: [Defence]) -> [FlowProfile] {
    [
      FlowProfile(.rfc6749, defences.compactMap(decisionOfRFC6749)),
      FlowProfile(.rfc9700, stricterThanRFC9700), FlowProfile(.lenientMock, lenientMock),
    ]
  }

  /// What is on and that no text asks for in this way.
  private static let stricterThanRFC9700: [ProfileDecision] = [
    .keeps(
      .loopbackLiteral,
      "stricter than RFC 9700 §4.1.3, which tells servers to let the port of 'localhost' vary; RFC 8252 "
        + "advises against the name", .rfc8252("8.3")),
    .keeps(
      .idTokenSignature,
      "stricter than the text: for a token straight from the token endpoint TLS may take the place of "
        + "the signature", .oidcCore("3.1.3.7")),
  ]

  /// The documents that were there with RFC 6749, and those that only say how a token is written.
  private static let oldDocuments: Set<SourceDocument> = [
    .rfc6749, .rfc6750, .rfc7515, .rfc7517, .rfc7518, .rfc7519,
  ]

  /// A defence that a later document asks for is left out, unless RFC 6749 asked for it too.
  private static func decisionOfRFC6749(on defence: Defence) -> ProfileDecision? {
    if let special = specialInRFC6749.first(where: { $0.defence == defence }) { return special }
    let document = defence.reference.document
    if oldDocuments.contains(document) { return nil }
    return .leavesOut(
      defence, "\(document) asks for it, which came later", defence.reference)
  }

  /// What RFC 6749 asked for already, in words of its own, and what no later document really asks for.
  private static let specialInRFC6749: [ProfileDecision] = [
    .keeps(
      .loopbackLiteral,
      "a registered URI is compared as text, so no port is free; that of 127.0.0.1 and [::1] is free "
        + "here all the same, as RFC 8252 has it", .rfc6749("3.1.2.3")),
    .leavesOut(
      .idTokenSignature,
      "OIDC Core came later, and lets TLS take its place where the token endpoint sends the token",
      .oidcCore("3.1.3.7")),
    .leavesOut(
      .seeOtherAfterPassword,
      "RFC 9700 asks for it, which came later; RFC 6749 §1.7 leaves the status open, and its examples "
        + "have 302, which is played", .rfc9700("4.12")),
    .keeps(
      .stateMatches, "a client has to protect its redirect URI against forged requests",
      .rfc6749("10.12")),
    .keeps(
      .redirectURIRegistered, "a full redirect URI that is registered is compared as text",
      .rfc6749("3.1.2.3")),
    .keeps(.keysRequired, "the resource server has to validate the access token", .rfc6749("7")),
    .keeps(
      .accessTokenSignature,
      "the resource server has to validate the access token, and nobody may "
        + "be able to make one up", .rfc6749("10.3")),
    .keeps(
      .accessTokenUnexpired, "the resource server makes sure that the token has not expired",
      .rfc6749("7")),
  ]
}

// What mock servers do without. In each sentence: what their sources do.
extension PKCEProfiles {
  private static let lenientMock: [ProfileDecision] = [
    leavesOut(
      .verifierRequired, "two of the three compare nothing where the verifier is missing", .navikt),
    leavesOut(
      .redirectURIRegistered,
      "none of the three has a list of redirect URIs; they redirect anywhere",
      .axaGroup),
    leavesOut(.challengeRequired, "none of the three asks for a challenge", .axaGroup),
    leavesOut(.httpLoopbackOnly, "none of the three has a list of redirect URIs", .axaGroup),
    leavesOut(.loopbackLiteral, "none of the three has a list of redirect URIs", .axaGroup),
    leavesOut(.schemeReverseDomain, "none of the three has a list of redirect URIs", .axaGroup),
    leavesOut(
      .redirectURISame, "none of the three compares the redirect URI of the token request",
      .mockOIDC),
    leavesOut(
      .challengeMethodS256,
      "all three take 'plain', and no method at all, with which mockoidc then compares nothing",
      .mockOIDC),
    leavesOut(.embeddedUserAgentRefused, "none of the three looks at the user agent", .axaGroup),
    leavesOut(.codeBoundToClient, "two of the three do not ask who got the code", .axaGroup),
    leavesOut(.codeUnexpired, "none of the three keeps the time of a code", .mockOIDC),
    leavesOut(
      .codeTakenAtomically,
      "navikt answers with tokens for every code (a later version refuses a used one), and mockoidc "
        + "looks and marks in two acts without a lock", .mockOIDC),
    leavesOut(
      .replayRevokesTokens, "none of the three revokes anything at a second use", .mockOIDC),
    leavesOut(
      .refreshRotation, "none of the three counts how often a refresh token is used", .mockOIDC),
    keeps(
      .seeOtherAfterPassword,
      "two of the three ask for no password and redirect with 302, so that no form could go along; the "
        + "303 that is played leaves it behind", .mockOIDC),
    keeps(
      .codeSingleUse,
      "two of the three refuse the same request a second time: mockoidc marks the code, and axa-group "
        + "has deleted the challenge (without a verifier it answers every code)", .axaGroup),
    keeps(
      .failureBurnsCode,
      "two of the three refuse the right verifier after a wrong one: axa-group has deleted the "
        + "challenge before it compares, and mockoidc has marked the code", .axaGroup),
    keeps(
      .verifierMatches,
      "two of the three compare each verifier that comes for a challenge; mockoidc does only where the "
        + "challenge came with its method", .axaGroup),
    keeps(
      .verifierExpected, "two of the three refuse a verifier where there was no challenge",
      .axaGroup),
    keeps(
      .verifierFormat,
      "axa-group refuses a verifier of another form, and so does the library that navikt reads "
        + "requests with", .axaGroup),
    keeps(
      .formBody, "two of the three read nothing but a form; axa-group takes JSON too", .mockOIDC),
    keeps(
      .parameterOnce, "only one of the three is known to take the first of two values", .mockOIDC),
    keeps(.secretProvesNothing, "none of the three takes a secret for a verifier", .mockOIDC),
  ]

  /// The source of a mock server.
  private enum MockServer {
    case navikt, axaGroup, mockOIDC

    var reference: SourceReference {
      switch self {
      case .navikt:
        .code(
          .mockOAuth2Server,
          "src/main/kotlin/no/nav/security/mock/oauth2/extensions/NimbusExtensions.kt")
      case .axaGroup: .code(.oauth2MockServer, "src/lib/oauth2-service.ts")
      case .mockOIDC: .code(.mockOIDC, "handlers.go")
      }
    }
  }

  private static func leavesOut(
    _ defence: Defence, _ why: String, _ server: MockServer
  ) -> ProfileDecision { .leavesOut(defence, why, server.reference) }

  private static func keeps(
    _ defence: Defence, _ why: String, _ server: MockServer
  ) -> ProfileDecision { .keeps(defence, why, server.reference) }
}
