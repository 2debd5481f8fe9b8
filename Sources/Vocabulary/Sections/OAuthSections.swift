extension GlossaryEntry {
  static let authorizationFramework = sections(
    of: .rfc6749,
    [
      "1": "why OAuth exists: so that users need not give their passwords to apps",
      "1.1": "the four roles: user, app, authorization server, resource server",
      "1.4": "what an access token is: a text for the API, which the app need not understand",
      "1.5": "what a refresh token is, and how it goes to and fro",
      "2.1": "public and confidential clients: who can keep a secret, and who cannot",
      "2.2": "the client's name is no secret, and not enough to prove who a client is",
      "2.3.1": "how a client with a password sends it",
      "3.1":
        "the authorization endpoint: the user is identified there; no parameter may come twice",
      "3.1.1": "what 'response_type' may say",
      "3.1.2": "the redirection endpoint: an absolute URI without a fragment",
      "3.1.2.2": "public clients have to register where the answer goes",
      "3.1.2.3": "the redirect URI of a request is compared with the registered ones, as text",
      "3.1.2.4": "with a bad redirect URI the user is told, and is not redirected",
      "3.2": "the token endpoint: POST only; no parameter may come twice",
      "3.2.1": "who proves itself at the token endpoint, and that a public client names itself",
      "3.3": "how a scope is written, and that the server may grant less",
      "4.1": "the flow with a code, step by step",
      "4.1.1": "the parameters of the authorization request",
      "4.1.2": "the answer with a code: short-lived, used once, for one client",
      "4.1.2.1": "the answer with an error, and when there must be no redirect",
      "4.1.3": "the parameters of the token request, and what the server has to check",
      "4.1.4": "the answer to the token request",
      "4.2.1": "the request of the flow without a code",
      "4.2.2": "the answer of the flow without a code: the token stands behind the '#' of a URL",
      "5.1": "the token response: JSON, and never cached",
      "5.2": "the errors of the token endpoint, and their status codes",
      "6": "how to refresh, with the same scope or less",
      "7": "what the resource server checks: expiry and scope",
      "7.1": "an app must not use a token whose type it does not know",
      "8.5": "how extensions add errors of their own",
      "10.3": "how access tokens are protected: TLS, little scope, not guessable",
      "10.4":
        "refresh tokens are bound to a client; with rotation an old one that returns is noticed",
      "10.5":
        "codes live briefly and count once; after a second try the server should try to revoke",
      "10.6": "why the redirect URI is compared again when the code is redeemed",
      "10.8": "tokens and passwords are never sent in the clear",
      "10.10": "how hard it has to be to guess a code or a token",
      "10.11": "how passwords are fished for with false pages",
      "10.12": "forged requests: 'state' protects the app, a form token the server",
      "10.16": "an access token that another app got does not show who signs in to this one",
      "10.13": "clicks stolen with frames, and why native apps use the system browser",
      "A.13": "how 'token_type' is written: a name, or a URI",
      "A.14": "how 'expires_in' is written: digits",
      "A.5": "which characters 'state' may have: those of ASCII that can be printed",
      "B": "how parameters are encoded in a query or a form",
    ])

  static let proofKey = sections(
    of: .rfc7636,
    [
      "1": "the attack: a second app claims the scheme and gets the code",
      "1.1": "the idea of PKCE in four steps",
      "4.1": "the verifier: 43 to 128 unreserved characters, random, new for each request",
      "4.2": "the challenge: the digest of the verifier in base64url, or the verifier itself",
      "4.3": "the challenge and its method in the authorization request; no method means 'plain'",
      "4.4": "the server keeps challenge and method with the code",
      "4.4.1":
        "an unknown method is an invalid_request, and so is a missing challenge where PKCE is required",
      "4.5": "the verifier in the token request",
      "4.6": "the server derives the challenge again; when it differs the answer is invalid_grant",
      "7.1": "how random a verifier has to be: 256 bits",
      "7.2": "a client must not fall back from 'S256' to 'plain'",
      "A": "how to write base64url without padding",
      "B": "an example with all bytes",
    ])

  static let nativeApps = sections(
    of: .rfc8252,
    [
      "6": "apps have to use PKCE, and servers to support it",
      "7.1": "redirects by a scheme of the app's own: it must be a domain name in reverse",
      "7.2": "redirects by an https URL that one app has claimed",
      "7.3": "redirects to a port of the same machine; the port may differ each time",
      "8.1":
        "several apps can register one scheme, so the code needs PKCE, and a server should insist on it",
      "8.3": "why a loopback redirect should use an IP address and not 'localhost'",
      "8.4": "how native apps are registered: as public clients, with their whole redirect URI",
      "8.5": "a secret inside an app proves nothing",
      "8.6":
        "another app can use an app's name, so the user is asked each time, unless the app is known "
        + "for sure, as by a claimed https redirect",
      "8.9": "'state' protects against answers that the app did not ask for",
      "8.10": "an app that knows several servers has a redirect URI of its own for each of them",
      "8.12": "no web views: an app could read passwords and cookies in them",
    ])

  static let bestPractice = sections(
    of: .rfc9700,
    [
      "2.1": "flows with redirects: exact redirect URIs, no forged requests, no mix-up",
      "2.1.1": "the flow with a code: PKCE for all, and no way around it",
      "2.1.2": "no tokens in redirects",
      "2.2.2": "refresh tokens of public clients rotate, or are bound to their sender",
      "2.3": "a token should allow no more than its purpose needs",
      "2.6": "no answer goes over plain http, but to the device itself",
      "3": "what attackers are assumed to be able to do",
      "4.1": "what happens when a server is lax about redirect URIs",
      "4.1.1": "how a pattern for redirect URIs is tricked into sending a code elsewhere",
      "4.1.3":
        "redirect URIs are compared exactly; only the port of a native app on 'localhost' may differ",
      "4.2.4": "how to keep codes out of the 'Referer' field",
      "4.3.1": "codes in the browser's history",
      "4.3.2": "access tokens in the browser's history: none in a URL",
      "4.4": "how an app with two servers is led to send a code to the wrong one",
      "4.4.1": "how mix-up works, step by step",
      "4.4.2": "against mix-up: know who answers, or one redirect URI for each server",
      "4.5": "a stolen code is put into the attacker's own sign-in",
      "4.5.3.1":
        "PKCE ends code injection, unless the attacker can choose the challenge (section 4.5.4)",
      "4.7": "a forged answer is put into the victim's app",
      "4.7.1": "PKCE, 'nonce' or 'state' against forged answers",
      "4.8": "the challenge is taken out of the request, to go around PKCE",
      "4.8.2": "a verifier for a code without challenge is refused",
      "4.10.2": "a token for one API is refused by every other",
      "4.12": "status 307 would pass the user's password on; 303 does not",
      "4.14": "what a stolen refresh token is worth, and how to make it worth less",
      "4.14.2": "rotation: one use each, and an old one that returns revokes the rest",
      "4.16": "how the server keeps its pages out of foreign frames",
    ])

  static let openIDConnect = sections(
    of: .oidcCore,
    [
      "2": "the ID token and its claims",
      "3.1.2.1": "the authentication request: the scope 'openid', and 'nonce'",
      "3.1.2.2": "what the server checks in the request, and for which user it may answer",
      "3.1.2.7": "the app checks the answer as OAuth says, 'state' included",
      "3.1.3.3": "the token response with an ID token",
      "3.1.3.6": "'at_hash' and how it is computed",
      "3.1.3.7":
        "what an app checks in an ID token; from the token endpoint TLS may stand for the signature",
      "3.1.3.8": "how 'at_hash' is compared with the access token",
      "3.3.2.10": "how 'c_hash' is compared with the code",
      "3.3.2.11": "'c_hash' and how it is computed",
      "5.7": "only 'iss' and 'sub' together name a user for good",
      "10.1": "who signs with which key, and that a public client has no secret to sign with",
      "10.1.1": "how signing keys are changed, and when a key set is fetched again",
      "12.2": "what an ID token may look like after a refresh",
      "15.5.2": "how to make a nonce, and where to keep it",
    ])

  static let accessTokenUse =
    sections(
      of: .rfc6750,
      [
        "2": "the three ways to bring an access token, and that one request uses one",
        "2.1": "the access token in the 'Authorization' field",
        "2.2": "the access token in a form, and when that may be",
        "2.3": "the access token in the URL, and why not to send it there",
        "3": "the 'WWW-Authenticate' field of a refusal",
        "3.1": "the three errors of an API, and no error when there was no token",
        "5.2": "what to do against stolen tokens: TLS, short lives, no tokens in page URLs",
        "5.3": "what to do, in short: keep tokens safe, use https, give them a short life",
      ])
    + sections(
      of: .rfc9068,
      [
        "2.1": "the header of an access token: signed, and 'typ' at+jwt",
        "2.2": "the claims that an access token must have",
        "2.2.1": "claims about how and when the user signed in",
        "2.2.3": "the scope as a claim",
        "3": "for which API a token is made",
        "4": "everything that an API checks in an access token",
        "5": "how ID tokens and access tokens are kept apart",
        "6": "the app must not look into the access token",
      ])
}
