public import WireFormats

/// The name of a participant on the wire, in lower case with hyphens.
public struct ParticipantName: OpenVocabulary {
  /// The name as transcripts write it.
  public let rawValue: WireText

  /// A participant with this name.
  public init(rawValue: WireText) { self.rawValue = rawValue }

  /// The person who signs in.
  public static let user = Self("user")
  /// The native app, a public client: RFC 8252 §3.
  public static let app = Self("app")
  /// The operating system, which hands URLs to the app that registered their scheme.
  public static let device = Self("device")
  /// The system browser, with cookies of its own: an external user agent, RFC 8252 §3.
  public static let browser = Self("browser")
  /// A view inside the app that shows web pages: an embedded user agent, RFC 8252 §3.
  public static let webView = Self("web-view")
  /// Issues tokens after the user approved: RFC 6749 §1.1.
  public static let authorizationServer = Self("authorization-server")
  /// Whoever wants what is not theirs.
  public static let attacker = Self("attacker")
  /// Holds what the tokens give access to: RFC 6749 §1.1.
  public static let resourceServer = Self("resource-server")
  /// Apple's identity service: issues identity tokens to apps.
  public static let apple = Self("apple")
  /// Firebase Authentication: takes Apple's identity token, and issues a token of its own.
  public static let firebase = Self("firebase")
  /// The provider of a social login.
  public static let facebook = Self("facebook")
  /// The back end of an app, which mints its own tokens.
  public static let mobileService = Self("mobile-service")
}
