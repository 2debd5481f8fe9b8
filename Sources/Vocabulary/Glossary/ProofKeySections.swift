extension Glossary {
  static let proofKey = sections(
    of: .rfc7636,
    [
      "1": "the attack: a second app claims the scheme and gets the code",
      "1.1": "the idea of PKCE in four steps",
      "4.1": "the verifier: 43 to 128 unreserved characters, random, new for each request",
      "4.2": "the challenge: the digest of the verifier in base64url, or the verifier itself",
      "4.3": "the challenge and its method in the authorization request; no method means 'plain'",
      "4.4": "the server keeps challenge and method with the code",
      "4.4.1": "a missing challenge or an unknown method is an invalid_request",
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
      "7.1": "redirects by a scheme of the app's own: a domain name in reverse, and one slash",
      "7.2": "redirects by an https URL that one app has claimed",
      "7.3": "redirects to a port of the same machine; the port may differ each time",
      "8.1": "several apps can register one scheme, so the code needs PKCE",
      "8.3": "why a loopback redirect should use an IP address and not 'localhost'",
      "8.4": "how native apps are registered: as public clients, with their whole redirect URI",
      "8.5": "a secret inside an app proves nothing",
      "8.6": "another app can use an app's name, so the user is asked each time",
      "8.9": "'state' protects against answers that the app did not ask for",
      "8.10": "an app that knows several servers has to tell their answers apart",
      "8.12": "no web views: an app could read passwords and cookies in them",
    ])
}
