extension GlossaryEntry {
  /// The errors with which the system answers an app that asked for a credential.
  static let appleErrors = errors(
    of: "com.apple.AuthenticationServices.AuthorizationError",
    from: "AuthenticationServices, to the app that asked for a credential",
    [
      "ASAuthorizationError 1000": .means(
        "the system gives no cause; mostly the app or the device is not ready for Sign in with Apple, "
          + "and at times the user cancelled",
        names: [
          "1000", "ASAuthorizationError.unknown", "ASAuthorizationErrorUnknown", "-7003", "-7022",
          "-7026", "-7034", "AKAuthenticationError -7003", "AKAuthenticationError -7022",
          "AKAuthenticationError -7026", "AKAuthenticationError -7034",
        ],
        texts: [
          "com.apple.AuthenticationServices.AuthorizationError error 1000", "Sign Up Not Completed",
        ],
        causes: [
          "the capability Sign in with Apple is missing in the app or in its profile; the log has "
            + "AKAuthenticationError -7026":
            [.thread(.appleSignInUnity, 12), .thread(.dartPackages, 208)],
          "nobody is signed in to an Apple Account on the device, and the user closed the alert that "
            + "says so; the log has -7022":
            [
              .thread(.appleSignInUnity, 20), .thread(.dartPackages, 159),
              .thread(.dartPackages, 302),
            ],
          "the Apple Account has no two-factor authentication, which Sign in with Apple needs; the log has -7034":
            [.firebaseAuth, .thread(.appleSignInExample, 1)],
          "the simulator, where also the state of a credential cannot be asked":
            [.thread(.reactNativeApple, 9), .thread(.dartPackages, 137)],
          "a request for a saved password went along, and there is none":
            [.thread(.dartPackages, 30)],
          "the sheet itself said 'Sign Up Not Completed'; the log has -7003":
            [.thread(.appleSignInUnity, 173)],
        ], read: [.appleServices]),
      "ASAuthorizationError 1001": .means(
        "the user closed Apple's sheet: no fault, so the app shows no alarm and does not ask again",
        names: ["1001", "ASAuthorizationError.canceled", "ASAuthorizationErrorCanceled"],
        texts: ["com.apple.AuthenticationServices.AuthorizationError error 1001"],
        causes: [
          "the user closed the sheet":
            [
              .thread(.appleSignInUnity, 66), .thread(.appleSignInUnity, 92),
              .thread(.dartPackages, 186),
            ],
          "a few reports in which no user had cancelled": [.thread(.reactNativeApple, 301)],
        ], read: [.appleServices]),
      "ASAuthorizationError 1002": .means(
        "the system got an answer that is not valid; what causes it here is not documented",
        names: ["1002", "ASAuthorizationError.invalidResponse"], read: [.appleServices]),
      "ASAuthorizationError 1003": .means(
        "the request was not handled; what causes it here is not documented",
        names: ["1003", "ASAuthorizationError.notHandled"], read: [.appleServices]),
      "ASAuthorizationError 1004": .means(
        "the request failed, for a reason that the app is not told; the causes are not documented",
        names: ["1004", "ASAuthorizationError.failed"], read: [.appleServices]),
      "ASAuthorizationError 1005": .means(
        "the request would have needed the user, and no user interface was allowed; since iOS 15",
        names: ["1005", "ASAuthorizationError.notInteractive"], read: [.appleServices]),
      "ASAuthorizationError 1006": .means(
        "a passkey that the request excludes is there already; since iOS 18",
        names: ["1006", "matchedExcludedCredential"], read: [.appleServices]),
      "ASAuthorizationError 1007": .means(
        "credentials could not be imported; nothing of Sign in with Apple",
        names: ["1007", "credentialImport"], read: [.appleServices]),
      "ASAuthorizationError 1008": .means(
        "credentials could not be exported; nothing of Sign in with Apple",
        names: ["1008", "credentialExport"], read: [.appleServices]),
      "ASAuthorizationError 1009": .means(
        "the user already has an account by Sign in with Apple here; since iOS 26",
        names: ["1009", "preferSignInWithApple"], read: [.appleServices]),
      "ASAuthorizationError 1010": .means(
        "the device is not set up to make a passkey; since iOS 26",
        names: ["1010", "deviceNotConfiguredForPasskeyCreation"], read: [.appleServices]),
    ])
}
