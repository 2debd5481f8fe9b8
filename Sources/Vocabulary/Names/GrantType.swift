public import WireFormats

/// What a token request offers in exchange for tokens: the value of `grant_type`.
public struct GrantType: OpenVocabulary {
  /// The spelling on the wire.
  public let rawValue: WireText

  /// The type with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }

  /// A code from the authorization endpoint: RFC 6749 §4.1.3.
  public static let authorizationCode = Self("authorization_code")
  /// A refresh token: RFC 6749 §6.
  public static let refreshToken = Self("refresh_token")
}
