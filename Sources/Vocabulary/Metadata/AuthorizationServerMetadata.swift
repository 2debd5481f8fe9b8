public import WireFormats

/// What an authorization server says about itself, as far as the flows use it.
///
/// An absent list is nil, since absent does not always mean empty: a server without
/// `grant_types_supported` offers two grants, one without `code_challenge_methods_supported` does
/// not do PKCE. Members that are not listed here are ignored when read.
///
/// RFC 8414 §2
public struct AuthorizationServerMetadata: Hashable, Sendable {
  /// `issuer`: the name of the server, which is also the URL under which its metadata is found.
  public var issuer: WireText
  /// `authorization_endpoint`: where the browser goes.
  public var authorizationEndpoint: WireText
  /// `token_endpoint`: where the app redeems codes.
  public var tokenEndpoint: WireText
  /// `jwks_uri`: where the public keys are.
  public var keySetURL: WireText?
  /// `scopes_supported`: the scopes that a client may ask for.
  public var scopes: [WireText]?
  /// `response_types_supported`: what the authorization endpoint can return.
  public var responseTypes: [WireText]
  /// `response_modes_supported`: how the answer can travel back.
  public var responseModes: [WireText]?
  /// `grant_types_supported`: what the token endpoint takes in exchange.
  public var grantTypes: [GrantType]?
  /// `token_endpoint_auth_methods_supported`: `none` is the method of a public client.
  public var clientAuthenticationMethods: [WireText]?
  /// `code_challenge_methods_supported`: nil when the server does not do PKCE.
  public var codeChallengeMethods: [CodeChallengeMethod]?
  /// `authorization_response_iss_parameter_supported`: absent means false (RFC 9207 §3).
  public var sendsIssuer: Bool?

  /// Metadata with the members that the flows cannot do without; the others can be set.
  public init(
    issuer: WireText, authorizationEndpoint: WireText, tokenEndpoint: WireText,
    responseTypes: [WireText]
  ) {
    self.issuer = issuer
    self.authorizationEndpoint = authorizationEndpoint
    self.tokenEndpoint = tokenEndpoint
    self.responseTypes = responseTypes
  }
}
