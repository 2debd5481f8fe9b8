import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The photo app: a native app, and so a public client. RFC 8252.
actor NativeClient: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "the photo app: a native app, which can keep no secret from its user"

  let settings: RunSettings<PKCESettings>

  /// What the app read about the authorization server.
  private var metadata: AuthorizationServerMetadata?
  private var keys: KeyCache?
  private var signIns = SignIns()
  private var tokens: TokenResponse?
  /// Whether the app did all that it came for.
  private(set) var isFinished = false

  init(settings: RunSettings<PKCESettings>, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  /// Opens the browser, so that the user signs in.
  ///
  /// Everything after that happens in `receive`, when the answer comes back.
  func signIn() async {
    guard let metadata = await fetchMetadata() else { return }
    self.metadata = metadata
    keys = metadata.keySetURL.map { KeyCache(KeyCache.Source(url: $0), seat: seat) }
    let signIn = await makeSignIn()
    let request = AuthorizationRequest(
      redirectURI: signIn.redirectURI, scope: settings.scope, state: signIn.state,
      nonce: signIn.nonce, challenge: signIn.challenge)
    let handoff = Handoff(action: "open", url: request.url(at: metadata.authorizationEndpoint))
    if settings.showsOwnView {
      await seat.handOff(handoff, as: .openWebView, to: .webView)
    } else {
      await seat.handOff(handoff, as: .openBrowser, to: .device)
    }
  }

  /// Redeems the code of an answer, shows the photos, renews the tokens, and shows the photos again.
  func receive(_ handoff: Handoff, in step: StepID) async {
    guard step.name == .callback, let url = handoff.url else { return }
    do {
      let signIn = try signIns.waiting(seat.defences)
      try await judgeOrigin(of: url, for: signIn, metadata: metadata)
      try signIns.end(seat.defences)
      let code = try code(in: url.queryParameters)
      guard await redeem(code, for: signIn), await fetchPhotos(), await renewTokens(),
        await fetchPhotos()
      else { return }
      isFinished = true
    } catch {
      await seat.record(error, of: step)
    }
  }
}

/// Before the browser opens: RFC 8414 §3, RFC 7636 §4.1 and §4.2.
extension NativeClient {
  private func fetchMetadata() async -> AuthorizationServerMetadata? {
    guard let url = MetadataLocation.url(ofIssuer: settings.issuer) else { return nil }
    let request = HTTPRequest.get(URI(url), fields: ["Accept": MediaType.json])
    return await seat.send(request, as: .metadataRequest) { response throws(Refusal) in
      try judgedMetadata(response)
    }
  }

  private func judgedMetadata(
    _ response: HTTPResponse
  ) throws(Refusal) -> AuthorizationServerMetadata {
    guard response.isSuccess, let json = response.declaredJSON else {
      throw Refusal(nil, "the answer is no metadata: status \(response.status)")
    }
    let metadata: AuthorizationServerMetadata
    do {
      metadata = try AuthorizationServerMetadata(parsing: json)
    } catch {
      throw Refusal(nil, "the metadata cannot be used: \(error)")
    }
    // RFC 8414 §3.3: another issuer in the document means that somebody else wrote it.
    guard metadata.issuer == settings.issuer else {
      throw Refusal(
        nil, "the metadata's 'issuer' is '\(metadata.issuer)', not '\(settings.issuer)'")
    }
    try requireHTTPS(of: metadata)
    guard metadata.responseTypes.contains("code") else {
      throw Refusal(nil, "'response_types_supported' does not list 'code'")
    }
    guard metadata.codeChallengeMethods?.contains(.s256) == true else {
      throw Refusal(nil, "'code_challenge_methods_supported' does not list 'S256'")
    }
    return metadata
  }

  /// Passwords, codes, tokens and keys go only where nobody on the way can read or change them.
  ///
  /// RFC 6749 §3.1, §3.2; RFC 9700 §2.6
  private func requireHTTPS(of metadata: AuthorizationServerMetadata) throws(Refusal) {
    let endpoints: KeyValuePairs<MetadataName, WireText?> = [
      .authorizationEndpoint: metadata.authorizationEndpoint,
      .tokenEndpoint: metadata.tokenEndpoint, .keySetURL: metadata.keySetURL,
    ]
    for (name, endpoint) in endpoints {
      guard let endpoint, URI(endpoint).scheme?.asciiLowercased != "https" else { continue }
      throw Refusal(nil, "the metadata's '\(name.rawValue)' is '\(endpoint)', which is not https")
    }
  }

