/// Sources that are no specification and no page: published code, public threads, records, and what has none.
extension SourceDocument {
  /// A page by whoever offers the service.
  static func page(_ label: String, _ title: String, _ meaning: String, url: String) -> Self {
    Self(label, title, meaning, url: url, kind: .vendorPage)
  }

  /// An article by somebody else.
  static func article(_ label: String, _ title: String, _ meaning: String, url: String) -> Self {
    Self(label, title, meaning, url: url, kind: .article)
  }

  /// A repository in the state in which its files were read; its threads can be cited too.
  static func code(
    _ repository: String, at commit: String, _ title: String, _ meaning: String
  ) -> Self {
    Self(
      name(of: repository), title, meaning,
      url: "https://github.com/\(repository)/blob/\(commit)", kind: .publishedCode)
  }

  /// A repository of which only threads are cited.
  static func threads(of repository: String, _ title: String) -> Self {
    Self(
      name(of: repository), title, "what its users met, and what they were told",
      url: "https://github.com/\(repository)", kind: .threads)
  }

  private static func name(of repository: String) -> String {
    repository.split(separator: "/").last.map { String($0) } ?? repository
  }

  /// Where a thread can be read.
  func threadURL(_ number: Int) -> String {
    if self == .appleForums { return "\(url)/thread/\(number)" }
    let repository = url.firstRange(of: "/blob/").map { String(url[..<$0.lowerBound]) } ?? url
    return "\(repository)/issues/\(number)"
  }
}

extension SourceDocument {
  /// What an app on Apple's platforms calls to sign in at Firebase.
  public static let firebaseIOS = code(
    "firebase/firebase-ios-sdk", at: "eed63a35", "Firebase SDK for Apple's platforms, 12.19.0",
    "what the SDK sends, and which error it makes of which answer")
  /// The JavaScript runtime of Azure Mobile Services, published when the service was given up.
  public static let mobileServicesRuntime = code(
    "Azure/azure-mobile-services-node", at: "9999c49f", "Azure Mobile Services, JavaScript runtime",
    "what that service looked at in a token, and what it answered")
  /// The client SDKs and the documentation of Azure Mobile Services.
  public static let mobileServicesSDK = code(
    "Azure/azure-mobile-services", at: "1198c857", "Azure Mobile Services, SDKs and documentation",
    "what its clients sent, and what its makers were told")
  /// AppAuth for Apple's platforms.
  public static let appAuthIOS = code(
    "openid/AppAuth-iOS", at: "a7caeda1", "AppAuth for iOS and macOS",
    "what the usual client library checks, and how its errors are numbered")
  /// AppAuth for Android.
  public static let appAuthAndroid = code(
    "openid/AppAuth-Android", at: "4df1ebac", "AppAuth for Android",
    "what the usual client library checks, and how its errors are numbered")

  /// A mock server for tests, with a library for the JVM.
  public static let mockOAuth2Server = code(
    "navikt/mock-oauth2-server", at: "5beaf7a3a646e0673a31ce06a85f1a38a9d00dab",
    "mock-oauth2-server, a mock server for tests",
    "what this mock server judges, and what it lets pass")
  /// A mock server for tests, for Node.
  public static let oauth2MockServer = code(
    "axa-group/oauth2-mock-server", at: "017ddb14b2084bde58d2a3ab512f5506b9125e23",
    "oauth2-mock-server, a mock server for tests",
    "what this mock server judges, and what it lets pass")
  /// A mock server for tests, for Go.
  public static let mockOIDC = code(
    "oauth2-proxy/mockoidc", at: "74d7d8555a11253102735a9855736425312ef199",
    "mockoidc, a mock server for tests", "what this mock server judges, and what it lets pass")

  /// Every repository above, in that order.
  static let vendorCode: [Self] = [
    firebaseIOS, mobileServicesRuntime, mobileServicesSDK, appAuthIOS, appAuthAndroid,
    mockOAuth2Server, oauth2MockServer, mockOIDC,
  ]

  /// What developers ask each other and Apple.
  public static let appleForums = Self(
    "Apple Developer Forums", "Apple Developer Forums",
    "what developers met, and at times what Apple's engineers answered",
    url: "https://developer.apple.com/forums", kind: .threads)
  /// Sign in with Apple for React Native.
  public static let reactNativeApple = threads(
    of: "invertase/react-native-apple-authentication", "Sign in with Apple for React Native")
  /// Sign in with Apple for Flutter.
  public static let dartPackages = threads(
    of: "aboutyou/dart_packages", "Sign in with Apple for Flutter")
  /// Sign in with Apple for Unity.
  public static let appleSignInUnity = threads(
    of: "lupidan/apple-signin-unity", "Sign in with Apple for Unity")
  /// An example of Sign in with Apple, in Swift.
  public static let appleSignInExample = threads(
    of: "GetStream/sign-in-with-apple-swift-example", "An example of Sign in with Apple, in Swift")
  /// Firebase for Flutter.
  public static let flutterFire = threads(of: "firebase/flutterfire", "Firebase for Flutter")
  /// Logins for web servers in Go.
  public static let goth = threads(of: "markbates/goth", "Logins for web servers in Go, Goth")
  /// AppAuth for React Native.
  public static let reactNativeAppAuth = threads(
    of: "FormidableLabs/react-native-app-auth", "AppAuth for React Native")
  /// Microsoft's sign-in library for Apple's platforms.
  public static let msalObjC = threads(
    of: "AzureAD/microsoft-authentication-library-for-objc", "Microsoft's sign-in library, MSAL")
  /// Node.js itself.
  public static let nodeJS = threads(of: "nodejs/node", "Node.js")
  /// A test double of Firebase whose tests quote what the real service answered to sign-ins with an OIDC
  /// provider, which is not Apple.
  public static let firebaseRecord = Self(
    "fireemu", "fireemu, a record of Firebase's answers to sign-ins with an OIDC provider",
    "what the real service answered to somebody else, for a provider that is not Apple",
    url: "https://github.com/t-k/fireemu", kind: .record)
  /// What no public source tells, and what is likely.
  public static let assumed = Self(
    "assumed", "no source was found", "what is likely, and what nobody has put down in public",
    url: "docs/sources.md", kind: .ownWord)
  /// What this program does where nothing is laid down.
  public static let ownChoice = Self(
    "authwalk's choice", "a choice of this program",
    "what this program does where nothing is laid down, and what another one may do otherwise",
    url: "docs/sources.md", kind: .ownWord)

  /// Every source above that is neither a page nor a vendor's code, in that order.
  static let others: [Self] = [
    appleForums, reactNativeApple, dartPackages, appleSignInUnity, appleSignInExample, flutterFire,
    goth,
    reactNativeAppAuth, msalObjC, nodeJS, firebaseRecord, assumed, ownChoice,
  ]
}

/// Short spellings for code that cites these sources.
extension SourceReference {
  /// A file of published code: `.code(.firebaseIOS, "AuthErrors.swift")`.
  public static func code(_ repository: SourceDocument, _ path: String) -> Self {
    Self(repository, file: path)
  }

  /// A public thread: `.thread(.firebaseIOS, 6336)`.
  public static func thread(_ place: SourceDocument, _ number: Int) -> Self {
    Self(place, thread: number)
  }

  /// A record of Firebase's answers by somebody else.
  public static let firebaseRecord = Self(.firebaseRecord)
  /// Likely, and without a source.
  public static let assumed = Self(.assumed)
  /// A choice of this program.
  public static let ownChoice = Self(.ownChoice)
}
