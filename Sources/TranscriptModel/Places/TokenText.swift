public import WireFormats

/// A JWT as it stands in a value, taken apart without judging it: the value may be the token alone, or
/// a scheme, a space, and the token.
public struct TokenText: Hashable, Sendable {
  /// What stands before the token: `Bearer `, or nothing.
  public var prefix: WireText
  /// The first part, decoded.
  public var header: JSONValue
  /// The second part, decoded.
  public var claims: JSONValue
  /// The third part as it stands.
  public var signature: WireText

  /// Takes a value apart; nil when it holds no JWT.
  public init?(in value: WireText) {
    let bytes = value.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: " ")).map { bytes.index(after: $0) }
    let token = WireText(Substring(bytes[(start ?? bytes.startIndex)...]))
    let parts = token.split(at: ".", maxSplits: 3)
    guard parts.count == 3, let header = Self.object(parts[0]), let claims = Self.object(parts[1])
    else { return nil }
    prefix = WireText(Substring(bytes[..<(start ?? bytes.startIndex)]))
    self.header = header
    self.claims = claims
    signature = parts[2]
  }

  /// The value again.
  ///
  /// Header and claims are written anew, the signature stays: it will not fit a changed token.
  public var text: WireText {
    let parts = [header, claims].map { Base64URL.encode(Array($0.compactText.utf8)) }
    return prefix + (parts + [signature]).joined(separator: ".")
  }

  private static func object(_ part: WireText) -> JSONValue? {
    guard let bytes = try? Base64URL.decode(part), let json = try? JSONParser.parse(bytes),
      json.members != nil
    else { return nil }
    return json
  }
}
