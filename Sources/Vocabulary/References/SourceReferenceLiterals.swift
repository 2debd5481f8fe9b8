/// Short spellings for code that cites: `.rfc7636("4.1")`.
extension SourceReference {
  /// A section of RFC 3986.
  public static func rfc3986(_ section: String) -> Self { Self(.rfc3986, section) }
  /// A section of RFC 6265.
  public static func rfc6265(_ section: String) -> Self { Self(.rfc6265, section) }
  /// A section of RFC 6749.
  public static func rfc6749(_ section: String) -> Self { Self(.rfc6749, section) }
  /// A section of RFC 6750.
  public static func rfc6750(_ section: String) -> Self { Self(.rfc6750, section) }
  /// A section of RFC 7515.
  public static func rfc7515(_ section: String) -> Self { Self(.rfc7515, section) }
  /// A section of RFC 7517.
  public static func rfc7517(_ section: String) -> Self { Self(.rfc7517, section) }
  /// A section of RFC 7518.
  public static func rfc7518(_ section: String) -> Self { Self(.rfc7518, section) }
  /// A section of RFC 7519.
  public static func rfc7519(_ section: String) -> Self { Self(.rfc7519, section) }
  /// A section of RFC 7636.
  public static func rfc7636(_ section: String) -> Self { Self(.rfc7636, section) }
  /// A section of RFC 8018.
  public static func rfc8018(_ section: String) -> Self { Self(.rfc8018, section) }
  /// A section of RFC 8252.
  public static func rfc8252(_ section: String) -> Self { Self(.rfc8252, section) }
  /// A section of RFC 8259.
  public static func rfc8259(_ section: String) -> Self { Self(.rfc8259, section) }
  /// A section of RFC 8414.
  public static func rfc8414(_ section: String) -> Self { Self(.rfc8414, section) }
  /// A section of RFC 8725.
  public static func rfc8725(_ section: String) -> Self { Self(.rfc8725, section) }
  /// A section of RFC 9068.
  public static func rfc9068(_ section: String) -> Self { Self(.rfc9068, section) }
  /// A section of RFC 9110.
  public static func rfc9110(_ section: String) -> Self { Self(.rfc9110, section) }
  /// A section of RFC 9111.
  public static func rfc9111(_ section: String) -> Self { Self(.rfc9111, section) }
  /// A section of RFC 9207.
  public static func rfc9207(_ section: String) -> Self { Self(.rfc9207, section) }
  /// A section of RFC 9700.
  public static func rfc9700(_ section: String) -> Self { Self(.rfc9700, section) }
  /// The UTF-8 specification as a whole.
  public static let rfc3629 = Self(.rfc3629)
  /// The specification of SHA-256 as a whole.
  public static let rfc6234 = Self(.rfc6234)
  /// Apple's pages about the web service of Sign in with Apple.
  public static let appleREST = Self(.appleREST)
  /// Apple's pages about the AuthenticationServices framework.
  public static let appleServices = Self(.appleServices)
  /// Firebase's pages about signing in, and about checking its ID tokens.
  public static let firebaseAuth = Self(.firebaseAuth)
  /// Google's pages about the web service behind Firebase Authentication.
  public static let identityToolkit = Self(.identityToolkit)
  /// A section of OpenID Connect Core.
  public static func oidcCore(_ section: String) -> Self { Self(.oidcCore, section) }
}
