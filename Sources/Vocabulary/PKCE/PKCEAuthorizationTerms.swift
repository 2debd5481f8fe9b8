extension PKCETerms {
  /// The authorization request and its answer.
  static let authorization: [Term] = .parameters([
    "response_type": [
      "what the redirect is to bring back; 'code' keeps tokens out of URLs, which leak":
        .each(of: authorizationURL, read: .rfc6749("3.1.1")),
      "the link asks for a code, as the app would; the user cannot see who will get it":
        .at(.query, .link, .openLink, read: .rfc6749("3.1.1")),
      "a whole request stands here: the browser is sent on to a second authorization server":
        .at(.locationQuery, .authorizationResponse, read: .rfc9700("4.4.1")),
    ],
    "client_id": [
      "names the app and proves nothing: it is public, every installed copy sends the same":
        .each(of: authorizationURL, read: .rfc6749("2.2")),
      "in the body, no Basic header: an app can say who it is, but not prove it":
        .at(.form, .tokenRequest, read: .rfc6749("3.2.1")).at(.json, .tokenRequest),
      "the app that got the token; a resource server may allow one app less than another":
        .each(of: accessTokenClaims, read: .rfc9068("2.2")),
      "names the app; the server gives new tokens only to the client that got the old ones":
        .at(.form, .refreshRequest, read: .rfc6749("10.4")),
      "the name of an honest app, which is no secret: anybody can write it into a link":
        .at(.query, .link, .openLink, read: .rfc6749("2.2")),
      "the app's name at the second server, which takes the request for the app's own":
        .at(.locationQuery, .authorizationResponse, read: .rfc9700("4.4.1")),
      "this app's own identifier; a token whose 'aud' names another was made for another":
        .at(.value, .idTokenCheck, read: .oidcCore("3.1.3.7")),
    ],
    "redirect_uri": [
      "where the answer goes; compared as text with the registered ones, but for a loopback port":
        .each(of: authorizationURL, read: .rfc9700("4.1.3")),
      "leads nowhere this time: it is compared with the one in the authorization request":
        .at(.form, .tokenRequest, read: .rfc6749("4.1.3")).at(.json, .tokenRequest),
      "where whoever made the link wants the answer; the server must know it for this client":
        .at(.query, .link, .openLink, read: .rfc9700("4.1.3")),
      "the app's own, so the second server finds nothing wrong, and will answer to the app":
        .at(.locationQuery, .authorizationResponse, read: .rfc9700("4.4.1")),
    ],
    "scope": [
      "what the app wants to be allowed; the server shows it to the user and may grant less":
        .each(of: authorizationURL, read: .rfc6749("3.3")),
      "what was granted; it may be less than the app asked for, so the app has to look":
        .at(.json, .tokenResponse, .refreshResponse, read: .rfc6749("3.3")),
      "what the token allows; the resource server compares it with what the request wants":
        .each(of: accessTokenClaims, read: .rfc9068("2.2.3")),
      "what a token would need to be allowed this; the app may ask the user for it":
        .at(.challenge, .resourceResponse, read: .rfc6750("3")),
      "may ask for less than was granted, never for more; left out it means the same as before":
        .at(.form, .refreshRequest, read: .rfc6749("6")),
      "what the link asks for; the user sees it beside the name of the honest app":
        .at(.query, .link, .openLink, read: .rfc6749("3.3")),
      "as the app wrote it: the user will see the honest server's page, and approve":
        .at(.locationQuery, .authorizationResponse, read: .rfc9700("4.4.1")),
    ],
    "state": .stands(
      [
        "ties the answer to this request; the app drops an answer that brings another one":
          .at(.value, .codeChallenge, read: .rfc6749("4.1.1")),
        "comes back for the app to compare; PKCE stops a foreign code too, but only at the server":
          .each(of: authorizationURL, read: .rfc9700("4.7.1")).when(.carrying("code_challenge")),
        "comes back for the app to compare; else a stranger could slip in an answer of his own":
          .each(of: authorizationURL, read: .rfc6749("10.12")),
        "the request's state on its way back; the app drops the answer when it does not know it":
          .each(of: answer, read: .rfc6749("4.1.2")),
        "has to equal the one kept for the pending request; any other answer was not asked for":
          .at(.value, .stateCheck, read: .rfc8252("8.9")),
        "belongs to the request that this answers; an app compares it with the one that it sent":
          .each(of: openedAnswer, read: .rfc6749("4.1.2")),
      ], secret: .known(to: .app, .device, .browser, .authorizationServer)),
    "nonce": .stands(
      [
        "ties the ID token to this sign-in; the app keeps it and looks for it among the claims":
          .at(.value, .codeChallenge, read: .oidcCore("3.1.2.1")),
        "the server copies it into the ID token; without it an old token could pass for a new one":
          .each(of: authorizationURL, read: .oidcCore("3.1.2.1")),
        "the request's nonce come back; another one, or none, means a token of some other sign-in":
          .at(.claim(.idToken), .tokenResponse, .idTokenCheck, read: .oidcCore("3.1.3.7")),
        "should be absent after a refresh; if it is here, it has to be that of the first sign-in":
          .at(.claim(.idToken), .refreshResponse, read: .oidcCore("12.2")),
        "a claim for the app that signed the user in; an API has nothing to compare it with":
          .at(.claim(.accessToken), .resourceRequest, read: .oidcCore("2")),
        "as the app wrote it: the ID token that follows will have it, and look right":
          .at(.locationQuery, .authorizationResponse, read: .rfc9700("4.4.1")),
      ], secret: .known(to: .app, .device, .browser, .authorizationServer)),
    "code_challenge": .means(
      "the digest of the verifier, shown at the start; the server keeps it with the code",
      sender: "the app, in the authorization request",
      without: "a code that was intercepted is worth tokens to whoever has it",
      read: [.rfc7636("4.2"), .rfc7636("4.3"), .rfc7636("4.4.1")],
      notes: [
        "what others may see of the verifier: nobody can turn a digest back into its input":
          .at(.value, .codeChallenge, read: .rfc7636("4.2")),
        "the server keeps it with the code, which is then for whoever knows the verifier":
          .each(of: authorizationURL, read: .rfc7636("4.3")),
        "belongs to a verifier of whoever made the link; PKCE does not help where the request is theirs":
          .at(.query, .link, .openLink, read: .rfc7636("4.3")),
        "as the app wrote it: the app will send the verifier to whoever it takes for the server":
          .at(.locationQuery, .authorizationResponse, read: .rfc9700("4.4.1")),
      ]),
    "code_challenge_method": .means(
      "how the challenge was derived from the verifier: 'S256', or 'plain' for not at all",
      sender: "the app, in the authorization request",
      without: "it means 'plain': the request then carries the verifier itself",
      read: [.rfc7636("4.3"), .rfc7636("7.2")],
      notes: [
        "how the challenge is derived; S256 hides the verifier, plain sends the verifier itself":
          .at(.value, .codeChallenge, read: .rfc7636("4.2")),
        "how the challenge was made; left out it means 'plain', which gives the verifier away":
          .each(of: authorizationURL, read: .rfc7636("4.3")),
        "the request is made as the server wants it: only the redirect URI shows that it is forged":
          .at(.query, .link, .openLink, read: .rfc7636("4.3")),
        "as the app wrote it: nothing in the request tells that it came by a second server":
          .at(.locationQuery, .authorizationResponse, read: .rfc9700("4.4.1")),
      ]),
    "code": .stands(
      [
        "to be redeemed once, within minutes, with the verifier; so it may travel in a redirect":
          .at(.locationQuery, .authorizationResponse, read: .rfc6749("4.1.2")),
        "whichever app gets this URL can read it; without the verifier it should be worth nothing":
          .at(.query, .redirect, .callback, read: .rfc8252("8.1")),
        "the code from the callback; it counts once, and a second use may revoke what it bought":
          .at(.form, .tokenRequest, read: .rfc6749("4.1.2")).at(.json, .tokenRequest),
        "an answer can be opened by anybody who has it, as often as they like: it is only a URL":
          .each(of: openedAnswer, read: .rfc8252("8.9")),
        "the code that the request wants to redeem; the server asks its store about it":
          .at(.value, .codeLookup, read: .rfc6749("4.1.2")),
      ], secret: .known(to: .authorizationServer, .browser, .device, .app)),
    "iss": [
      "who answers; the app compares it with the server it chose, so no second server can slip in":
        .each(of: answer, read: .rfc9207("2.4")),
      "has to equal the issuer of the metadata exactly; else a second server is mixed in":
        .at(.value, .stateCheck, read: .rfc9207("2.4")),
      "who says so; the app accepts the one issuer that it sent the user to, compared exactly":
        .each(of: idTokenClaims, read: .oidcCore("3.1.3.7")),
      "who says so; the resource server accepts the one authorization server that it trusts":
        .each(of: accessTokenClaims, read: .rfc9068("4")),
      "the honest server's name: the answer is real, it only comes to somebody who did not ask":
        .each(of: openedAnswer, read: .rfc9207("2")),
    ],
    "error": [
      "why there is no code, in one word for programs; 'error_description' is for people":
        .each(of: answer, read: .rfc6749("4.1.2.1")),
      "why no token was issued; 'invalid_grant' means a bad code, verifier or refresh token":
        .at(.json, .tokenResponse, .refreshResponse, read: .rfc6749("5.2")),
      "why the token was not enough; it is absent when the request brought no token at all":
        .at(.challenge, .resourceResponse, read: .rfc6750("3.1")),
      "why there is no code; an answer with an error can be forged like one with a code":
        .each(of: openedAnswer, read: .rfc6749("4.1.2.1")),
    ],
    "error_description": .means(
      "the refusal in a sentence for the developer; in a redirect anyone can forge it",
      sender: "the server that refuses",
      read: [.rfc6749("4.1.2.1"), .rfc6749("5.2"), .rfc6750("3")],
      notes: [
        "more about the error, for the developer; anyone can forge it, so do not show it to users":
          .each(of: answer + openedAnswer, read: .rfc6749("4.1.2.1")),
        "more about the error, for the developer; programs must decide by 'error' alone":
          .at(.json, .tokenResponse, .refreshResponse, read: .rfc6749("5.2")),
        "more about the error, for the developer; it is not a text to show to users":
          .at(.challenge, .resourceResponse, read: .rfc6750("3")),
      ]),
    "error_uri": .means(
      "the address of a page about the refusal, for the developer",
      sender: "the server that refuses",
      read: [.rfc6749("4.1.2.1"), .rfc6749("5.2"), .rfc6750("3")],
      notes: [
        "a page about the error, for the developer; anyone can forge it, so do not open it unasked":
          .each(of: answer, read: .rfc6749("4.1.2.1")),
        "a page about the error, for the developer; the app has no reason to open it":
          .at(.json, .tokenResponse, .refreshResponse, read: .rfc6749("5.2")),
        "a page about the error, for the developer; the app has no reason to open it":
          .at(.challenge, .resourceResponse, read: .rfc6750("3")),
      ]),
  ])

  /// The login form; no specification gives these names.
  static let login: [Term] = .parameters([
    "username": [
      "who the user claims to be; how the server checks that is outside OAuth and its own affair":
        .at(.handoff, .credentials, read: .rfc6749("3.1")).at(.form, .loginSubmit),
      "went along with the form: a redirect with status 303 would have left it behind":
        .at(.form, .redirectRequest, read: .rfc9700("4.12")),
    ],
    "password": .stands(
      [
        "typed into the system browser for the server alone; in a web view the app could read it":
          .at(.handoff, .credentials, read: .rfc8252("8.12")).at(.form, .loginSubmit),
        "typed for the server, and now with somebody else: status 307 made the browser send it on":
          .at(.form, .redirectRequest, read: .rfc9700("4.12")),
      ], secret: .known(to: .user, .browser, .authorizationServer)),
    "csrf_token": .means(
      "a random value in the login form that another site cannot know",
      sender: "the server in the page, the browser in the form",
      without: "another site could submit the form in the user's name", read: [.rfc6749("10.12")],
      notes: [
        "ties the form to the page that this browser was sent; another site cannot read it":
          .at(.form, .loginSubmit, read: .rfc6749("10.12")),
        "a secret of the server's page, sent on with the rest of the form":
          .at(.form, .redirectRequest, read: .rfc9700("4.12")),
      ], secret: .known(to: .browser, .authorizationServer)),
    "decision": [
      "the user's yes or no; no app can prove its name, so the server asks before it issues a code":
        .at(.handoff, .credentials, read: .rfc8252("8.6")).at(.form, .loginSubmit),
      "the answer to the server's question, which it has had already":
        .at(.form, .redirectRequest, read: .rfc9700("4.12")),
    ],
  ])
}
