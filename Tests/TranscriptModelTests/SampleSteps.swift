import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Steps of every kind.
///
/// The verifier and its challenge are those of RFC 7636 appendix B; the tokens are made up.
enum SampleSteps {
  static let verifier: WireText = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  static let challenge: WireText = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

  private static let start = 1_767_225_600
  private static let tokenURL = URI("https://authorization-server.example/oauth/token")
  private static let authorizationURL = URI(
    "https://authorization-server.example/authorize?response_type=code"
      + "&client_id=eKNjzFFjH9A1ysYd&redirect_uri=com.example.app%3A%2Fauth"
      + "&scope=openid%20photos&state=xyz&code_challenge=\(challenge)&code_challenge_method=S256")

  static let codeChallenge = Step(
    number: 1, id: StepID(.codeChallenge), time: start,
    content: .calculation(
      Calculation(
        inputs: [NamedValue("code_verifier", verifier), NamedValue("method", "S256")],
        outputs: [NamedValue("code_challenge", challenge)],
        commands: [
          "printf %s \(verifier) | openssl dgst -sha256 -binary | basenc --base64url | tr -d ="
        ]), by: .app),
    notes: [
      Note(
        about: "code_verifier", text: "32 random bytes as base64url; the app keeps it to itself",
        reference: "RFC 7636 §4.1"),
      Note(
        about: "code_challenge",
        text:
          "the SHA-256 digest of the verifier's characters, as base64url without padding: whoever "
          + "reads it cannot find the verifier",
        reference: "RFC 7636 §4.2"),
    ],
    findings: [
      Finding(
        check: "code-verifier-format", verdict: .pass, requirement: "RFC 7636 §4.1 (MUST)",
        message: "43 characters, all unreserved"),
      Finding(
        check: "code-challenge-recomputed", verdict: .pass, requirement: "RFC 7636 §4.2 (MUST)",
        message: "the S256 digest of the verifier"),
    ])

  static let openBrowser = Step(
    number: 2, id: StepID(.openBrowser), time: start,
    content: .message(
      .handoff(Handoff(action: "open", url: authorizationURL)), from: .app, to: .browser,
      answers: nil))

  static let authorizationRequest = Step(
    number: 3, id: StepID(.authorizationRequest), time: start,
    content: .message(
      .request(.get(authorizationURL, fields: ["Accept": "text/html"])), from: .browser,
      to: .authorizationServer, answers: nil),
    notes: [
      Note(
        about: "redirect_uri",
        text: "com.example.app:/auth, where the answer goes; compared character by character",
        reference: "RFC 9700 §4.1"),
      Note(about: "state", text: "ties the answer to this request", reference: "RFC 6749 §4.1.1"),
    ],
    findings: [
      Finding(
        check: "code-challenge-format", verdict: .pass, requirement: "RFC 7636 §4.2 (MUST)",
        message: "43 characters of base64url"),
      Finding(
        check: "redirect-uri-registered", verdict: .unknown,
        requirement: "RFC 6749 §3.1.2.3 (MUST)",
        message: "the transcript does not say which redirect URIs the client registered"),
    ])

  static let loginPage = Step(
    number: 4, id: StepID(.loginPage), time: start,
    content: .message(
      .response(
        HTTPResponse(
          status: 200, fields: ["Content-Type": MediaType.html, "Cache-Control": "no-store"],
          body: """
            <!doctype html>
            <title>Sign in</title>

            <form method="post" action="/login">
              <input name="username">
            </form>

            """)), from: .authorizationServer, to: .browser, answers: 3))

  static let credentials = Step(
    number: 5, id: StepID(.credentials), time: start + 20,
    content: .message(
      .handoff(
        Handoff(
          action: "type",
          parameters: [NamedValue("username", "jane"), NamedValue("password", "correct horse")])),
      from: .user, to: .browser, answers: nil))

  static let authorizationResponse = Step(
    number: 6, id: StepID(.authorizationResponse), time: start + 21,
    content: .message(
      .response(
        HTTPResponse(
          status: 302,
          fields: [
            "Location": "com.example.app:/auth?code=SplxlOBeZQQYbYS6WxSbIA&state=xyz"
              + "&iss=https%3A%2F%2Fauthorization-server.example",
            "Cache-Control": "no-store",
          ])), from: .authorizationServer, to: .browser, answers: 3))

