extension NonceTerms {
  /// What device and Apple say to each other in the words of OAuth, and what the answer holds.
  static let authorization: [Term] = .parameters([
    "response_type": [
      "what Apple is to answer with: an authorization code and an identity token":
        .at(.form, .appleAuthorizationRequest, read: .appleREST)
    ],
    "client_id": [
      "on a device the bundle id, filled in by the system; on the web the Services ID":
        .at(.form, .appleAuthorizationRequest, read: .appleREST)
    ],
    "scope": [
      "what the app asks to know: the name, which comes once, and the e-mail address":
        .at(.form, .appleAuthorizationRequest, read: .appleREST)
    ],
    "state": .stands(
      [
        "names this sign-in; it comes back with the credential, so two sign-ins are told apart":
          .at(.value, .rawNonce, read: .appleServices),
        "comes back with the credential; the app finds the pending sign-in by it":
          .at(.handoff, .appleIDRequest, read: .appleServices),
        "comes back beside the token, not in it; it is for the app alone and names its sign-in":
          .at(.form, .appleAuthorizationRequest, read: .appleREST),
        "the request's state on its way back to the app, which finds its sign-in by it":
          .at(.json, .appleAuthorizationResponse, read: .appleREST),
        "names the sign-in that the credential answers; without it the app can only guess":
          .at(.handoff, .appleCredential, read: .appleServices),
        "stands for the object by which a real app knows which of its sign-ins came to nothing":
          .at(.handoff, .appleIDError, read: .appleServices),
      ], secret: .known(to: .app, .device, .apple)),
    "nonce": .stands(
      [
        "what Apple gets; Firebase expects the digest here, in lower-case hex, of 64 characters":
          .at(.value, .rawNonce, read: .firebaseAuth),
        "Apple copies it unread into the token, if it can carry one; no raw nonce belongs in here":
          .at(.handoff, .appleIDRequest, read: .appleServices),
        "goes into the token as it stands, if at all: Apple neither hashes it nor looks into it":
          .at(.form, .appleAuthorizationRequest, read: .appleREST),
        "none in the token, so nothing ties it to a sign-in; of another provider such a one was taken":
          .at(.claim(.appleIdentityToken), .identityTokenVerification, read: .firebaseRecord).when(
            .saying("nonce", "absent")),
        "should be what the app gave to Apple; the raw nonce behind it shows which sign-in asked":
          .each(of: identityTokenClaims, read: .appleREST),
      ], secret: .known(to: .app, .device, .apple, .firebase)),
    "nonce": .stands(
      [
        "should be the raw nonce of this sign-in, which until now nobody but the app may know":
          .at(.form, .firebaseSignInRequest, read: .identityToolkit).when(.from(.app)),
        "what somebody sends as the raw nonce: made up, or copied together with the token":
          .at(.form, .firebaseSignInRequest, read: .identityToolkit).when(.from(.attacker)),
      ], secret: .known(to: .app, .firebase, as: "raw_nonce")),
    "code": .stands(
      [
        "lives five minutes and counts once; a server can trade it for tokens of Apple's own":
          .at(.json, .appleAuthorizationResponse, read: .appleREST)
      ], secret: .known(to: .apple, .device, .app)),
    "iss": [
      "who says so: Apple, always with the same address, compared character by character":
        .each(of: identityTokenClaims, read: .appleREST),
      "who says so: Firebase's token service, with the project's id at the end":
        .each(of: firebaseTokenClaims, read: .firebaseAuth),
      "who issued the new token; any other issuer than before ends the session":
        .at(.value, .sessionCheck, read: .oidcCore("12.2")),
    ],
    "error": [
      "why there is no credential; the app gets a number in its place, with no such word":
        .at(.json, .appleAuthorizationResponse, read: .appleREST)
    ],
  ])

  /// What Apple and the device tell of the user, or of what went wrong.
  static let apple: [Term] = .parameters([
    "user": [
      "the user's lasting id, the same as 'sub' in the token; only the token's is signed":
        .at(.handoff, .appleCredential, read: .appleServices),
      "the name, as Apple gives it at the first sign-in; unsigned, good for a greeting and no more":
        .at(.form, .firebaseSignInRequest, read: .identityToolkit),
    ],
    "app": [
      "which app asks; the system knows who called it, so no app can use another's name here":
        .at(.handoff, .appleIDPrompt, read: .appleServices)
    ],
    "authorizationCode": [
      "bytes, here in hex: the code as UTF-8 text, for a server that talks to Apple itself":
        .at(.handoff, .appleCredential, read: .appleServices)
    ],
    "decision": [
      "the user's yes or no, with face, finger or password; it goes to the system, not to the app":
        .at(.handoff, .appleIDDecision, read: .appleServices)
    ],
    "identityToken": [
      "bytes, here in hex: the UTF-8 text of a JWT. The device hands them on and judges nothing":
        .at(.handoff, .appleCredential, read: .appleServices),
      "the bytes as they came, in hex; the app has to read them as UTF-8 text":
        .at(.value, .credentialCheck, read: .rfc3629),
    ],
    "firstName": .means(
      "the user's first name, given at the first sign-in only", sender: "apple, to the device",
      read: [.appleREST],
      notes: [
        "comes at the first sign-in; again only after the user stopped using the app's sign-in":
          .at(.json, .appleAuthorizationResponse, read: .appleREST)
      ]),
    "lastName": .means(
      "the user's last name, given at the first sign-in only", sender: "apple, to the device",
      read: [.appleREST],
      notes: [
        "comes at the first sign-in, as 'firstName' does; nobody has signed it, unlike the token":
          .at(.json, .appleAuthorizationResponse, read: .appleREST)
      ]),
    "givenName": .means(
      "the user's first name as the device hands it to the app, at the first sign-in only",
      sender: "the device",
      without:
        "the app has to ask the user, or the user has to stop using the app's sign-in in the settings",
      read: [.appleServices],
      notes: [
        "given at the first sign-in only, and not signed; the app has to keep it at once":
          .at(.handoff, .appleCredential, read: .appleServices)
      ]),
    "familyName": .means(
      "the user's last name as the device hands it to the app, at the first sign-in only",
      sender: "the device", read: [.appleServices],
      notes: [
        "given at the first sign-in only; it is not in the token, so nobody has signed it":
          .at(.handoff, .appleCredential, read: .appleServices)
      ]),
    "account": .means(
      "whose Apple Account a device is signed in to",
      sender: "nobody; it shows which of the people in a lesson acts", read: [.appleServices],
      notes: [
        "whose Apple Account this device is signed in to; nobody types a name or a password here":
          .at(.handoff, .appleIDDecision, read: .appleServices)
      ]),
    "errorCode": .means(
      "the number of an error of the device: 1001 the user closed the sheet, 1000 the cause is unknown",
      sender: "the device, to the app", read: [.appleServices],
      notes: [
        "1001 when the user closed the sheet; also 1000 can come of that, where no account is signed in":
          .at(.handoff, .appleIDError, read: .thread(.dartPackages, 302))
      ]),
    "domain": .means(
      "where an error number belongs: the same number means other things in another domain",
      sender: "the device, or a service of Google", read: [.appleServices, .identityToolkit],
      notes: [
        "which part of the system the number is from; the same number means other things elsewhere":
          .at(.handoff, .appleIDError, read: .appleServices),
        "which service the error is from; 'global' means that it is none in particular":
          .at(.json, .firebaseSignInResponse, .firebaseRefreshResponse, read: .identityToolkit),
      ]),
  ])
}
