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

  let settings: Settings

  /// What the app read about the authorization server.
  var metadata: AuthorizationServerMetadata?
  /// The sign-in that waits for its answer.
  var pending: PendingSignIn?
  /// The sign-in before, which only an app without its defence still knows.
  var answered: PendingSignIn?
  var keys: KeyCache?
  var session: Session?
  /// Whether the app did all that it came for.
  private(set) var isFinished = false

  init(settings: Settings, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  /// Signs the user in and shows the photos, then renews the tokens and shows them again.
  ///
  /// Everything after the browser opened happens in `receive`, when the answer comes back.
  func signIn() async {
    guard let metadata = await fetchMetadata() else { return }
    self.metadata = metadata
    keys = metadata.keySetURL.map { url in
      KeyCache(KeyCache.Source(url: url), seat: seat)
    }
    let signIn = makeSignIn()
    pending = signIn
    await seat.calculate(
      signIn.calculation, commands: ShellCommand.confirming(verifier: signIn.verifier))
    let url = authorizationURL(for: signIn, endpoint: metadata.authorizationEndpoint)
    let handoff = Handoff(action: "open", url: url)
    if settings.showsOwnView {
      await seat.handOff(handoff, as: .openWebView, to: .webView)
    } else {
      await seat.handOff(handoff, as: .openBrowser, to: .device)
    }
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard step.name == .callback, let url = handoff.url else { return }
    do {
      let signIn = try takePending()
      let code = try await judgedCode(in: url, for: signIn)
      guard let session = try await redeem(code, for: signIn) else { return }
      self.session = session
      guard await fetchPhotos(), await renewTokens(), await fetchPhotos() else { return }
      isFinished = true
    } catch {
      await seat.record(error, of: step)
    }
  }

  /// What the app keeps of the tokens.
  struct Session: Sendable {
    var accessToken: WireText
    var refreshToken: WireText?
    var idToken: WireText?
    /// Whom the ID token named.
    var subject: WireText?
  }
}

extension NativeClient {
  /// What was built into the app, and what a lesson may change.
  struct Settings: Sendable {
    var clientID: WireText
    var redirectURI: WireText
    var issuer: WireText
    var photosURL: WireText
    var scope: WireText = "openid photos"
    /// A verifier and a challenge to use instead of drawn and derived ones.
    var codeVerifier: WireText?
    var codeChallenge: WireText?
    /// How the app writes the challenge.
    var challengeEncoding = ChallengeEncoding.base64URL
    /// Whether the app shows the login page in a view of its own.
    var showsOwnView = false
    /// Whether the app sends its token request as JSON.
    var sendsJSON = false
    /// Whether the app puts its access token into the URL.
    var sendsTokenInURL = false
    /// Whether the app brings its ID token to the API.
    var sendsIDToken = false
  }

  private func fetchMetadata() async -> AuthorizationServerMetadata? {
    guard let url = MetadataLocation.url(ofIssuer: settings.issuer),
      let reply = await seat.send(
        .get(URI(url), fields: ["Accept": MediaType.json]), as: .metadataRequest)
    else { return nil }
    do {
      return try judgedMetadata(reply.response)
    } catch {
      await seat.record(error, of: reply.step)
      return nil
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
    guard metadata.responseTypes.contains("code") else {
      throw Refusal(nil, "'response_types_supported' does not list 'code'")
    }
    guard metadata.codeChallengeMethods?.contains(.s256) == true else {
      throw Refusal(nil, "'code_challenge_methods_supported' does not list 'S256'")
    }
    return metadata
  }
}
