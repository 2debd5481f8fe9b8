extension CommonTerms {
  /// Who takes part in more than one flow.
  static let participants: [Term] = .participants([
    "user": .means(
      "the person who owns the photos, signs in at the server, and decides what the app may do",
      sender: "types a password into the system browser, and nowhere else",
      without: "nobody could consent, and an app would take what it wants", read: [.rfc6749("1.1")]),
    "app": .means(
      "the native app that wants the user's photos: in the words of OAuth, a public client",
      sender: "holds verifier, state and nonce, later the tokens; never the password",
      read: [.rfc6749("1.1"), .rfc8252("8.4")]),
    "device": .means(
      "the operating system: it opens URLs in the browser and hands redirects to an app",
      sender: "sees every URL that it passes on", read: [.rfc8252("7.1")]),
    "browser": .means(
      "the system browser, with cookies and an address bar of its own that no app can touch",
      sender: "holds the session with the server",
      without: "the app would show the login in a view of its own, and could read what is typed",
      read: [.rfc8252("8.12")]),
    "attacker": .means(
      "whoever wants what is not theirs; each attack says what they can do, and they can do no more",
      sender: "holds what was sent to them, what they read on its way, and what they make up",
      read: [.rfc9700("3")]),
    "authorization-server": .means(
      "the server that knows the user, asks for consent, and issues codes and tokens",
      sender: "holds the private signing key and a record of each code and refresh token",
      read: [.rfc6749("1.1")]),
    "resource-server": .means(
      "the API that keeps the photos and gives them to whoever brings a fitting access token",
      sender: "holds the authorization server's public keys",
      read: [.rfc6749("1.1"), .rfc9068("4")]),
  ])

  /// Notions, and values that are notions.
  static let notions: [Term] = .terms([
    "PKCE": .means(
      "proof key for code exchange: the app shows a digest first and the secret behind it "
        + "later, so that only the one who began the sign-in can finish it",
      without: "whoever gets hold of the code can turn it into tokens",
      read: [.rfc7636("1.1"), .rfc9700("2.1.1")]),
    "authorization_code": .means(
      "the grant type of a code: the browser brings a code, and the app trades it for tokens",
      sender: "the app, as 'grant_type' of the token request",
      read: [.rfc6749("4.1"), .rfc6749("4.1.3")]),
    "S256": .means(
      "the challenge method that sends the SHA-256 digest of the verifier, in base64url",
      sender: "the app, as 'code_challenge_method'",
      without: "the challenge is the verifier itself, and whoever reads it can redeem the code",
      read: [.rfc7636("4.2"), .rfc9700("2.1.1")]),
    "plain": .means(
      "the challenge method that sends the verifier as it is; the default when no method is named",
      sender: "an app that names no method, which is nearly always a mistake",
      read: [.rfc7636("4.2"), .rfc7636("4.3")]),
    "public client": .means(
      "a client that can keep no secret, since its users hold its code: every native app is one",
      read: [.rfc6749("2.1"), .rfc8252("8.4")]),
    "confidential client": .means(
      "a client that runs on a server of its own, and can keep a secret to prove itself with",
      read: [.rfc6749("2.1")]),
    "consent": .means(
      "the user's yes to what this app may do, given on a page of the authorization server",
      without: "another app could use the name of a known one and get tokens unseen",
      read: [.rfc8252("8.6")]),
    "private-use scheme": .means(
      "a URL scheme that an app invents for itself, such as 'com.example.app'; it has no "
        + "owner, so it must be a domain name of the app's maker in reverse",
      read: [.rfc8252("7.1"), .rfc8252("8.4"), .rfc8252("8.1")]),
    "claimed https redirect": .means(
      "a redirect to an https URL that the device gives to one app, after asking the URL's host",
      without: "any app can register the scheme of the redirect", read: [.rfc8252("7.2")]),
    "loopback redirect": .means(
      "a redirect to a port on the same machine, where a desktop app listens for the answer",
      read: [.rfc8252("7.3")]),
    "web view": .means(
      "a browser inside an app, which that app controls: it can read what the user types there",
      read: [.rfc8252("8.12")]),
    "Bearer": .means(
      "the token type for which holding the token is all that is needed, like cash",
      sender: "the app, as scheme of the 'Authorization' field",
      read: [.rfc6750("2.1"), .rfc6749("7.1")]),
    "rotation": .means(
      "each use of a refresh token replaces it; an old one that comes again may be a thief's, or of an "
        + "app that lost the answer: the server cannot tell, and revokes",
      without:
        "a stolen refresh token works for as long as the real one does, unless it is bound to a "
        + "key of its sender",
      read: [.rfc9700("4.14.2"), .rfc9700("2.2.2")]),
    "openid": .means(
      "the scope value that asks for an ID token: it turns an authorization into a sign-in",
      sender: "the app, in 'scope'",
      without: "the app gets no ID token, and learns nothing about who signed in",
      read: [.oidcCore("3.1.2.1")]),
    "leeway": .means(
      "the seconds by which two clocks may differ when a time in a token is judged",
      read: [.oidcCore("2"), .rfc7519("4.1.4")]),
    "code interception": .means(
      "another app on the device registers the same scheme and receives the redirect with the code",
      read: [.rfc7636("1"), .rfc8252("8.1")]),
    "code injection": .means(
      "an attacker puts a stolen code into a sign-in of his own, to act as the user it belongs to",
      read: [.rfc9700("4.5")]),
    "CSRF": .means(
      "cross-site request forgery: a link makes the victim's app finish a sign-in of the attacker",
      read: [.rfc6749("10.12"), .rfc9700("4.7")]),
    "mix-up": .means(
      "an app that knows two servers is led to send the code of one to the other",
      read: [.rfc9700("4.4"), .rfc9207("2.4")]),
    "downgrade": .means(
      "an attacker takes the challenge out of an authorization request, so that the code needs no "
        + "verifier",
      read: [.rfc9700("4.8"), .rfc8252("8.1")]),
    "replay": .means(
      "something that was good once is sent a second time: a code, a token, a callback",
      read: [.rfc6749("4.1.2"), .oidcCore("3.1.3.7")]),
    "clickjacking": .means(
      "a page lays the consent page, unseen, over its own, and the user clicks on 'yes' unaware",
      read: [.rfc9700("4.16"), .rfc6749("10.13")]),
    "JWT": .means(
      "JSON web token: claims in JSON, signed; three parts of base64url with full stops in between",
      read: [.rfc7519("3"), .rfc7515("7.1")]),
    "JWS": .means(
      "JSON web signature: a header, a payload and a signature over the exact bytes of both",
      read: [.rfc7515("7.1"), .rfc7515("5.2")]),
    "JWK": .means(
      "JSON web key: one key written as a JSON object; in a token's header, a key that it "
        + "brings along", read: [.rfc7517("4"), .rfc8725("3.10")]),
    "JWK set": .means(
      "the list of keys that an issuer publishes, so that others can check its signatures",
      read: [.rfc7517("5.1")]),
    "RS256": .means(
      "a signature with RSA and SHA-256: made with a private key, checked with the public one",
      read: [.rfc7518("3.3")]),
    "at+jwt": .means(
      "the 'typ' of an access token that is a JWT; it keeps ID tokens from being taken for one",
      sender: "the authorization server, in the token's header",
      read: [.rfc9068("2.1"), .rfc9068("4")]),
    "base64url": .means(
      "bytes written with 64 characters that need no escape in a URL, here without '=' at the end",
      read: [.rfc7515("2")]),
    "unreserved": .means(
      "the characters that mean nothing special in a URL: letters, digits, and '-', '.', '_', '~'",
      read: [.rfc3986("2.3")]),
    "signature": .means(
      "the proof that the holder of a key wrote exactly these bytes",
      sender: "the issuer, as the third part of a token", without: "anybody could write any token",
      read: [.rfc7515("5.2")]),
  ])
}
