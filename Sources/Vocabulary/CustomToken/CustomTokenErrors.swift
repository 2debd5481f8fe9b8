import WireFormats

/// The error codes of a mobile service.
extension ErrorCode {
  /// A mobile service: the request lacks something, or makes no sense.
  public static let mobileServiceBadRequest = Self(ofStatus: 400)
  /// A mobile service: what the permission asks for did not come, or the token or password is not good.
  public static let mobileServiceUnauthorized = Self(ofStatus: 401)
  /// A mobile service: the name is taken.
  public static let mobileServiceConflict = Self(ofStatus: 409)
  /// A mobile service: it cannot work as it is set up.
  public static let mobileServiceFailure = Self(ofStatus: 500)
}

extension ErrorCode {
  /// A mobile service has no codes of its own: the status of its answer stands for one.
  private init(ofStatus status: Int) { self.init("\(status)") }
}

extension CustomTokenTerms {
  /// What they mean, and who answers with them.
  static let errors: [ErrorMeaning] = .table([
    "the request lacks something or makes no sense; the text beside the code says what":
      (.mobileServiceBadRequest, [.mobileService]),
    "what the permission asks for did not come, or the token or password is not good; see the text beside it":
      (.mobileServiceUnauthorized, [.mobileService]),
    "the name is taken: the user has to choose another one":
      (.mobileServiceConflict, [.mobileService]),
    "something went wrong inside, of which the answer tells nothing; the service's log does":
      (.mobileServiceFailure, [.mobileService]),
  ])
}
