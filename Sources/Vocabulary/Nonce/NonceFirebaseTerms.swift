extension NonceTerms {
  /// What goes to Firebase, and what it answers.
  static let firebase: [Term] = .parameters([
    "code": [
      "the HTTP status once more, as a number; it says little: most refusals here are 400":
        .at(.json, .firebaseSignInResponse, .firebaseRefreshResponse, read: .identityToolkit)
    ],
    "key": [
      "names the Firebase project; it is in every copy of the app, so it is no secret and no proof":
        .at(.query, .firebaseSignInRequest, .firebaseRefreshRequest, read: .firebaseAuth)
    ],
    "postBody": .means(
      "a form inside a JSON string: the provider's token, the provider's name, the raw nonce",
      sender: "the app, to Firebase", read: [.identityToolkit],
      notes: [
        "a form inside a JSON string, not percent-encoded: so Firebase's iOS SDK writes it":
          .at(.json, .firebaseSignInRequest, read: FirebaseSDK.signInRequest)
      ]),
    "requestUri": .means(
      "where a sign-in on the web comes back to; 'http://localhost' in apps",
      sender: "the app, to Firebase", read: [.identityToolkit],
      notes: [
        "where a web sign-in would come back to; an app has no such page and names localhost":
          .at(.json, .firebaseSignInRequest, read: .identityToolkit)
      ]),
    "returnSecureToken": .means(
      "asks for an ID token and a refresh token", sender: "the app, to Firebase",
      read: [.identityToolkit],
      notes: [
        "asks for an ID token of Firebase and a refresh token; an app always wants them":
          .at(.json, .firebaseSignInRequest, read: .identityToolkit)
      ]),
    "returnIdpCredential": .means(
      "asks that the provider's credential comes back where the account is taken by somebody else",
      sender: "the app, to Firebase", read: [.identityToolkit],
      notes: [
        "asks for the provider's credential where this identity belongs to another account":
          .at(.json, .firebaseSignInRequest, read: .identityToolkit)
      ]),
    "autoCreate": .means(
      "whether Firebase makes an account for a user whom it does not know",
      sender: "the app, to Firebase", read: [.identityToolkit],
      notes: [
        "a user whom Firebase does not know gets an account; false where somebody signs in anew":
          .at(.json, .firebaseSignInRequest, read: FirebaseSDK.signInRequest)
      ]),
    "providerId": .means(
      "who vouches for the user: 'apple.com'",
      sender: "the app in its request, Firebase in its answer", read: [.identityToolkit],
      notes: [
        "says whose token this is; Firebase picks issuer, keys and audiences by it":
          .at(.form, .firebaseSignInRequest, read: .identityToolkit),
        "who vouched for the user; a project can have users of many providers":
          .at(.json, .firebaseSignInResponse, read: .identityToolkit),
      ]),
    "kind": .means(
      "the type of an answer, in the older words of Google's services",
      sender: "Firebase, to the app", read: [.identityToolkit],
      notes: [
        "which answer this is, in the service's older words; programs need not look at it":
          .at(.json, .firebaseSignInResponse, read: .identityToolkit)
      ]),
    "federatedId": .means(
      "who the user is at the provider, in one text, whose form for Apple is not documented",
      sender: "Firebase, to the app",
      read: [.identityToolkit, .assumed],
      notes: [
        "who signed in, at Apple: a name and 'sub' in one text, whose form for Apple is not documented":
          .at(.json, .firebaseSignInResponse, read: .assumed)
      ]),
    "localId": .means(
      "who the user is in the Firebase project", sender: "Firebase, to the app",
      read: [.identityToolkit],
      notes: [
        "the user's id in this project; the token has it as 'sub' and as 'user_id'":
          .at(.json, .firebaseSignInResponse, read: .identityToolkit)
      ]),
    "displayName": .means(
      "the user's name as the app passed it on", sender: "Firebase, to the app",
      read: [.identityToolkit],
      notes: [
        "the name that the app passed on; Apple's token does not have it, nobody signed":
          .at(.json, .firebaseSignInResponse, read: .identityToolkit)
      ]),
    "isNewUser": .means(
      "true when the account was made by this sign-in", sender: "Firebase, to the app",
      read: [.identityToolkit],
      notes: [
        "true when Firebase made the account just now; it is left out when it did not":
          .at(.json, .firebaseSignInResponse, read: .firebaseRecord)
      ]),
    "project_id": .means(
      "the number of a Firebase project", sender: "Firebase, when it renews a token",
      read: [.identityToolkit],
      notes: [
        "the project's number, not the id that stands in 'aud'; apps can pass it over":
          .at(.json, .firebaseRefreshResponse, read: .identityToolkit)
      ]),
    "message": .means(
      "a refusal of Firebase: a code in capitals, a colon, and what was wrong",
      sender: "Firebase, to the app", read: [.identityToolkit],
      notes: [
        "the SDK cuts it at the first colon: the code becomes the app's number, the rest its text":
          .at(.json, .firebaseSignInResponse, .firebaseRefreshResponse, read: FirebaseSDK.backend)
      ]),
    "reason": .means(
      "a refusal of Google's services in one general word", sender: "Firebase, to the app",
      read: [.identityToolkit],
      notes: [
        "the error in one general word; the one that helps stands in the message":
          .at(.json, .firebaseSignInResponse, .firebaseRefreshResponse, read: .identityToolkit)
      ]),
    "status": .means(
      "a refusal of Google's services by its kind", sender: "Firebase, to the app",
      read: [.identityToolkit],
      notes: [
        "the kind of error in the words of Google's services; not every answer has it":
          .at(.json, .firebaseSignInResponse, .firebaseRefreshResponse, read: .identityToolkit)
      ]),
  ])

  /// The header fields.
  static let headerFields: [Term] = .headerFields([
    "Cookie": .stands(
      [
        "stands here for the way in which the device shows which Apple Account it is signed in to":
          .at(.header, .appleAuthorizationRequest, read: .appleServices)
      ], secret: .known(to: .device, .apple, as: "cookie")),
    "Authorization": .stands(
      [:], secret: .known(to: .firebase, .app, .resourceServer, as: "firebase_token")),
    "Content-Type": [
      "says that the body is a form: names and values, percent-encoded":
        .at(.header, .appleAuthorizationRequest, read: .rfc9110("8.3")),
      "says that the body is JSON; the form that Apple's token is in stands inside":
        .at(.header, .firebaseSignInRequest, read: .rfc9110("8.3")),
      "says that the body is JSON: so Firebase's iOS SDK asks, where the documentation has a form":
        .at(.header, .firebaseRefreshRequest, read: FirebaseSDK.renewalRequest),
    ],
    "Cache-Control": [
      "how long the answer may be kept: keys for a while; tokens say 'no-store' and are not kept":
        .at(
          .header, .appleAuthorizationResponse, .firebaseSignInResponse, .firebaseKeysResponse,
          .firebaseRefreshResponse, read: .rfc9111("5.2")),
      "Apple's answer asked not to keep its keys, as one saw it; libraries keep them for minutes":
        .at(.header, .appleKeysResponse, read: .thread(.goth, 321)),
    ],
    "X-Client-Version": .means(
      "which SDK of Firebase an app has, and in which version", sender: "the app, to Firebase",
      read: [.firebaseAuth],
      notes: [
        "which SDK asks, and in which version; nothing is decided by it here":
          .at(.header, .firebaseSignInRequest, .firebaseRefreshRequest, read: FirebaseSDK.backend)
      ]),
    "X-Firebase-GMPID": .means(
      "the id of an app in its Firebase project: number of the project, platform, number of the app",
      sender: "the app, to Firebase", read: [.firebaseAuth],
      notes: [
        "the app's id in the project; it stands in the app's settings file, so it is no secret":
          .at(.header, .firebaseSignInRequest, .firebaseRefreshRequest, read: FirebaseSDK.backend)
      ]),
    "X-Ios-Bundle-Identifier": .means(
      "which app asks; an API key can be limited to some apps, though anybody can write this",
      sender: "the app, to Firebase", read: [.firebaseAuth],
      notes: [
        "which app asks; an API key can be limited to it, but anybody can write it":
          .at(.header, .firebaseSignInRequest, .firebaseRefreshRequest, read: .firebaseAuth)
      ]),
  ])
}
