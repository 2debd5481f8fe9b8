/// What something that is said rests on: a specification that the flows follow, a vendor's page or published
/// code, a forum, an article.
///
/// Any RFC can be named by its number; those that this project cites also have a title.
public struct SourceDocument: Hashable, Sendable, CustomStringConvertible {
  private let facts: Facts

  /// What is known of a document, in one place for all who cite it: hundreds of references copy a document.
  private final class Facts: Sendable {
    let label: String
    let title: String?
    let meaning: String?
    let url: String
    let kind: SourceKind

    init(
      _ label: String, _ title: String?, _ meaning: String?, _ url: String, _ kind: SourceKind
    ) {
      self.label = label
      self.title = title
      self.meaning = meaning
      self.url = url
      self.kind = kind
    }
  }

  /// How the document is cited: `RFC 7636`, `OIDC Core`.
  public var label: String { facts.label }
  /// Its title; nil for an RFC that this project does not know.
  public var title: String? { facts.title }
  /// What it is about, in a few words; nil for an RFC that this project does not know.
  public var meaning: String? { facts.meaning }
  /// Where the document can be read.
  public var url: String { facts.url }

  /// What sort of source it is, from which follows how firm a statement is that cites it.
  public var kind: SourceKind { facts.kind }

  /// A document; an RFC's address follows from its number.
  init(
    _ label: String, _ title: String?, _ meaning: String?, url: String? = nil,
    kind: SourceKind = .specification
  ) {
    facts = Facts(
      label, title, meaning, url ?? "https://www.rfc-editor.org/rfc/rfc\(label.dropFirst(4))", kind)
  }

  /// Whether two are cited by one label.
  public static func == (one: Self, other: Self) -> Bool { one.label == other.label }

  /// Hashes the label.
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }

  /// The document that is cited by this label: a known one, or `RFC` and a number.
  public init?(label: String) {
    if let known = Self.all.first(where: { $0.label == label }) {
      self = known
      return
    }
    guard label.hasPrefix("RFC "), let number = Int(label.dropFirst(4)), number > 0,
      label == "RFC \(number)"
    else { return nil }
    self.init(label, nil, nil)
  }

  /// The label.
  public var description: String { label }
}

extension SourceDocument {
  /// UTF-8.
  public static let rfc3629 = Self(
    "RFC 3629", "UTF-8, a transformation format of ISO 10646",
    "how characters become bytes, one to four for each")
  /// URIs: the syntax, percent-encoding and how to compare them.
  public static let rfc3986 = Self(
    "RFC 3986", "Uniform Resource Identifier (URI): Generic Syntax",
    "how a URL is built, and when two of them are the same")
  /// The digest SHA-256.
  public static let rfc6234 = Self(
    "RFC 6234", "US Secure Hash Algorithms (SHA and SHA-based HMAC and HKDF)",
    "how the digest SHA-256 is computed")
  /// Cookies.
  public static let rfc6265 = Self(
    "RFC 6265", "HTTP State Management Mechanism",
    "how a server gives a browser cookies, and when it gets them back")
  /// OAuth 2.0 itself.
  public static let rfc6749 = Self(
    "RFC 6749", "The OAuth 2.0 Authorization Framework",
    "OAuth itself: roles, endpoints, grants, errors")
  /// How an access token is sent and refused.
  public static let rfc6750 = Self(
    "RFC 6750", "The OAuth 2.0 Authorization Framework: Bearer Token Usage",
    "how an access token is sent to an API, and how the API refuses")
  /// Revocation of tokens.
  public static let rfc7009 = Self(
    "RFC 7009", "OAuth 2.0 Token Revocation",
    "how a token is given back before it expires")
  /// Signed messages.
  public static let rfc7515 = Self(
    "RFC 7515", "JSON Web Signature (JWS)",
    "how bytes are signed and written as text")
  /// Keys in JSON.
  public static let rfc7517 = Self(
    "RFC 7517", "JSON Web Key (JWK)",
    "how keys are written in JSON")
  /// The algorithms of JOSE and the members of their keys.
  public static let rfc7518 = Self(
    "RFC 7518", "JSON Web Algorithms (JWA)",
    "the algorithms, by name, and what their keys consist of")
  /// Signed claims.
  public static let rfc7519 = Self(
    "RFC 7519", "JSON Web Token (JWT)",
    "how claims are written, and what the common ones mean")
  /// PKCE.
  public static let rfc7636 = Self(
    "RFC 7636", "Proof Key for Code Exchange by OAuth Public Clients",
    "PKCE, against apps that steal a code")
  /// Keys and hashes from passwords.
  public static let rfc8018 = Self(
    "RFC 8018", "PKCS #5: Password-Based Cryptography Specification Version 2.1",
    "how a password becomes a key, or a hash that is slow to guess")
  /// The format of most bodies.
  public static let rfc8259 = Self(
    "RFC 8259", "The JavaScript Object Notation (JSON) Data Interchange Format",
    "how JSON is written")
  /// How native apps use OAuth.
  public static let rfc8252 = Self(
    "RFC 8252", "OAuth 2.0 for Native Apps",
    "how a native app signs in: by the system browser, with PKCE")
  /// The metadata document.
  public static let rfc8414 = Self(
    "RFC 8414", "OAuth 2.0 Authorization Server Metadata",
    "how an app learns a server's endpoints and abilities")
  /// What goes wrong with JWTs.
  public static let rfc8725 = Self(
    "RFC 8725", "JSON Web Token Best Current Practices",
    "what goes wrong with JWTs, and what to check against it")
  /// Access tokens that are JWTs.
  public static let rfc9068 = Self(
    "RFC 9068", "JSON Web Token (JWT) Profile for OAuth 2.0 Access Tokens",
    "access tokens that are JWTs, and how an API checks them")
  /// What HTTP messages mean.
  public static let rfc9110 = Self(
    "RFC 9110", "HTTP Semantics",
    "what methods, status codes and header fields mean")
  /// Caching of HTTP responses.
  public static let rfc9111 = Self(
    "RFC 9111", "HTTP Caching",
    "what a cache may keep")
  /// The `iss` parameter of the authorization response.
  public static let rfc9207 = Self(
    "RFC 9207", "OAuth 2.0 Authorization Server Issuer Identification",
    "how an answer says which server it is from")
  /// What OAuth 2.0 needs to be safe today.
  public static let rfc9700 = Self(
    "RFC 9700", "Best Current Practice for OAuth 2.0 Security",
    "what has been attacked since OAuth was written, and what to do about it")
  /// ID tokens.
  public static let oidcCore = Self(
    "OIDC Core", "OpenID Connect Core 1.0",
    "ID tokens: how an app learns who signed in",
    url: "https://openid.net/specs/openid-connect-core-1_0.html")
  /// The metadata of an OpenID provider.
  public static let oidcDiscovery = Self(
    "OIDC Discovery", "OpenID Connect Discovery 1.0",
    "how an app learns the endpoints of an OpenID provider",
    url: "https://openid.net/specs/openid-connect-discovery-1_0.html")

  /// Every document above, in that order, and the sources of vendors, forums and others.
  public static let all: [Self] =
    [
      rfc3629, rfc3986, rfc6234, rfc6265, rfc6749, rfc6750, rfc7009, rfc7515, rfc7517, rfc7518,
      rfc7519, rfc7636, rfc8018, rfc8252, rfc8259, rfc8414, rfc8725, rfc9068, rfc9110, rfc9111,
      rfc9207,
      rfc9700, oidcCore, oidcDiscovery,
    ] + vendorPages + vendorCode + others
}
