import FlowsShared
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
  /// Who is signed in now.
  private var session: FirebaseClient.Session?
  private var finishedCount = 0
  private var hasRenewed = false

  /// The app; the key of its Firebase project is built into it.
  init(_ settings: RunSettings<NonceSettings>, apiKey: WireText, seat: Seat) {
    self.seat = seat
    self.settings = settings
    firebase = FirebaseClient(apiKey: apiKey, seat: seat)
    pending = PendingSignIns(areKeptApart: seat.defences.isOn(.noncePerSignIn))
  }

  /// Whether everybody who wanted to has signed in and seen the photos, and the last one still sees them
  /// when her first token is about to end.
  var isFinished: Bool { finishedCount >= settings.people.count && hasRenewed }

  /// Lets one person after the other sign in, and then time pass until a new token is needed.
  func start() async {
    for _ in settings.people where !hasCrashed { await beginSignIn() }
    guard !hasCrashed, let session else { return }
    seat.clock.wait(max(0, session.renewal - seat.clock.now))
    guard let renewed = await firebase.renew(session) else { return }
    hasRenewed = await fetchPhotos(renewed)
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
        "requestedScopes": "fullName email", .nonce: nonce, .state: state,
      ])
    await seat.handOff(request, as: .appleIDRequest, to: .device)
  }

  private func complete(_ handoff: Handoff, in step: StepID) async {
    if settings.losesPending { pending.removeAll() }
    do {
      guard let session = try await signInToFirebase(with: handoff), await fetchPhotos(session)
      else { return }
      self.session = session
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
      identityToken: try credential.judgedToken(
        seat.defences, askedWithNonce: settings.nonceForApple != .none),
      nonce: settings.nonceForFirebase.apply(to: signIn.rawNonce), user: credential.user)
  }

  /// Reads the user's photos; whether that worked.
  private func fetchPhotos(_ session: FirebaseClient.Session) async -> Bool {
    await seat.fetchPhotos(accessToken: session.idToken, inURL: settings.sendsTokenInURL)
  }

  /// Forgets the sign-in of a user who closed the sheet, and says nothing.
  private func abandon(_ failure: Handoff, in step: StepID) async {
    _ = pending.take(state: failure[.state])
    let code = failure["errorCode"].map { ErrorCode(rawValue: $0) }
    await seat.record(
      .passedOn(code, "the device has no credential: error \(code?.rawValue ?? "unknown")"),
      of: step)
  }
}

/// A sign-in from the request to its credential: the values that only the app knows.
struct PendingSignIn: Hashable, Sendable {
  /// Names the sign-in towards the device and Apple.
  var state: WireText
  /// What Firebase will hash.
  var rawNonce: WireText
}

/// The sign-ins that wait for their credentials.
///
/// Each has a place of its own, under its state. The tutorial's app has one variable for all of them
/// instead, which a second sign-in overwrites, and which keeps its value when a credential came.
struct PendingSignIns: Sendable {
  private let areKeptApart: Bool
  private var byState: [WireText: PendingSignIn] = [:]
  private var last: PendingSignIn?

  init(areKeptApart: Bool) { self.areKeptApart = areKeptApart }

  /// Lets a sign-in wait for its credential.
  mutating func add(_ signIn: PendingSignIn) {
    byState[signIn.state] = signIn
    last = signIn
  }

  /// The sign-in that a credential with this state answers, which then waits no longer.
  mutating func take(state: WireText?) -> PendingSignIn? {
    areKeptApart ? byState.removeValue(forKey: state ?? "") : last
  }

  /// Forgets all of them, as an app does whose view or model was made anew.
  mutating func removeAll() { self = PendingSignIns(areKeptApart: areKeptApart) }
}
