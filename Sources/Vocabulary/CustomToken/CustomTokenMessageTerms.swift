extension CustomTokenTerms {
  /// What the social login has in the words of OAuth.
  static let authorization: [Term] = .parameters([
    "response_type": [
      "'token' brings the access token through the URL; new apps ask for a code, with PKCE":
        .at(.query, .dialogRequest, read: .rfc9700("2.1.2"))
    ],
    "client_id": [
      "the app's number at Facebook: public, since every copy of the app sends it":
        .at(.query, .dialogRequest, .providerTokenRequest, read: .rfc6749("2.2"))
    ],
    "redirect_uri": [
      "where the token goes: the scheme has the app's number in it, and still has no owner":
        .at(.query, .dialogRequest, read: .rfc8252("7.1"))
    ],
    "state": .stands(
      [
        "comes back for the app to compare; else a stranger could slip in a token of his own":
          .at(.query, .dialogRequest, read: .rfc6749("10.12"))
      ], secret: .known(to: .app, .device, .browser, .facebook)),
    "code": [
      "the status again, for clients that get to see nothing but the body":
        .each(of: refusals, read: .mobileServicesErrors)
    ],
    "iss": [
      "a fixed text that marks a token of Mobile Services; another kind of token names another":
        .each(of: tokenClaims, read: .mobileServicesLogin),
      "should be the one text of Mobile Services, which did not look; else it is of another kind":
        .at(.value, .tokenVerification, read: .mobileServicesJWT),
    ],
    "error": [
      "no JSON that can be read; what the parser said behind 'SyntaxError:' then is not known":
        .at(.json, .insertResponse, .tableResponse, read: .assumed).when(
          .saying("error", "\(MobileServiceText.notJSON.answer)")),
      "a text of Mobile Services behind 'Error: ', or of the script; 'authwalk:' marks this program's":
        .at(
          .json, .insertResponse, .tableResponse, .socialLoginResponse, read: .mobileServicesErrors),
      "what the maker's script answers, or 'Error: ' and a text of Mobile Services":
        .at(.json, .createUserResponse, .logInResponse, read: .mobileServicesErrors),
    ],
    "grant_type": [
      "an exchange of one access token for another, which Facebook has besides OAuth's own grants":
        .at(.query, .providerTokenRequest, read: .mobileServicesFacebook)
    ],
  ])

  /// What the bodies, the handoffs and the storage hold.
  static let bodies: [Term] = .parameters([
    "username": [
      "a name that the user chose, unique among those who signed up by hand; it proves nothing":
        .at(.handoff, .typedCredentials, read: .mobileServicesToken).at(
          .json, .createUserRequest, .logInRequest),
      "whose password it is; the password itself is not shown, and not stored":
        .at(.value, .passwordHash, read: .rfc8018("5.2")),
    ],
    "password": .stands(
      [
        "typed into the app, sent once over TLS, and neither logged nor stored as it is by anyone":
          .at(.handoff, .typedCredentials, read: .rfc8018("4.1")).at(
            .json, .createUserRequest, .logInRequest)
      ], secret: .known(to: .user, .app, .mobileService)),
    "access_token": .stands(
      [
        "the provider's token; whose it is, and for which app, the service asks the provider":
          .at(.json, .socialLoginRequest, read: .mobileServicesFacebook),
        "what the exchange gave, for longer; the real service put it, encrypted, into its own token":
          .at(.json, .providerTokenResponse, read: .mobileServicesLogin),
        "whoever shows it is answered as its user: it has to be of this app":
          .at(.query, .providerUserRequest, read: .mobileServicesFacebook),
      ], secret: .known(to: .facebook, .browser, .device, .app, .mobileService)),
    "key": .stands(
      [
        "the bytes that sign, in hex; they should be SHA-256 over the master key and 'JWTSig'":
          .at(.value, .mintToken, read: .mobileServicesToken),
        "the bytes that the attacker signs with, in hex; whether they fit only the server knows":
          .at(.value, .forgeToken, read: .rfc7518("3.2")),
        "the service's own key bytes in hex; it is derived anew and never read from a token":
          .at(.value, .tokenVerification, read: .mobileServicesToken),
      ], secret: .known(to: .mobileService)),
    "authenticationToken": .means(
      "the service's own token, as its login answers name it",
      sender: "the mobile service, in its answer to a social login", read: [.mobileServicesREST],
      notes: [
        "the service's token, not the provider's: it opens these tables and nothing at Facebook":
          .at(.json, .socialLoginResponse, read: .mobileServicesREST),
        "whoever reads it is this user until 'exp': it needs no password and no device beside it":
          .at(.handoff, .storeSession, .extracted, read: .rfc6750("5.2")),
      ], secret: .known(to: .mobileService, .app, .device, as: "token"),
      carries: .customToken),
    "token": .means(
      "the service's own token, as the script for new users names it",
      sender: "the mobile service, in its answer to a manual login", read: [.mobileServicesToken],
      notes: [
        "what every later request carries; from now on the password is not needed any more":
          .at(.json, .createUserResponse, .logInResponse, read: .mobileServicesToken),
        "the three parts with full stops between; who has this text is the user":
          .at(.value, .mintToken, .forgeToken, read: .rfc7515("7.1")),
      ], secret: .known(to: .mobileService, .app, .device), carries: .customToken),
    "userId": .means(
      "the user's id with the provider in front: 'Facebook:1042'",
      sender: "the mobile service; it is no secret", read: [.mobileServicesREST],
      notes: [
        "the user's id with its provider in front, as 'uid' in the token; it is no secret":
          .at(.json, .socialLoginResponse, read: .mobileServicesREST).at(
            .handoff, .storeSession, .extracted),
        "the owner: the maker's script takes it from the token's 'uid'; null is nobody in particular":
          .at(.json, .insertRequest, .insertResponse, .tableResponse, read: .mobileServicesOwnRows),
      ]),
    "id": .means(
      "the id of a user, or of a row in a table", sender: "the mobile service",
      read: [.mobileServicesREST],
      notes: [
        "the user's lasting id, which is no secret; the app shows it and keeps it":
          .at(.json, .createUserResponse, .logInResponse, read: .mobileServicesToken),
        "who the user is, as Facebook numbers them; with the prefix it becomes the service's user id":
          .at(.json, .providerUserResponse, read: .mobileServicesFacebook),
        "the row's own id, drawn by the service here; a request could also bring one of its own":
          .at(.json, .insertRequest, .insertResponse, .tableResponse, read: .mobileServicesREST),
      ]),
    "match": .means(
      "what a prediction is about, in the app's own table", sender: "the app, when a row is added",
      read: [.mobileServicesREST],
      notes: [
        "what the user makes a prediction about: the app's own data, not part of the sign-in":
          .at(.json, .insertRequest, .insertResponse, .tableResponse, read: .mobileServicesREST)
      ]),
    "score": .means(
      "the prediction, in the app's own table", sender: "the app, when a row is added",
      read: [.mobileServicesREST],
      notes: [
        "the prediction itself, which no other user should get to see before the match":
          .at(.json, .insertRequest, .insertResponse, .tableResponse, read: .mobileServicesREST)
      ]),
    "client_secret": .stands(
      [
        "the app's secret at Facebook, which only the service holds: with it Facebook knows who asks":
          .at(.query, .providerTokenRequest, read: .mobileServicesFacebook)
      ], secret: .known(to: .facebook, .mobileService)),
    "fb_exchange_token": .means(
      "the access token that Facebook is to exchange for another one",
      sender: "the mobile service, to Facebook",
      without: "a token of any other app would sign its user in here",
      read: [.mobileServicesFacebook, .facebookTokenDebugging],
      notes: [
        "the token as the app sent it; Facebook exchanges it only for the app that it was issued to":
          .at(.query, .providerTokenRequest, read: .mobileServicesFacebook)
      ],
      secret: .known(
        to: .facebook, .browser, .device, .app, .mobileService, as: "access_token")),
    "token_type": [
      "how the token is sent: here as 'bearer', and Facebook takes it in the URL too":
        .at(.json, .providerTokenResponse, read: .mobileServicesFacebook)
    ],
    "expires_in": [
      "how long the new token lives, in seconds; the service did not use it":
        .at(.json, .providerTokenResponse, read: .mobileServicesFacebook)
    ],
    "noScript": .means(
      "asks Mobile Services to answer from the table itself, past the maker's scripts",
      sender: "whoever holds the master key, in the URL", read: [.mobileServicesAuthorize],
      notes: [
        "no script runs, so nothing keeps the rows of users apart; it needs the master key":
          .at(.query, .tableRequest, read: .mobileServicesAuthorize)
      ]),
    "form": .means(
      "what the app's own screen asks the user to do", sender: "the app, to the user",
      read: [.rfc8252("8.12")],
      notes: [
        "what the app asks the user to do; nothing on the screen proves that it is this app that asks":
          .at(.handoff, .signInForm, read: .rfc8252("8.12"))
      ]),
    "stored_in": .means(
      "where on the device the app keeps a value", sender: "the app, to the device",
      without: "defaults on disk are a readable file, and part of every backup",
      read: [.rfc8252("8.5")],
      notes: [
        "an entry for this device only never leaves it; a backup can hold other ones, and holds the defaults":
          .at(.handoff, .storeSession, .extracted, read: .rfc8252("8.5"))
      ]),
    "source": .means(
      "what is read out of a device: a backup, or an app's package",
      sender: "whoever holds the device", read: [.rfc8252("8.5")],
      notes: [
        "what is read: a backup of the device, with its password, or the package of an installed app":
          .at(.handoff, .extraction, read: .rfc8252("8.5"))
      ]),
    "application_key": .means(
      "the key that ships with every copy of the app", read: [.rfc8252("8.5")],
      notes: [
        "ships with every copy of the app: it names the app, and can be no secret":
          .at(.handoff, .extracted, read: .rfc8252("8.5"))
      ]),
  ])

  /// The header fields.
  static let headerFields: [Term] = .headerFields([
    "Cookie": .stands(
      [
        "the browser's session with Facebook; in a web view the app around it could read it":
          .at(.header, .dialogRequest, read: .rfc8252("8.12"))
      ], secret: .known(to: .browser, .facebook, as: "cookie")),
    "Content-Type": [
      "says that the body is JSON, which Mobile Services expects throughout":
        .at(
          .header, .createUserRequest, .logInRequest, .socialLoginRequest, .insertRequest,
          read: .mobileServicesREST),
      "how to read the body: here a page that says why there is no token":
        .at(.header, .dialogResponse, read: .rfc9110("8.3")),
    ],
    "Location": [
      "where the browser goes next: the app's scheme, with the token after the '#'":
        .at(.header, .dialogResponse, read: .rfc6749("4.2.2"))
    ],
    "Cache-Control": [
      "'no-store' keeps the URL and the token in it out of caches, where it could be found":
        .at(.header, .dialogResponse, read: .rfc9111("5.2.2.5")),
      "'no-store' keeps tokens and a user's own data out of caches, where a copy would live on":
        .at(
          .header, .createUserResponse, .logInResponse, .socialLoginResponse,
          .providerTokenResponse, .providerUserResponse, .insertResponse, .tableResponse,
          read: .rfc9111("5.2.2.5")),
    ],
    "X-ZUMO-AUTH": .means(
      "the token of Mobile Services, with nothing before it; 'Zumo' is the service's first name",
      sender: "the app, with each request for a user",
      without:
        "the request is nobody's: what answers is open to everyone, or to who has the application key",
      read: [.mobileServicesREST, .mobileServicesAuthorize],
      notes: [
        "where the service's token belongs, raw: no 'Bearer' before it, unlike in 'Authorization'":
          .at(.header, .insertRequest, .tableRequest, read: .mobileServicesREST)
      ], secret: .known(to: .mobileService, .app, .device, as: "token"),
      carries: .customToken),
    "X-ZUMO-APPLICATION": .means(
      "the application key: names the app that calls, as a client id does, and is no secret",
      sender: "the app, with each request",
      read: [.mobileServicesREST, .mobileServicesAuthorize, .rfc8252("8.5")],
      notes: [
        "says which app calls; it ships with every copy, so it is no secret and proves nothing":
          .at(.header, .createUserRequest, .logInRequest, read: .rfc8252("8.5")),
        "counts only where the permission is 'application'; it is no secret, and proves nothing":
          .at(
            .header, .socialLoginRequest, .insertRequest, .tableRequest,
            read: .mobileServicesAuthorize),
      ]),
    "X-ZUMO-MASTER": .means(
      "the master key itself: whoever sends it is admin, past every permission, and needs no token",
      sender: "the maker's own tools, and no app", without: "nothing that an app should need",
      read: [.mobileServicesAuthorize],
      notes: [
        "the master key: past every permission, for every row, with no token at all":
          .at(.header, .tableRequest, read: .mobileServicesAuthorize)
      ], secret: .known(to: .mobileService, as: "master_key")),
  ])
}
