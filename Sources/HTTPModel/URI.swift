public import WireFormats

/// A URI split into its components, and nothing repaired: `URI(text).text == text` for every text.
///
/// The split is the one of RFC 3986 Appendix B, which finds components in any text at all; nothing
/// is decoded, lower-cased or resolved. A redirect URI is compared as text, so its text must survive.
///
/// RFC 3986 §3
public struct URI: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Before the first `:`, or nil.
  ///
  /// `com.example.app` in `com.example.app:/auth`.
  public var scheme: WireText?
  /// After `//`, or nil.
  ///
  /// `authorization-server.example` in `https://authorization-server.example/jwks`.
  public var authority: WireText?
  /// The path, perhaps empty.
  public var path: WireText
  /// After `?`, or nil.
  ///
  /// An empty query is not the same text as no query.
  public var query: WireText?
  /// After `#`, or nil.
  public var fragment: WireText?

  /// Splits a text.
  public init(_ text: some WireTextConvertible) {
    var rest = text.wireText.utf8[...]
    fragment = Self.takeTail(of: &rest, behind: "#")
    query = Self.takeTail(of: &rest, behind: "?")
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon != rest.startIndex,
      !rest[..<colon].contains(UInt8(ascii: "/"))
    {
      scheme = WireText(Substring(rest[..<colon]))
      rest = rest[colon...].dropFirst()
    }
    if rest.starts(with: "//".utf8) {
      let afterSlashes = rest.dropFirst(2)
      let end = afterSlashes.firstIndex(of: UInt8(ascii: "/")) ?? afterSlashes.endIndex
      authority = WireText(Substring(afterSlashes[..<end]))
      rest = afterSlashes[end...]
    }
    path = WireText(Substring(rest))
  }

  /// Takes off what stands behind the first mark, and the mark; nil when there is none.
  private static func takeTail(
    of rest: inout Substring.UTF8View, behind mark: Unicode.Scalar
  ) -> WireText? {
    guard let place = rest.firstIndex(of: UInt8(ascii: mark)) else { return nil }
    let tail = rest[place...].dropFirst()
    rest = rest[..<place]
    return WireText(Substring(tail))
  }

  /// Splits a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text, put together again as RFC 3986 §5.3 says.
  public var text: WireText {
    var text = withoutQuery
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// The same as `text`.
  public var description: String { text.string }

  /// Scheme, authority and path: what stays when the answer's parameters are taken off a redirect.
  public var withoutQuery: WireText {
    let start: WireText = scheme.map { $0 + ":" } ?? ""
    return start + (authority.map { "//" + $0 } ?? "") + path
  }

  /// Scheme and authority, `https://host`; nil unless both are there.
  public var origin: WireText? {
    guard let scheme, let authority else { return nil }
    return "\(scheme)://\(authority)"
  }

  /// The parameters of the query.
  ///
  /// Setting none removes the query.
  public var queryParameters: FormParameters {
    get { FormParameters(parsing: query ?? "") }
    set { query = newValue.all.isEmpty ? nil : newValue.text }
  }

  /// The parameters of the fragment, where `response_mode=fragment` puts an answer.
  public var fragmentParameters: FormParameters { FormParameters(parsing: fragment ?? "") }

  /// The same URI with parameters added to its query.
  ///
  /// Where there is none to add, even an empty query stays as it is.
  public func adding(_ parameters: FormParameters) -> URI {
    guard !parameters.all.isEmpty else { return self }
    var copy = self
    copy.queryParameters.all += parameters.all
    return copy
  }
}
