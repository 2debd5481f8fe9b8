extension Glossary {
  static let terms: [GlossaryEntry] = protocolTerms + attackTerms + formatTerms

  private static let protocolTerms = [
    GlossaryEntry(
      "PKCE", .term,
      "proof key for code exchange: the app shows a digest first and the secret behind it later, "
        + "so that only the one who began the sign-in can finish it",
      without: "whoever gets hold of the code can turn it into tokens",
      .rfc7636("1.1"), .rfc9700("2.1.1")),
    GlossaryEntry(
      "authorization_code", .term,
      "the grant type of a code: the browser brings a code, and the app trades it for tokens",
      sender: "the app, as 'grant_type' of the token request",
      .rfc6749("4.1"), .rfc6749("4.1.3")),
    GlossaryEntry(
      "S256", .term,
      "the challenge method that sends the SHA-256 digest of the verifier, in base64url",
      sender: "the app, as 'code_challenge_method'",
      without: "the challenge is the verifier itself, and whoever reads it can redeem the code",
      .rfc7636("4.2"), .rfc9700("2.1.1")),
    GlossaryEntry(
      "plain", .term,
      "the challenge method that sends the verifier as it is; the default when no method is named",
      sender: "an app that names no method, which is nearly always a mistake",
      .rfc7636("4.2"), .rfc7636("4.3")),
    GlossaryEntry(
      "public client", .term,
      "a client that can keep no secret, since its users hold its code: every native app is one",
      .rfc6749("2.1"), .rfc8252("8.4")),
    GlossaryEntry(
      "confidential client", .term,
      "a client that runs on a server of its own, and can keep a secret to prove itself with",
      .rfc6749("2.1")),
    GlossaryEntry(
      "consent", .term,
      "the user's yes to what this app may do, given on a page of the authorization server",
      without: "another app could use the name of a known one and get tokens unseen",
      .rfc8252("8.6")),
    GlossaryEntry(
      "private-use scheme", .term,
      "a URL scheme that an app invents for itself, such as 'com.example.app'; it has no owner, "
        + "so it should at least be a domain name of the app's maker in reverse",
      .rfc8252("7.1"), .rfc8252("8.1")),
    GlossaryEntry(
      "claimed https redirect", .term,
      "a redirect to an https URL that the device gives to one app, after asking the URL's host",
      without: "any app can register the scheme of the redirect",
      .rfc8252("7.2")),
    GlossaryEntry(
      "loopback redirect", .term,
      "a redirect to a port on the same machine, where a desktop app listens for the answer",
      .rfc8252("7.3")),
    GlossaryEntry(
      "web view", .term,
      "a browser inside an app, which that app controls: it can read what the user types there",
      .rfc8252("8.12")),
    GlossaryEntry(
      "Bearer", .term,
      "the token type for which holding the token is all that is needed, like cash",
      sender: "the app, as scheme of the 'Authorization' field",
      .rfc6750("2.1"), .rfc6749("7.1")),
    GlossaryEntry(
      "rotation", .term,
      "each use of a refresh token replaces it; an old one that comes again shows a theft",
      without: "a stolen refresh token works for as long as the real one does",
      .rfc9700("4.14.2")),
    GlossaryEntry(
      "openid", .term,
      "the scope value that asks for an ID token: it turns an authorization into a sign-in",
      sender: "the app, in 'scope'",
      without: "the app gets no ID token, and learns nothing about who signed in",
      .oidcCore("3.1.2.1")),
    GlossaryEntry(
      "leeway", .term,
      "the seconds by which two clocks may differ when a time in a token is judged",
      .oidcCore("2"), .rfc7519("4.1.4")),
  ]

  private static let attackTerms = [
    GlossaryEntry(
      "code interception", .term,
      "another app on the device registers the same scheme and receives the redirect with the code",
      .rfc7636("1"), .rfc8252("8.1")),
    GlossaryEntry(
      "code injection", .term,
      "an attacker puts a stolen code into a sign-in of his own, to act as the user it belongs to",
      .rfc9700("4.5")),
    GlossaryEntry(
      "CSRF", .term,
      "cross-site request forgery: a link makes the victim's app finish a sign-in of the attacker",
      .rfc6749("10.12"), .rfc9700("4.7")),
    GlossaryEntry(
      "mix-up", .term,
      "an app that knows two servers is led to send the code of one to the other",
      .rfc9700("4.4"), .rfc9207("2.4")),
    GlossaryEntry(
      "downgrade", .term,
      "an attacker takes the challenge out of the request, so that the code needs no verifier",
      .rfc9700("4.8")),
    GlossaryEntry(
      "replay", .term,
      "something that was good once is sent a second time: a code, a token, a callback",
      .rfc6749("4.1.2"), .oidcCore("3.1.3.7")),
    GlossaryEntry(
      "clickjacking", .term,
      "a page lays the consent page, unseen, over its own, and the user clicks on 'yes' unaware",
      .rfc9700("4.16"), .rfc6749("10.13")),
  ]

  private static let formatTerms = [
    GlossaryEntry(
      "JWT", .term,
      "JSON web token: claims in JSON, signed; three parts of base64url with full stops in between",
      .rfc7519("3"), .rfc7515("7.1")),
    GlossaryEntry(
      "JWS", .term,
      "JSON web signature: a header, a payload and a signature over the exact bytes of both",
      .rfc7515("7.1"), .rfc7515("5.2")),
    GlossaryEntry(
      "JWK", .term,
      "JSON web key: one key written as a JSON object; in a token's header, a key that it brings along",
      .rfc7517("4"), .rfc8725("3.10")),
    GlossaryEntry(
      "JWK set", .term,
      "the list of keys that an issuer publishes, so that others can check its signatures",
      .rfc7517("5.1")),
    GlossaryEntry(
      "RS256", .term,
      "a signature with RSA and SHA-256: made with a private key, checked with the public one",
      .rfc7518("3.3")),
    GlossaryEntry(
      "at+jwt", .term,
      "the 'typ' of an access token that is a JWT; it keeps ID tokens from being taken for one",
      sender: "the authorization server, in the token's header",
      .rfc9068("2.1"), .rfc9068("4")),
    GlossaryEntry(
      "base64url", .term,
      "bytes written with 64 characters that need no escape in a URL, here without '=' at the end",
      .rfc7515("2")),
    GlossaryEntry(
      "unreserved", .term,
      "the characters that mean nothing special in a URL: letters, digits, and '-', '.', '_', '~'",
      .rfc3986("2.3")),
  ]
}
