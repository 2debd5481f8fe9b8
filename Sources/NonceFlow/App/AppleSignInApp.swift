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

  private let settings: RunSettings<NonceSettings>
  private let firebase: FirebaseClient
  private var pending: PendingSignIns
  private var hasCrashed = false
  private var finishedCount = 0

  /// The app; the key of its Firebase project is built into it.
  init(_ settings: RunSettings<NonceSettings>, apiKey: WireText, seat: Seat) {
    self.seat = seat
    self.settings = settings
    firebase = FirebaseClient(apiKey: apiKey, seat: seat)
    pending = PendingSignIns(areKeptApart: seat.defences.isOn(.noncePerSignIn))
  }

  /// Whether everybody who wanted to has signed in and seen the photos.
  var isFinished: Bool { finishedCount >= settings.people.count }

  /// Lets one person after the other sign in.
  func start() async {
    for _ in settings.people where !hasCrashed { await beginSignIn() }
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
    let rawNonce = RawNonce(settings, random: seat.random)
    let state = seat.random.text(16, for: "app: state")
    let nonce = settings.nonceForApple.apply(to: rawNonce.text)
    await rawNonce.record(nonce: nonce, state: state, by: seat)
    pending.add(PendingSignIn(state: state, rawNonce: rawNonce.text))
    let request = Handoff(
      action: "request",
      parameters: [
        "requestedScopes": "fullName email", ParameterName.nonce.rawValue: nonce,
        ParameterName.state.rawValue: state,
      ])
    await seat.handOff(request, as: .appleIDRequest, to: .device)
  }

  private func complete(_ handoff: Handoff, in step: StepID) async {
    if settings.losesPending { pending.removeAll() }
    do {
      guard let session = try await signInToFirebase(with: handoff), await fetchPhotos(session),
        let renewed = await firebase.renew(session), await fetchPhotos(renewed)
      else { return }
      finishedCount += 1
    } catch {
      hasCrashed = error.isCrash
      if hasCrashed {
        // The system writes this into its log when an app ends with a fatal error.
        await seat.calculate([FatalErrorValue.fatalError: WireText(error.reason)])
      }
      await seat.record(error, of: step)
    }
  }

  /// Goes on to Firebase with a credential that a sign-in waits for; nil when Firebase refuses.
  ///
  /// The tutorial's app asks the same of a credential, and answers one that it does not expect with a
  /// fatal error.
  private func signInToFirebase(
    with handoff: Handoff
  ) async throws(Refusal) -> FirebaseClient.Session? {
    let credential = AppleCredential(handoff, reading: settings.tokenReading)
    let signIn = pending.take(state: credential.state)
    await credential.record(isExpected: signIn != nil, by: seat)
    guard let signIn else {
      try seat.defences.require(
        .credentialExpected, false, otherwise: nil,
        "a credential came, but no sign-in is waiting for one")
      throw .crash(FatalErrorValue.noLoginRequest.string)
    }
    return await firebase.signIn(
      identityToken: try credential.judgedToken(seat.defences),
      nonce: settings.nonceForFirebase.apply(to: signIn.rawNonce), user: credential.user)
  }

  /// Reads the user's photos; whether that worked.
  private func fetchPhotos(_ session: FirebaseClient.Session) async -> Bool {
    let request = PhotoAPI.request(accessToken: session.idToken, inURL: settings.sendsTokenInURL)
    guard let reply = await seat.send(request, as: .resourceRequest) else { return false }
    if reply.response.isSuccess { return true }
    let stop = Refusal.passedOn(nil, "the photos came with status \(reply.response.status)")
    await seat.record(stop, of: reply.step)
    return false
  }

  /// Forgets the sign-in of a user who closed the sheet, and says nothing.
  private func abandon(_ failure: Handoff, in step: StepID) async {
    _ = pending.take(state: failure[ParameterName.state])
    let code = failure["errorCode"].map { ErrorCode(rawValue: $0) }
    await seat.record(
      .passedOn(code, "the device has no credential: error \(code?.rawValue ?? "unknown")"),
      of: step)
  }
}
