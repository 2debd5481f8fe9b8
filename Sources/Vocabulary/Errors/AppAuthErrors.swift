extension GlossaryEntry {
  /// The errors of AppAuth, for Apple's platforms and for Android.
  static let appAuthErrors =
    generalAppAuthErrors + endpointAppAuthErrors + generalAndroidErrors + endpointAndroidErrors

  private static let iOSNumbers = SourceReference.code(
    .appAuthIOS, "Sources/AppAuthCore/OIDError.h")
  private static let iOSService = SourceReference.code(
    .appAuthIOS, "Sources/AppAuthCore/OIDAuthorizationService.m")
  private static let androidNumbers = SourceReference.code(
    .appAuthAndroid, "library/java/net/openid/appauth/AuthorizationException.java")
  private static let androidToken = SourceReference.code(
    .appAuthAndroid, "library/java/net/openid/appauth/IdToken.java")

  /// A number says nothing without its domain: -3 is a sheet that was closed, or a client that may not.
  private static let generalAppAuthErrors = errors(
    of: "org.openid.appauth.general", from: "AppAuth for iOS",
    [
      "org.openid.appauth.general -2": .means(
        "the discovery document could not be used", names: ["-2"], read: [iOSNumbers]),
      "org.openid.appauth.general -3": .means(
        "the browser's sheet ended without an answer: mostly the user closed it",
        names: ["-3", "OIDErrorCodeUserCanceledAuthorizationFlow"],
        causes: [
          "the user closed the sheet, or said no to the alert before it":
            [.code(.appAuthIOS, "Sources/AppAuth/iOS/OIDExternalUserAgentIOS.m")],
          "any other error of ASWebAuthenticationSession too, such as a window that is missing: the "
            + "underlying error tells":
            [.code(.appAuthIOS, "Sources/AppAuth/iOS/OIDExternalUserAgentIOS.m")],
          "reports in which no user had cancelled":
            [
              .thread(.appAuthIOS, 773), .thread(.appAuthIOS, 916),
              .thread(.reactNativeAppAuth, 551),
              .thread(.reactNativeAppAuth, 669), .thread(.reactNativeAppAuth, 813),
            ],
        ], read: [iOSNumbers]),
      "org.openid.appauth.general -4": .means(
        "the app itself ended the sign-in", names: ["-4"], read: [iOSNumbers]),
      "org.openid.appauth.general -5": .means(
        "the network failed on the way to an endpoint", names: ["-5"],
        texts: ["Connection error making token request to …"], read: [iOSNumbers, iOSService]),
      "org.openid.appauth.general -6": .means(
        "the server answered with a status that is neither 200 nor 4xx with an 'error'",
        names: ["-6"], read: [iOSNumbers, iOSService]),
      "org.openid.appauth.general -7": .means(
        "an answer of the server is no JSON", names: ["-7"], read: [iOSNumbers]),
      "org.openid.appauth.general -8": .means(
        "the token response cannot be read", names: ["-8"], read: [iOSNumbers]),
      "org.openid.appauth.general -9": .means(
        "the browser could not be opened", names: ["-9", "-10"], read: [iOSNumbers]),
      "org.openid.appauth.general -11": .means(
        "the tokens could not be refreshed", names: ["-11"], read: [iOSNumbers]),
      "org.openid.appauth.general -12": .means(
        "the answer to a registration cannot be used", names: ["-12"], read: [iOSNumbers]),
      "org.openid.appauth.general -13": .means(
        "what the app wants to send cannot be written as JSON", names: ["-13"], read: [iOSNumbers]),
      "org.openid.appauth.general -14": .means(
        "the ID token cannot be read", names: ["-14"], read: [iOSNumbers, iOSService]),
      "org.openid.appauth.general -15": .means(
        "the ID token breaks one of the rules: issuer, audience, expiry, time of issue, nonce",
        names: ["-15"],
        texts: [
          "Issuer mismatch", "Audience mismatch", "ID Token expired",
          "Issued at time is more than 600 seconds before or after the current time",
          "Nonce mismatch",
        ],
        causes: [
          "the device's clock is wrong by more than ten minutes; the signature is not looked at":
            [
              .thread(.appAuthIOS, 644), .thread(.reactNativeAppAuth, 721),
            ]
        ], read: [iOSService]),
      "org.openid.appauth.general -16": .means(
        "a URL came that belongs to no pending request", names: ["-16"], read: [iOSNumbers]),
      "org.openid.appauth.general -17": .means(
        "the sign-in is over or was never begun", names: ["-17"], read: [iOSNumbers]),
    ])

  private static let endpointAppAuthErrors =
    errors(
      of: "org.openid.appauth.oauth_token", from: "AppAuth for iOS, with what the server said",
      [
        "org.openid.appauth.oauth_token -2": .means(
          "the token endpoint said 'invalid_request'", names: ["-2"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_token -3": .means(
          "the token endpoint said 'unauthorized_client'", names: ["-3"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_token -6": .means(
          "the token endpoint said 'invalid_scope'", names: ["-6"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_token -9": .means(
          "the token endpoint said 'invalid_client'", names: ["-9"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_token -10": .means(
          "the token endpoint said 'invalid_grant': the code, the verifier or the refresh token does "
            + "not hold", names: ["-10"], texts: ["Token is not active"],
          causes: [
            "at a refresh: the app kept the old refresh token after the server had given a new one":
              [
                .thread(.appAuthIOS, 634), .thread(.appAuthIOS, 220), .thread(.appAuthIOS, 526),
                .thread(.appAuthIOS, 843), .thread(.appAuthAndroid, 472),
              ],
            "'Token is not active' is how one server says that a refresh token has ended or was replaced":
              [.thread(.appAuthIOS, 634)],
          ], read: [iOSNumbers]),
        "org.openid.appauth.oauth_token -11": .means(
          "the token endpoint said 'unsupported_grant_type'", names: ["-11"], read: [iOSNumbers]),
      ])
    + errors(
      of: "org.openid.appauth.oauth_authorization",
      from: "AppAuth for iOS, with what came in the redirect",
      [
        "org.openid.appauth.oauth_authorization -2": .means(
          "the redirect said 'invalid_request'", names: ["-2"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_authorization -3": .means(
          "the redirect said 'unauthorized_client'", names: ["-3"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_authorization -4": .means(
          "the redirect said 'access_denied': the user or the server said no", names: ["-4"],
          read: [iOSNumbers]),
        "org.openid.appauth.oauth_authorization -5": .means(
          "the redirect said 'unsupported_response_type'", names: ["-5"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_authorization -6": .means(
          "the redirect said 'invalid_scope'", names: ["-6"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_authorization -7": .means(
          "the redirect said 'server_error'", names: ["-7"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_authorization -8": .means(
          "the redirect said 'temporarily_unavailable'", names: ["-8"], read: [iOSNumbers]),
        "org.openid.appauth.oauth_authorization -61439": .means(
          "the answer does not belong to the request, as by its 'state'", names: ["-61439"],
          texts: ["State mismatch, expecting … but got …"], read: [iOSNumbers, iOSService]),
      ])

  private static let generalAndroidErrors = errors(
    of: "AuthorizationException, type 0", from: "AppAuth for Android",
    [
      "AppAuth-Android 1": .means(
        "the browser's tab was left without an answer", texts: ["User cancelled flow"],
        causes: [
          "the user went back, or the app's screen came to the front again without data":
            [
              .code(
                .appAuthAndroid,
                "library/java/net/openid/appauth/AuthorizationManagementActivity.java")
            ],
          "the host activity has a launch mode that takes it to the front, since Android 14":
            [.thread(.appAuthAndroid, 973), .thread(.reactNativeAppAuth, 912)],
        ], read: [androidNumbers]),
      "AppAuth-Android 2": .means(
        "the app itself ended the sign-in", texts: ["Flow cancelled programmatically"],
        read: [androidNumbers]),
      "AppAuth-Android 3": .means("the network failed", read: [androidNumbers]),
      "AppAuth-Android 9": .means(
        "the ID token breaks a rule, or 'state' differs: two things have this number",
        texts: [
          "Response state param did not match request state",
          "Issued at time is more than 10 minutes before or after the current time",
        ],
        causes: [
          "the device's clock is wrong by more than ten minutes":
            [
              .thread(.appAuthAndroid, 693), .thread(.appAuthAndroid, 733),
              .thread(.appAuthAndroid, 830),
            ]
        ], read: [androidNumbers, androidToken]),
    ])

  private static let endpointAndroidErrors =
    errors(
      of: "AuthorizationException, type 1",
      from: "AppAuth for Android, with what came in the redirect",
      [
        "AppAuth-Android 1000": .means(
          "the redirect said 'invalid_request'", names: ["1000"], read: [androidNumbers]),
        "AppAuth-Android 1001": .means(
          "the redirect said 'unauthorized_client'", names: ["1001"], read: [androidNumbers]),
        "AppAuth-Android 1002": .means(
          "the redirect said 'access_denied': the user or the server said no", names: ["1002"],
          read: [androidNumbers]),
        "AppAuth-Android 1003": .means(
          "the redirect said 'unsupported_response_type'", names: ["1003"], read: [androidNumbers]),
        "AppAuth-Android 1004": .means(
          "the redirect said 'invalid_scope'", names: ["1004"], read: [androidNumbers]),
        "AppAuth-Android 1005": .means(
          "the redirect said 'server_error'", names: ["1005"], read: [androidNumbers]),
        "AppAuth-Android 1006": .means(
          "the redirect said 'temporarily_unavailable'", names: ["1006"], read: [androidNumbers]),
      ])
    + errors(
      of: "AuthorizationException, type 2",
      from: "AppAuth for Android, with what the token endpoint said",
      [
        "AppAuth-Android 2002": .means(
          "the token endpoint said 'invalid_grant': the code, the verifier or the refresh token does "
            + "not hold", names: ["2002"], read: [androidNumbers])
      ])
}
