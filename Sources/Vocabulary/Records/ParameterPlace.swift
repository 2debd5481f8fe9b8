/// Where in a message a parameter stands.
public enum ParameterPlace: Hashable, Sendable, CustomStringConvertible {
  /// In the query of the URL.
  case query
  /// In a form body.
  case form
  /// A header field. Its name is compared without regard to case.
  case header
  /// A member of a JSON body, at any depth.
  case json
  /// In the query of the URL that `Location` holds.
  case locationQuery
  /// A parameter of the challenge in `WWW-Authenticate`.
  case challenge
  /// A claim of a JWT.
  case claim(TokenKind)
  /// A member of a JWT's header.
  case joseHeader(TokenKind)
  /// Something handed over that is no URL: what a page shows, what a user types.
  case handoff
  /// An input or an output of a calculation.
  case value

  /// The place in a few words: `form`, `claim of the ID token`.
  public var description: String {
    switch self {
    case .query: "query"
    case .form: "form"
    case .header: "header field"
    case .json: "JSON member"
    case .locationQuery: "query of the 'Location' URL"
    case .challenge: "parameter of 'WWW-Authenticate'"
    case .claim(let kind): "claim of the \(kind.rawValue)"
    case .joseHeader(let kind): "header of the \(kind.rawValue)"
    case .handoff: "handoff"
    case .value: "value"
    }
  }
}
