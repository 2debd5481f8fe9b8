extension CommonTerms {
  /// The parameters of an authorization request and of its answer.
  static let authorization: [Term] = .parameters([
    "response_type": .means(
      "what the app wants to get through the redirect; 'code' is the value for every new app",
      sender: "the app, in the authorization request",
      without: "the server does not know what to answer, and says invalid_request",
      read: [.rfc6749("3.1.1"), .rfc9700("2.1.2")]),
    "client_id": .means(
      "the name under which the app is registered; not a secret, and in an access token a claim",
      sender: "the app, in the authorization request and in each token request",
      without: "the server cannot tell for whom a code is, so another client could redeem it",
      read: [.rfc6749("2.2"), .rfc6749("3.2.1"), .rfc9068("2.2")]),
    "redirect_uri": .means(
      "where the answer goes; the token request repeats it, and the server compares",
      sender: "the app, in the authorization request and in the token request",
      without: "an attacker who may choose where the answer goes lets it come to himself",
      read: [.rfc6749("3.1.2"), .rfc9700("4.1.3"), .rfc6749("4.1.3")]),
    "scope": .means(
      "what the app wants to be allowed, or what it was allowed: words with spaces in between",
      sender:
        "the app when it asks, the server when it grants; it is also a claim of the access token",
      without: "the server falls back on a default, or refuses with invalid_scope",
      read: [.rfc6749("3.3"), .rfc9068("2.2.3")]),
    "state": .means(
      "a random value that comes back with the answer, and ties it to the request of this app",
      sender: "the app in the request, the server in the answer",
      without:
        "the app cannot tell a foreign answer by itself; only PKCE, or the nonce of an ID token, "
        + "still stops it",
      read: [.rfc6749("4.1.1"), .rfc6749("10.12"), .rfc8252("8.9"), .rfc9700("4.7.1")]),
    "nonce": .means(
      "a random value that comes back inside the ID token, and ties that token to this sign-in",
      sender: "the app in the request, the server as a claim of the ID token",
      without: "a stolen ID token of an earlier sign-in passes for a new one",
      read: [.oidcCore("3.1.2.1"), .oidcCore("3.1.3.7")]),
    "code": .means(
      "the authorization code: a short-lived ticket that is traded for tokens, once",
      sender: "the server in the redirect, the app in the token request",
      without: "tokens would have to travel through the browser, where they leak",
      read: [.rfc6749("4.1.2"), .rfc6749("10.5")]),
    "iss": .means(
      "the issuer: who answers, as a parameter of the redirect; who signed, as a claim of a token",
      sender: "the authorization server",
      without: "an app that knows two servers can be led to send the code of one to the other",
      read: [.rfc9207("2"), .rfc9207("2.4"), .rfc7519("4.1.1")]),
    "error": .means(
      "why there is a refusal, in one word that programs can compare",
      sender: "the server that refuses: in the redirect, in a JSON body or in 'WWW-Authenticate'",
      without: "the app cannot tell whether to ask the user again, to refresh, or to give up",
      read: [.rfc6749("4.1.2.1"), .rfc6749("5.2"), .rfc6750("3.1")]),
  ])

  /// What a user fills in.
  static let login: [Term] = .parameters([
    "username": .means(
      "the name under which the user signs in; the field belongs to the server, not to OAuth",
      sender: "the browser, in the login form", read: [.rfc6749("3.1")]),
    "password": .means(
      "the user's password, which goes to the server that knows it and to nobody else",
      sender: "the user to the browser, the browser to the server",
      read: [.rfc8252("8.12"), .rfc6749("1")]),
    "decision": .means(
      "whether the user approves or denies what the app asks for",
      sender: "the browser, in the login form",
      without: "the server would issue a code without asking", read: [.rfc8252("8.6")]),
  ])

  /// What goes to a token endpoint and to an API, and what comes back.
  static let tokens: [Term] = .parameters([
    "grant_type": .means(
      "what the app offers in exchange for tokens: a code, or a refresh token",
      sender: "the app, in each token request",
      without: "the server cannot tell what is offered, and says invalid_request",
      read: [.rfc6749("4.1.3"), .rfc6749("6")]),
    "access_token": .means(
      "what opens the API for a while; the app treats it as a text that it cannot read",
      sender: "the authorization server to the app, the app to the resource server",
      without: "the API refuses with status 401",
      read: [.rfc6749("1.4"), .rfc6749("5.1"), .rfc9068("6")]),
    "token_type": .means(
      "how the access token is to be used; upper and lower case do not matter in its value",
      sender: "the authorization server, in the token response",
      without: "the app must not use a token whose type it does not know",
      read: [.rfc6749("7.1"), .rfc6749("5.1")]),
    "expires_in": .means(
      "how many seconds the access token lives, counted from the response",
      sender: "the authorization server, in the token response",
      without: "the app finds out when the API refuses the token", read: [.rfc6749("5.1")]),
    "refresh_token": .means(
      "what gets new access tokens without the user; also the name of the grant type that uses it",
      sender: "the authorization server to the app, the app back to it, and to nobody else",
      without: "the user has to sign in again when the access token has expired",
      read: [.rfc6749("1.5"), .rfc6749("6"), .rfc9700("4.14.2")]),
    "id_token": .means(
      "a JWT that tells the app who signed in, where, when, and for which app",
      sender: "the authorization server, in the token response",
      without: "the app may use the API, but does not know who the user is",
      read: [.oidcCore("2"), .oidcCore("3.1.3.3")]),
    "photos": .means(
      "the user's photos in the answer of the API; the name is this API's own",
      sender: "the resource server", read: [.rfc6749("7")],
      notes: [
        "the data that the flow was for; the server picks it by the token's 'sub' and 'scope'":
          .at(.json, .resourceResponse, read: .rfc6749("7"))
      ]),
    "realm": .means(
      "a label for the part of a server that one set of credentials opens",
      sender: "the resource server, in 'WWW-Authenticate'",
      read: [.rfc9110("11.5"), .rfc6750("3")],
      notes: [
        "the part of the server that one set of credentials opens; clients may reuse them within it":
          .at(.challenge, .resourceResponse, read: .rfc9110("11.5"))
      ]),
  ])

  /// The names that only calculations use.
  static let calculations: [Term] = .parameters([
    "random_octets": .means(
      "the octets from which the app makes its code verifier",
      sender: "nobody; they stay in the app",
      without: "a verifier that can be guessed protects nothing", read: [.rfc7636("4.1")]),
    "sha256": .means(
      "a SHA-256 digest of 32 bytes, written in hex for the reader", read: [.rfc7636("4.2")]),
    "state_received": .means(
      "the state that came back with the answer", read: [.rfc6749("4.1.2")]),
    "now": .means(
      "the reader's clock, in seconds since 1970", read: [.rfc7519("4.1.4")]),
    "audience_expected": .means(
      "the name under which an API knows itself", read: [.rfc9068("4")]),
    "owner": .means(
      "the subject whose photos the API shows", sender: "the resource server",
      read: [.rfc9068("2.2")],
      notes: [
        "whose photos these are: the 'sub' of the access token, not a name that the app sent":
          .at(.json, .resourceResponse, read: .rfc9068("2.2"))
      ]),
    "key": .means(
      "in a URL of Google's the API key, which names the project and is in every copy of the "
        + "app; in a calculation the bytes that make and check an HMAC",
      sender: "the app, with each request",
      without: "Google's services do not know which project is meant", read: [.firebaseAuth]),
  ])
}
