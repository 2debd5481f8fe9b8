public import WireFormats

/// A place that a message has, with what stands there.
public struct Spot: Hashable, Sendable {
  /// Where.
  public var place: Place
  /// The value, decoded: percent-encoding resolved, a JSON string without quotes, other JSON as text.
  public var value: WireText
  /// What a note calls the spot: `redirect_uri`, `id_token.claims.nonce`, `keys/0/kid`.
  public var label: String
}
