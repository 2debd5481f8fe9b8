import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The photo app: a native app, and so a public client. RFC 8252.
actor NativeClient: HandoffReceiver {
  private nonisolated let executor = QueueExecutor(label: "app")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated let name = ParticipantName.app
  nonisolated let title = "the photo app: a native app, which can keep no secret from its user"

  let settings: Settings
  let defences: DefenceSet
  let clock: RunClock
  let random: any RandomSource
  let wire: Wire

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

  init(settings: Settings, defences: DefenceSet, environment: RunEnvironment, wire: Wire) {
    self.settings = settings
    self.defences = defences
    clock = environment.clock
    random = environment.random
    self.wire = wire
  }

  /// Signs the user in and shows the photos, then renews the tokens and shows them again.
  ///
  /// Everything after the browser opened happens in `receive`, when the answer comes back.
  func signIn() async {
    guard let metadata = await fetchMetadata() else { return }
    self.metadata = metadata
    keys = metadata.keySetURL.map { url in
      KeyCache(KeyCache.Source(url: url), owner: name, clock: clock, wire: wire)
    }
    let signIn = makeSignIn()
    pending = signIn
    await wire.calculate(
      signIn.calculation, commands: ShellCommand.confirming(verifier: signIn.verifier), by: name)
    let url = authorizationURL(for: signIn, endpoint: metadata.authorizationEndpoint)
    let handoff = Handoff(action: "open", url: url)
    if settings.showsOwnView {
      await wire.handOff(handoff, as: .openWebView, from: name, to: .webView)
    } else {
      await wire.handOff(handoff, as: .openBrowser, from: name, to: .device)
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
      await wire.record(error, of: step, by: name)
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
      let reply = await wire.send(
        .get(URI(url), fields: ["Accept": MediaType.json]), as: .metadataRequest, from: name)
    else { return nil }
    do {
      return try judgedMetadata(reply.response)
    } catch {
      await wire.record(error, of: reply.step, by: name)
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
