public import WireFormats

/// What a participant was set up with, in the words of the wire: the name of a registered fact.
public struct FactName: OpenVocabulary {
  /// The name in snake case.
  public let rawValue: WireText

  /// The name with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }
}

extension FactName {
  /// The issuer that a server is, or that a reader of tokens takes them from.
  public static let issuer = Self("issuer")
  /// A client, where it is registered, or the one that an app is.
  public static let clientID = Self("client_id")
  /// Where a client's answers go.
  public static let redirectURI = Self("redirect_uri")
  /// For whom a server makes tokens, or whose tokens a reader takes.
  public static let audience = Self("audience")
  /// Where the keys of an issuer are.
  public static let keySetURL = Self("jwks_uri")
  /// An algorithm that a reader of tokens takes.
  public static let algorithm = Self("algorithm")
  /// The scope that an API asks for.
  public static let scope = Self("scope")
  /// A verifier that is built into an app.
  public static let codeVerifier = Self("code_verifier")
  /// The characters of which an app makes raw nonces.
  public static let alphabet = Self("alphabet")
  /// A raw nonce that is built into an app.
  public static let rawNonce = Self("raw_nonce")
  /// Whether an app still knows its sign-in when the answer comes; stated where it does not.
  public static let pendingSignIn = Self("pending_sign_in")
  /// A project of Firebase.
  public static let projectID = Self("project_id")
  /// The number of a project of Firebase.
  public static let projectNumber = Self("project_number")
  /// The form of a mobile service's tokens.
  public static let version = Self("ver")
  /// What the requests of an app's copies carry.
  public static let applicationKey = Self("application_key")
  /// How often a password is hashed.
  public static let passwordIterations = Self("password_iterations")
  /// An app's number at a provider.
  public static let appID = Self("app_id")
  /// The secret of a mobile service; in seeded runs only, in which nothing is secret.
  public static let masterKey = Self("master_key")
}
