public import WireFormats

/// How a code challenge is derived from its verifier: the value of `code_challenge_method`.
///
/// The names are case-sensitive, and no others are in use: `SHA-256` or `s256` names no method.
///
/// RFC 7636 §4.2
public struct CodeChallengeMethod: OpenVocabulary {
  /// The spelling on the wire.
  public let rawValue: WireText

  /// The method with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }

  /// The challenge is the base64url form of the SHA-256 digest of the verifier.
  public static let s256 = Self("S256")
  /// The challenge is the verifier itself, so whoever reads the request can redeem the code.
  public static let plain = Self("plain")
}
