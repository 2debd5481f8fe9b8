import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The app of the custom-token flow: signs users in, by Facebook or with a password of its own, and
/// keeps their predictions at the mobile service.
actor MobileApp: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "an app for predictions, which knows one mobile service"

  let settings: Settings

  /// The state of the social login that waits for its answer.
  var pendingState: WireText?
  /// Who is signed in.
  var session: Session?
  /// What the user typed into the app's own form, until it was sent.
  private var typed: Handoff?
  /// Whether the app did all that it came for.
  private(set) var isFinished = false

  init(settings: Settings, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  /// Signs in in each of the ways that are set, one after the other, and uses the table each time.
  func run() async {
    for way in settings.signIns {
      session = nil
      await signIn(way)
      guard session != nil, await use(way) else { return }
    }
    isFinished = true
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    switch step.name {
    case .callback: await finishSocialLogin(handoff, in: step)
    case .typedCredentials: typed = handoff
    default: return
    }
  }

  private func signIn(_ way: SignIn) async {
    switch way {
    case .facebook: await beginSocialLogin()
    case .createUser:
      await signIn("create an account", at: MobileService.Path.createUser, as: .createUserRequest)
    case .logIn:
      await signIn("log in", at: MobileService.Path.logIn, as: .logInRequest)
    }
  }

  /// Asks the user for name and password, in a form of the app's own.
  private func signIn(_ purpose: String, at path: WireText, as name: MessageName) async {
    await seat.handOff(
      Handoff(action: "show", parameters: [NamedValue("form", purpose)]), as: .signInForm, to: .user
    )
    guard let typed else { return }
    self.typed = nil
    let body = JSONValue.object(typed.parameters.map { JSONMember($0.name, .string($0.value)) })
    await signIn(with: post(path, body), as: name) { json in
      Session(userID: json["id"], token: json["token"])
    }
  }

  /// Sends a sign-in request, and keeps the session that comes back.
  func signIn(
    with request: HTTPRequest, as name: MessageName, reading: (JSONValue) -> Session?
  ) async {
    guard let reply = await seat.send(request, as: name) else { return }
    guard reply.response.isSuccess else {
      let stop = Refusal.passedOn(nil, "the sign-in ended with status \(reply.response.status)")
      return await seat.record(stop, of: reply.step)
    }
    guard let json = reply.response.declaredJSON, json.members?.firstRepeatedName == nil,
      let session = reading(json)
    else {
      let refusal = Refusal(nil, "the answer is no JSON object with one id and one token")
      return await seat.record(refusal, of: reply.step)
    }
    self.session = session
    let place = seat.defences.isOn(.sessionInKeyChain) ? DeviceStorage.Place.keyChain : .defaults
    let stored = Handoff(
      action: "store",
      parameters: [
        NamedValue(DeviceStorage.placeName, place.rawValue),
        NamedValue("userId", session.userID), NamedValue("authenticationToken", session.token),
      ])
    await seat.handOff(stored, as: .storeSession, to: .device)
  }
}

extension MobileApp {
  /// What a lesson may change in the app.
  struct Settings: Sendable {
    /// The sign-ins that a run goes through.
    var signIns: [SignIn]
    /// What stands before the token in 'X-ZUMO-AUTH': nothing, in an app that has it right.
    var tokenPrefix: WireText
  }

  /// The ways to sign in.
  enum SignIn: WireText, CaseIterable, Sendable {
    /// With the account at Facebook.
    case facebook
    /// With a new account and a password.
    case createUser = "create-user"
    /// With the account and password from before.
    case logIn = "log-in"
  }

  /// Who is signed in, and the token that shows it.
  struct Session: Sendable {
    var userID: WireText
    var token: WireText

    /// A session out of an answer; nil when one of the two is no text, or empty.
    init?(userID: JSONValue?, token: JSONValue?) {
      guard let userID = userID?.stringValue, !userID.isEmpty, let token = token?.stringValue,
        !token.isEmpty
      else { return nil }
      self.userID = userID
      self.token = token
    }
  }
}
