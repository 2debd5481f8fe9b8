public import WireFormats

/// A member of the metadata document.
///
/// RFC 8414 §2, RFC 9207 §3
public struct MetadataName: OpenVocabulary {
  /// The spelling on the wire.
  public let rawValue: WireText

  /// The name with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }

  /// The server's name.
  public static let issuer = Self("issuer")
  /// Where the browser goes.
  public static let authorizationEndpoint = Self("authorization_endpoint")
  /// Where the app redeems codes.
  public static let tokenEndpoint = Self("token_endpoint")
  /// Where the public keys are.
  public static let keySetURL = Self("jwks_uri")
  /// The scopes that a client may ask for.
  public static let scopes = Self("scopes_supported")
  /// What the authorization endpoint issues.
  public static let responseTypes = Self("response_types_supported")
  /// How the authorization response travels.
  public static let responseModes = Self("response_modes_supported")
  /// What the token endpoint takes in exchange.
  public static let grantTypes = Self("grant_types_supported")
  /// How clients authenticate at the token endpoint.
  public static let clientAuthenticationMethods = Self("token_endpoint_auth_methods_supported")
  /// How a code challenge may be derived.
  public static let codeChallengeMethods = Self("code_challenge_methods_supported")
  /// Whether authorization responses carry `iss`.
  public static let sendsIssuer = Self("authorization_response_iss_parameter_supported")
}
