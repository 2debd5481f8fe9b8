import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// A sign-in of the attacker with its own account, at a device of its own: there it is user, browser and
/// app at once.
struct OwnSignIn: Sendable {
  /// The client in whose name it signs in.
  var clientID = PKCEWorld.clientID
  var redirectURI = PKCEWorld.redirectURI
}

extension AttackerTools {
  /// Signs in; the answer that came back, and the verifier that belongs to it.
  func signIn(_ signIn: OwnSignIn) async -> (answer: URI, verifier: WireText)? {
    let verifier = madeUp(32, for: "code_verifier")
    let state = madeUp(16, for: "state")
    let nonce = madeUp(16, for: "nonce")
    let challenge = ChallengeEncoding.base64URL.challenge(of: verifier)
    let values: [CodeChallengeValue: WireText?] = [
      .codeVerifier: verifier, .codeChallenge: challenge, .state: state, .nonce: nonce,
    ]
    await seat.calculate(
      values, commands: ShellCommand.confirming(verifier: verifier))
    let request = HTTPRequest.get(
      URI(PKCEWorld.authorizationEndpoint).adding([
        FormParameter(ParameterName.responseType.rawValue, "code"),
        FormParameter(ParameterName.clientID.rawValue, signIn.clientID),
        FormParameter(ParameterName.redirectURI.rawValue, signIn.redirectURI),
        FormParameter(ParameterName.scope.rawValue, "openid photos"),
        FormParameter(ParameterName.state.rawValue, state),
        FormParameter(ParameterName.nonce.rawValue, nonce),
        FormParameter(ParameterName.codeChallenge.rawValue, challenge),
        FormParameter(
          ParameterName.codeChallengeMethod.rawValue, CodeChallengeMethod.s256.rawValue),
      ]), fields: Self.browserFields)
    guard let page = await seat.send(request, as: .authorizationRequest),
      let answer = await approve(page.response)
    else { return nil }
    return (answer, verifier)
  }

  private static let browserFields: HTTPFields = ["User-Agent": BrowserKind.system.userAgent]

  /// Fills in the login page, as a browser would; the redirect that follows.
  private func approve(_ page: HTTPResponse) async -> URI? {
    guard let form = HTMLForm(page: page.body.text ?? ""), let credentials else { return nil }
    let hidden = form.hidden.map { FormParameter($0.name, $0.value) }
    let typed = [
      FormParameter(ParameterName.username.rawValue, credentials.username),
      FormParameter(ParameterName.password.rawValue, credentials.password),
      FormParameter(ParameterName.decision.rawValue, User.Decision.approve.rawValue),
    ]
    let cookie = page.fields["Set-Cookie"].map(Cookies.pair(ofSetCookie:)) ?? ""
    let request = HTTPRequest.post(
      URI(form.action), form: FormParameters(hidden + typed),
      fields: HTTPFields(Self.browserFields.all + [HTTPField("Cookie", cookie)]))
    return await seat.send(request, as: .loginSubmit)?.response.location
  }
}