  /// Draws verifier, state and nonce, derives the challenge, and lets the sign-in wait.
  private func makeSignIn() async -> SignIn {
    let octets = settings.codeVerifier == nil ? verifierOctets() : nil
    let verifier = settings.codeVerifier ?? Base64URL.encode(octets ?? [])
    let signIn = SignIn(
      issuer: settings.issuer, redirectURI: settings.ownRedirectURI,
      state: settings.reliesOnPKCE ? nil : seat.random.text(16, for: "app: state"),
      nonce: seat.random.text(16, for: "app: nonce"), verifier: verifier,
      challenge: settings.codeChallenge ?? settings.challengeEncoding.challenge(of: verifier))
    signIns.begin(signIn)
    let values: [CodeChallengeValue: WireText?] = [
      .randomOctets: octets.map { Hex.encode($0) }, .codeVerifier: verifier,
      .digest: Hex.encode(DigestAlgorithm.sha256.digest(of: Array(verifier.utf8))),
      .codeChallenge: signIn.challenge, .state: signIn.state, .nonce: signIn.nonce,
    ]
    await seat.calculate(values, commands: ShellCommand.confirming(verifier: verifier))
    return signIn
  }

  /// 32 octets of its own for each sign-in; without the defence, always those of the binary.
  private func verifierOctets() -> [UInt8] {
    seat.defences.isOn(.verifierFresh)
      ? seat.random.octets(32, for: "app: code_verifier") : PKCEConstants.builtInVerifierOctets
  }
}

/// From the code to tokens, from tokens to new ones, and to photos: RFC 6749 §4.1.3, §6.
extension NativeClient {
  /// Redeems the code; whether that gave tokens.
  private func redeem(_ code: WireText, for signIn: SignIn) async -> Bool {
    let form = FormParameters.redeeming(
      code, redirectURI: signIn.redirectURI, verifier: signIn.verifier)
    guard let new = await newTokens(form, as: .tokenRequest, after: signIn) else { return false }
    tokens = new
    return true
  }

  /// Trades the refresh token for new tokens; whether that worked.
  private func renewTokens() async -> Bool {
    guard let refreshToken = tokens?.refreshToken,
      let new = await newTokens(.refreshing(refreshToken), as: .refreshRequest)
    else { return false }
    tokens?.accessToken = new.accessToken
    // RFC 6749 §6: a new refresh token replaces the old one; without one, the old one stays.
    if let refreshToken = new.refreshToken { tokens?.refreshToken = refreshToken }
    return true
  }

  /// Asks for tokens, and judges the ID token of those that follow a sign-in; nil without good ones.
  private func newTokens(
    _ form: FormParameters, as name: MessageName, after signIn: SignIn? = nil
  ) async -> TokenResponse? {
    guard let endpoint = metadata?.tokenEndpoint else { return nil }
    let isJSON = signIn != nil && settings.sendsJSON
    let request = tokenRequest(to: URI(endpoint), form, isJSON: isJSON)
    return await seat.send(request, as: name) { response throws(Refusal) in
      let tokens = try TokenResponse(parsing: response)
      try judgeScope(of: tokens)
      if let signIn { try await judgeIDToken(of: tokens, for: signIn, keys: keys) }
      return tokens
    }
  }

  private func tokenRequest(to url: URI, _ form: FormParameters, isJSON: Bool) -> HTTPRequest {
    let accept: HTTPFields = ["Accept": MediaType.json]
    guard isJSON else { return .post(url, form: form, fields: accept) }
    let json = JSONValue.object(form.all.map { JSONMember($0.name, .string($0.value)) })
    return .post(url, json: json, fields: accept)
  }

  /// Reads the user's photos with the access token; whether that worked.
  private func fetchPhotos() async -> Bool {
    guard let tokens else { return false }
    let idToken = settings.sendsIDToken ? tokens.idToken : nil
    return await seat.fetchPhotos(
      accessToken: idToken ?? tokens.accessToken, inURL: settings.sendsTokenInURL)
  }
}
