/// Pages about services that no RFC describes. They have no numbered sections.
extension SourceDocument {
  /// The web service of Sign in with Apple: endpoints, keys, the claims of an identity token.
  public static let appleREST = page(
    "Apple REST API", "Sign in with Apple REST API",
    "Apple's endpoints and keys, and what an identity token says",
    url: "https://developer.apple.com/documentation/signinwithapplerestapi")
  /// The part of Apple's systems that asks the user and hands the credential to the app.
  public static let appleServices = page(
    "Apple AuthenticationServices", "AuthenticationServices framework",
    "how the system asks the user, and what it hands to the app",
    url: "https://developer.apple.com/documentation/authenticationservices")
  /// How an app signs in to Firebase, and how a server checks a Firebase ID token.
  public static let firebaseAuth = page(
    "Firebase Auth", "Firebase Authentication",
    "how an app signs in to Firebase, and how a server checks the token",
    url: "https://firebase.google.com/docs/auth")
  /// The web service behind Firebase Authentication.
  public static let identityToolkit = page(
    "Identity Toolkit", "Identity Toolkit REST API, of Google Cloud Identity Platform",
    "the requests, answers and errors behind it",
    url: "https://docs.cloud.google.com/identity-platform/docs/reference/rest")
  /// The requests of Azure Mobile Services: tables, logins and their header fields.
  public static let mobileServicesREST = page(
    "Mobile Services REST", "Azure Mobile Services REST API Reference",
    "the requests of that service, and their header fields",
    url: "https://learn.microsoft.com/previous-versions/azure/reference/jj710108(v=azure.100)")
  /// How a back end script makes a token that Mobile Services accepts.
  public static let mobileServicesToken = article(
    "Mobile Services tokens", "Generating your own ZUMO auth token (Day 8)",
    "how a script on the server makes a token that the service accepts",
    url: "http://www.thejoyofcode.com/Generating_your_own_ZUMO_auth_token_Day_8_.aspx")
  /// What version 2 of that token changed: told in March 2014 of about November 2013.
  public static let mobileServicesVersion2 = page(
    "Mobile Services version 2", "Changes in the Azure Mobile Services JWT Token",
    "'ver' is 2, and 'kid' the text \"0\"",
    url: "https://blogs.msdn.microsoft.com/azuremobile/2014/03/19/"
      + "changes-in-the-azure-mobile-services-jwt-token/")
  /// How a server asks Facebook about an access token.
  public static let facebookTokenDebugging = page(
    "Facebook debug_token", "Graph API Reference: debug_token",
    "how a server asks whose an access token is, and for which app",
    url: "https://developers.facebook.com/docs/graph-api/reference/debug_token")

  /// Every page above, in that order.
  static let vendorPages: [Self] = [
    appleREST, appleServices, firebaseAuth, identityToolkit,
    mobileServicesREST, mobileServicesToken, mobileServicesVersion2, facebookTokenDebugging,
  ]
}

/// Short spellings for code that cites a page.
extension SourceReference {
  /// The requests of Azure Mobile Services.
  public static let mobileServicesREST = Self(.mobileServicesREST)
  /// How a script makes a token that Mobile Services accepts.
  public static let mobileServicesToken = Self(.mobileServicesToken)
  /// What version 2 of that token changed.
  public static let mobileServicesVersion2 = Self(.mobileServicesVersion2)
  /// How a server asks Facebook about an access token.
  public static let facebookTokenDebugging = Self(.facebookTokenDebugging)
}
