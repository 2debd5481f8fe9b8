import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The photo app once more, here with Sign in with Apple and Firebase in place of an authorization
/// server of its own.
actor AppleSignInApp: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "the photo app: signs in with Apple, keeps its users at Firebase"

  let settings: Settings

  /// The sign-ins that wait for their credentials, by state; an app without its defence has a single
  /// place for them, under the empty text.
  var pending: [WireText: PendingAppleSignIn] = [:]
  private var hasCrashed = false
  private var finishedCount = 0

  init(settings: Settings, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  /// Whether everybody who wanted to has signed in and seen the photos.
  var isFinished: Bool { finishedCount >= settings.signInCount }

  /// Lets one person after the other sign in.
  func start() async {
    for _ in 0..<settings.signInCount where !hasCrashed { await beginSignIn() }
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard !hasCrashed else { return }
    switch step.name {
    case .secondTap: await beginSignIn()
    case .appleCredential: await complete(handoff, in: step)
    case .appleIDError: await abandon(handoff, in: step)
    default: return
    }
  }

  private func beginSignIn() async {
    let signIn = await makeSignIn()
    pending[place(for: signIn.state)] = signIn
    var parameters = [NamedValue("requestedScopes", "fullName email")]
    if let nonce = settings.nonceForApple.apply(to: signIn.rawNonce) {
      parameters.append(NamedValue(ParameterName.nonce.rawValue, nonce))
    }
    parameters.append(NamedValue(ParameterName.state.rawValue, signIn.state))
    await seat.handOff(
      Handoff(action: "request", parameters: parameters), as: .appleIDRequest,
      to: .device)
  }

  private func complete(_ credential: Handoff, in step: StepID) async {
    if !settings.keepsPending { pending = [:] }
    do {
      let signIn = try await judgedSignIn(of: credential)
      guard let session = try await signInToFirebase(with: credential, for: signIn) else { return }
      guard await fetchPhotos(session), let renewed = await renew(session),
        await fetchPhotos(renewed)
      else { return }
      finishedCount += 1
    } catch {
      hasCrashed = error.isCrash
      if hasCrashed { await recordCrash(error) }
      await seat.record(error, of: step)
    }
  }

  /// What the system writes into its log when an app ends with a fatal error.
  private func recordCrash(_ crash: Refusal) async {
    let values: [FatalErrorValue: WireText?] = [.fatalError: WireText(crash.reason)]
    await seat.calculate(values)
  }

  /// The user closed the sheet: the app forgets the sign-in and says nothing.
  private func abandon(_ failure: Handoff, in step: StepID) async {
    if seat.defences.isOn(.noncePerSignIn), let state = failure[ParameterName.state.rawValue] {
      pending[state] = nil
    }
    let code = failure["errorCode"].map { ErrorCode(rawValue: $0) }
    await seat.record(
      .passedOn(code, "the device has no credential: error \(code?.rawValue ?? "unknown")"),
      of: step)
  }

  /// Where the app keeps a pending sign-in.
  func place(for state: WireText) -> WireText { seat.defences.isOn(.noncePerSignIn) ? state : "" }

  /// What the app keeps of Firebase's answer.
  struct Session: Sendable {
    var idToken: WireText
    var refreshToken: WireText
  }
}

extension AppleSignInApp {
  /// What was built into the app, and what a lesson may change.
  struct Settings: Sendable {
    var bundleID: WireText
    var apiKey: WireText
    var photosURL: WireText
    /// How often somebody signs in.
    var signInCount = 1
    /// The characters of raw nonces.
    var alphabet: WireText
    /// A raw nonce to use instead of a drawn one.
    var rawNonce: WireText?
    var nonceForApple = NonceForm.hash
    var nonceForFirebase = NonceForm.raw
    var tokenReading = TokenReading.utf8
    var tokenPlace = TokenPlace.header
    /// Whether the app still knows its pending sign-in when the credential comes; it does not when it
    /// was ended in the meantime and started anew.
    var keepsPending = true
  }
}