  static let tokenRequest = Step(
    number: 7, id: StepID(.tokenRequest), time: start + 21,
    content: .message(
      .request(.post(tokenURL, form: tokenForm(verifier: verifier))), from: .app,
      to: .authorizationServer, answers: nil))

  static let tokenResponse = Step(
    number: 8, id: StepID(.tokenResponse), time: start + 21,
    content: .message(
      .response(
        .json(
          .object(
            JSONMember("access_token", "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl"),
            JSONMember("token_type", "Bearer"), JSONMember("expires_in", .integer(600))),
          fields: ["Cache-Control": "no-store"])), from: .authorizationServer, to: .app, answers: 7
    ),
    notes: [
      Note(about: "token_type", text: "how to send it", reference: "RFC 6750 §6.1.1"),
      Note(
        about: "access_token.claims.preferred_username",
        text: "a name as long as this one has its note below it"),
    ],
    findings: [
      Finding(
        check: "token-response-not-stored", verdict: .pass, requirement: "RFC 6749 §5.1 (MUST)",
        message: "'Cache-Control: no-store'"),
      Finding(
        check: "id-token-nonce", verdict: .fail, requirement: "OIDC Core §3.1.3.7 (MUST)",
        message: "the nonce is not the one of the authorization request",
        expected: "n-0S6_WzA2Mj", actual: "n-0S6_WzA2Mk"),
      Finding(
        check: "access-token-bound", verdict: .warning,
        requirement: "RFC 9700 §2.2.1 (SHOULD)",
        message: "whoever holds the token can use it, since 'token_type' is 'Bearer'"),
      Finding(
        check: "access-token-audience", verdict: .unknown, requirement: "RFC 9068 §4 (MUST)",
        message: "there is no resource request"),
    ])

  static let keysResponse = Step(
    number: 9, id: StepID(.keysResponse), time: start + 21,
    content: .message(
      .response(
        .json(
          .object(
            JSONMember(
              "keys",
              .array([
                .object(
                  JSONMember("kty", "RSA"), JSONMember("kid", "2026-01"), JSONMember("e", "AQAB"),
                  JSONMember("n", .string(String(repeating: "s4vR", count: 18)))),
                .object(JSONMember("kty", "OKP"), JSONMember("crv", "Ed25519")),
              ]))))), from: .authorizationServer, to: .app, answers: nil))

  static let photo = Step(
    number: 10, id: StepID(.resourceResponse), time: start + 22,
    content: .message(
      .response(
        HTTPResponse(
          status: 200, fields: ["Content-Type": "image/png"],
          body: HTTPBody(bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00]))),
      from: .resourceServer, to: .app, answers: nil))

  static let changedTokenRequest = Step(
    number: 1, id: StepID(.tokenRequest), time: start + 40,
    content: .message(
      .request(.post(tokenURL, form: tokenForm(verifier: "abc"))), from: .app,
      to: .authorizationServer, answers: nil),
    tampering: [
      Tampering(change: "form.code_verifier=abc", before: verifier), Tampering(change: "wait=600"),
    ],
    findings: [
      Finding(
        check: "code-challenge-recomputed", verdict: .fail, requirement: "RFC 7636 §4.6 (MUST)",
        message: "the verifier does not give the challenge of the authorization request",
        expected: challenge, actual: "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0")
    ])

  static let tokenError = Step(
    number: 2, id: StepID(.tokenResponse), time: start + 640,
    content: .message(
      .response(
        .json(
          .object(
            JSONMember("error", "invalid_grant"),
            JSONMember("error_description", "the code verifier does not match the challenge")),
          status: 400, fields: ["Cache-Control": "no-store"])), from: .authorizationServer,
      to: .app, answers: 1))

  static let lostRequest = Step(
    number: 3, id: StepID(.resourceRequest), time: start + 641,
    content: .message(
      .request(
        HTTPRequest(
          method: "GET", url: "http://photos.example/photos?page=2",
          fields: ["Host": "photos.example", "Authorization": "Bearer 2YotnFZFEjr1zCsicMWpAA"])),
      from: .app, to: .resourceServer, answers: nil), isDelivered: false)

  private static func tokenForm(verifier: WireText) -> FormParameters {
    [
      FormParameter("grant_type", "authorization_code"),
      FormParameter("code", "SplxlOBeZQQYbYS6WxSbIA"),
      FormParameter("redirect_uri", "com.example.app:/auth"),
      FormParameter("client_id", "eKNjzFFjH9A1ysYd"), FormParameter("code_verifier", verifier),
    ]
  }
}
