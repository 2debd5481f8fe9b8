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
  public var scheme: String?
  /// After `//`, or nil.
  ///
  /// `authorization-server.example` in `https://authorization-server.example/jwks`.
  public var authority: String?
  /// The path, perhaps empty.
  public var path: String
  /// After `?`, or nil.
  ///
  /// An empty query is not the same text as no query.
  public var query: String?
  /// After `#`, or nil.
  public var fragment: String?

  /// Splits a text.
  public init(_ text: some StringProtocol) {
    var rest = Substring(text)
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), colon != rest.startIndex,
      !rest[..<colon].contains("/")
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let afterSlashes = rest.dropFirst(2)
      let end = afterSlashes.firstIndex(of: "/") ?? afterSlashes.endIndex
      authority = String(afterSlashes[..<end])
      rest = afterSlashes[end...]
    }
    path = String(rest)
  }

  /// Splits a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text, put together again as RFC 3986 §5.3 says.
  public var text: String {
    var text = withoutQuery
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// The same as `text`.
  public var description: String { text }

  /// Scheme, authority and path: what stays when the answer's parameters are taken off a redirect.
  public var withoutQuery: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path
  }

  /// Scheme and authority, `https://host`; nil unless both are there.
  public var origin: String? {
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
  public func adding(_ parameters: FormParameters) -> URI {
    var copy = self
    copy.queryParameters.all += parameters.all
    return copy
  }
}
