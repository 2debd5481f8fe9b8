import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension Step {
  /// The code in an answer that a URL brings.
  var code: WireText? { handoff?.code }
}

extension Handoff {
  /// The code in an answer that a URL brings.
  var code: WireText? { url?.queryParameters[.code] }
}

/// What an attacker does with a code, an access token or a refresh token, in the name of the photo app.
extension AttackerTools {
  /// Where the victim's app takes its answers: everybody who installs it can read that.
  var redirectURI: WireText { RunSettings<PKCESettings>(settings).redirectURI }

  /// Reads what the honest server publishes about itself, as anybody can.
  func readMetadata() async {
    guard let url = MetadataLocation.url(ofIssuer: PKCEConstants.issuer) else { return }
    let request = HTTPRequest.get(URI(url), fields: ["Accept": MediaType.json])
    _ = await seat.send(request, as: .metadataRequest)
  }

  /// Tries to redeem a code as the photo app would, and asks for photos if that worked.
  func takePhotos(code: WireText, verifier: WireText?) async {
    await takePhotos(.redeeming(code, redirectURI: redirectURI, verifier: verifier))
  }

  /// Tries to redeem a code; the tokens if that worked.
  func redeem(_ form: FormParameters) async -> TokenResponse? {
    await askForTokens(form, as: .tokenRequest).flatMap { try? TokenResponse(parsing: $0) }
  }

  /// Tries to get new tokens for a refresh token of the photo app.
  func refresh(_ refreshToken: WireText) async -> TokenResponse? {
    await askForTokens(.refreshing(refreshToken), as: .refreshRequest)
      .flatMap { try? TokenResponse(parsing: $0) }
  }

  /// Tries to redeem a code, and asks for photos if that worked; whether it did.
  @discardableResult
  func takePhotos(_ form: FormParameters) async -> Bool {
    guard let tokens = await redeem(form) else { return false }
    await fetchPhotos(accessToken: tokens.accessToken)
    return true
  }

  /// Sends a form to the token endpoint; the answer as it came.
  func askForTokens(_ form: FormParameters, as name: MessageName) async -> HTTPResponse? {
    let request = HTTPRequest.post(
      URI(PKCEConstants.tokenEndpoint), form: form, fields: ["Accept": MediaType.json])
    return await seat.send(request, as: name)?.response
  }
}

/// A sign-in of the attacker with its own account, at a device of its own: there it is user, browser and
/// app at once.
extension AttackerTools {
  /// Signs in; the answer that came back, and the verifier that belongs to it.
  func signIn(
    clientID: WireText = PKCEConstants.clientID,
    redirectURI: WireText = PKCEConstants.redirectURI
  ) async -> (answer: URI, verifier: WireText)? {
    let verifier = madeUp(32, for: "code_verifier")
    let authorization = AuthorizationRequest(
      clientID: clientID, redirectURI: redirectURI, state: madeUp(16, for: "state"),
      nonce: madeUp(16, for: "nonce"),
      challenge: ChallengeEncoding.base64URL.challenge(of: verifier))
    let values: [CodeChallengeValue: WireText?] = [
      .codeVerifier: verifier, .codeChallenge: authorization.challenge,
      .state: authorization.state, .nonce: authorization.nonce,
    ]
    await seat.calculate(values, commands: ShellCommand.confirming(verifier: verifier))
    return await answer(to: authorization).map { ($0, verifier) }
  }

  /// Signs in as apps did before PKCE, and asks for photos alone; the answer that came back.
  func signInWithoutPKCE() async -> URI? {
    await answer(to: AuthorizationRequest(redirectURI: redirectURI, scope: "photos"))
  }

  /// Sends an authorization request and approves it; the answer that came back.
  func answer(to authorization: AuthorizationRequest) async -> URI? {
    let request = HTTPRequest.get(
      authorization.url(at: PKCEConstants.authorizationEndpoint), fields: Self.browserFields)
    guard let page = await seat.send(request, as: .authorizationRequest) else { return nil }
    return await approve(page.response)
  }

  private static let browserFields: HTTPFields = ["User-Agent": BrowserKind.system.userAgent]

  /// Fills in the login page, as a browser would; the redirect that follows.
  private func approve(_ page: HTTPResponse) async -> URI? {
    guard let form = HTMLForm(page: page.body.text ?? ""), let credentials else { return nil }
    let cookie = page.fields["Set-Cookie"].map(Cookies.pair(ofSetCookie:)) ?? ""
    let request = form.request(
      typing: [
        NamedValue(ParameterName.username, credentials.username),
        NamedValue(ParameterName.password, credentials.password),
        NamedValue(ParameterName.decision, User.Decision.approve.rawValue),
      ], fields: HTTPFields(Self.browserFields.all + [HTTPField("Cookie", cookie)]))
    return await seat.send(request, as: .loginSubmit)?.response.location
  }
}
