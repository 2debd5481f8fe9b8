/// Short spellings for code that cites the published source of Azure Mobile Services.
extension SourceReference {
  /// A file of the JavaScript runtime, such as `request/errorhelper.js`.
  public static func mobileServices(_ path: String) -> Self {
    .code(.mobileServicesRuntime, "runtime/\(path)")
  }

  /// Where the runtime judged a token.
  public static let mobileServicesJWT = mobileServices("jsonwebtoken.js")
  /// Where it wrote a token after a login.
  public static let mobileServicesLogin = mobileServices("request/loginhandler.js")
  /// How it encrypted what a token carries for the service alone.
  public static let mobileServicesEncryptor = mobileServices("encryptor.js")
  /// Where it decided that a token which comes has to be good.
  public static let mobileServicesAuthenticate = mobileServices(
    "request/middleware/authenticate.js")
  /// Where it decided who may do what.
  public static let mobileServicesAuthorize = mobileServices("request/middleware/authorize.js")
  /// Where it worded its errors.
  public static let mobileServicesErrors = mobileServices("request/errorhelper.js")
  /// Where it took an access token of Facebook.
  public static let mobileServicesFacebook = mobileServices("request/authentication/facebook.js")
  /// Microsoft's page on scripts that keep each user's rows apart.
  public static let mobileServicesOwnRows = code(
    .mobileServicesSDK, "docs/mobile-services-javascript-backend-service-side-authorization.md")
}
