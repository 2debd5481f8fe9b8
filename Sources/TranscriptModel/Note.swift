/// A remark on one spot of a step.
public struct Note: Hashable, Sendable {
  /// The parameter, field or claim that it is about: `redirect_uri`, `id_token.claims.nonce`.
  public var about: String
  /// One or two plain sentences.
  public var text: String
  /// The specification section, `RFC 7636 §4.1`, if there is one.
  public var reference: String?

  /// A remark.
  public init(about: String, text: String, reference: String? = nil) {
    self.about = about
    self.text = text
    self.reference = reference
  }
}
