import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The app of the custom-token flow: signs users in, by Facebook or with a password of its own, and
/// keeps their predictions at the mobile service.
actor MobileApp: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "an app for predictions, which knows one mobile service"

  private let settings: RunSettings<CustomTokenSettings>
  /// The state of the social login that waits for its answer.
  private var pendingState: WireText?
  /// Who is signed in.
  private var session: Session?
  /// What the user typed into the app's own form, until it was sent.
  private var typed: Handoff?
  /// Whether the app did all that it came for.
  private(set) var isFinished = false

  /// Who is signed in, and the token that shows it.
  private struct Session: Sendable {
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

  init(settings: RunSettings<CustomTokenSettings>, seat: Seat) {
    self.settings = settings
    self.seat = seat
  }

  /// Signs in in each of the ways that are set, one after the other, and uses the table each time.
  func run() async {
    for method in settings.signIns {
      session = nil
      await signIn(method)
      guard session != nil, await useTable(after: method) else { return }
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

  private func signIn(_ method: SignInMethod) async {
    switch method {
    case .facebook: await beginSocialLogin()
    case .createUser:
      await signIn("create an account", at: MobileService.Path.createUser, as: .createUserRequest)
    case .logIn:
      await signIn("log in", at: MobileService.Path.logIn, as: .logInRequest)
    }
  }

  /// Asks the user for name and password, in a form of the app's own.
  private func signIn(_ purpose: WireText, at path: WireText, as name: MessageName) async {
    let form = Handoff(action: "show", parameters: ["form": purpose])
    await seat.handOff(form, as: .signInForm, to: .user)
    guard let typed else { return }
    self.typed = nil
    let body = JSONValue.object(typed.parameters.map { JSONMember($0.name, .string($0.value)) })
    await signIn(at: path, with: body, as: name) { json in
      Session(userID: json["id"], token: json["token"])
    }
  }

  /// Opens Facebook's dialog in the browser.
  ///
  /// The rest happens in `receive`, when the answer comes back.
  private func beginSocialLogin() async {
    let state = seat.random.text(16, for: "app: state")
    pendingState = state
    await seat.handOff(
      Handoff(action: "open", url: .facebookDialog(state: state)), as: .openBrowser, to: .device)
  }

  /// Takes Facebook's answer, and trades its access token for a token of the service.
  private func finishSocialLogin(_ handoff: Handoff, in step: StepID) async {
    do {
      let accessToken = try judgedAccessToken(handoff.url?.fragmentParameters ?? [])
      // A new sign-in carries nothing of the session before.
      session = nil
      let body = JSONValue.object([.accessToken: .string(accessToken)])
      await signIn(
        at: MobileService.Path.facebookLogin, with: body, as: .socialLoginRequest
      ) { json in
        Session(userID: json["user"]?["userId"], token: json["authenticationToken"])
      }
    } catch {
      await seat.record(error, of: step)
    }
  }

  private func judgedAccessToken(_ answer: FormParameters) throws(Refusal) -> WireText {
    let expected = pendingState
    pendingState = nil
    let state = answer[.state]
    try seat.defences.require(
      .stateMatches, ConstantTime.areEqual(state, expected), otherwise: nil,
      "'state' is '\(state ?? "absent")', not '\(expected ?? "absent")'")
    guard let token = answer[.accessToken], !token.isEmpty else {
      throw Refusal(nil, "'access_token' is missing in the answer")
    }
    return token
  }

  /// Sends a sign-in request, and keeps the session that comes back.
  private func signIn(
    at path: WireText, with body: JSONValue, as name: MessageName,
    reading: (JSONValue) -> Session?
  ) async {
    let session = await answer(
      to: path, body, as: name, failing: "the sign-in ended",
      misreading: "the answer is no JSON object with one id and one token"
    ) { $0.members?.firstRepeatedName == nil ? reading($0) : nil }
    guard let session else { return }
    self.session = session
    let place: DeviceStorage.Place =
      seat.defences.isOn(.sessionInKeyChain)
      ? (settings.mayLeaveDevice ? .keyChain : .thisDevice) : .defaults
    let stored = Handoff(
      action: "store",
      parameters: [
        DeviceStorage.placeName: place.rawValue, "userId": session.userID,
        "authenticationToken": session.token,
      ])
    await seat.handOff(stored, as: .storeSession, to: .device)
  }

  /// Writes a prediction, unless the user comes back, and reads the user's predictions; whether that
  /// worked.
  private func useTable(after method: SignInMethod) async -> Bool {
    if method != .logIn {
      let row = JSONValue.object([
        "match": "Lions - Herons", "score": method == .facebook ? "2:1" : "0:3",
      ])
      guard await sendToTable(row, as: .insertRequest) else { return false }
    }
    return await sendToTable(nil, as: .tableRequest)
  }

  private func sendToTable(_ row: JSONValue?, as name: MessageName) async -> Bool {
    await answer(
      to: MobileService.Path.predictions, row, as: name, failing: "the table answered",
      misreading: "the table's answer is no JSON", reading: \.self) != nil
  }

  /// Sends JSON, or asks for it, in the name of the user who is signed in, and reads the answer.
  ///
  /// Where nothing can be read, the app stops and says why.
  private func answer<Value: Sendable>(
    to path: WireText, _ json: JSONValue?, as name: MessageName, failing failure: String,
    misreading unfit: String, reading: (JSONValue) -> Value?
  ) async -> Value? {
    let prefix = settings.tokenPrefix == "Bearer" ? "Bearer " : settings.tokenPrefix
    let token = session.map { prefix + $0.token }
    let request = HTTPRequest.mobileService(path, json: json, token: token)
    return await seat.send(request, as: name) { response throws(Refusal) in
      guard response.isSuccess else {
        throw .passedOn(nil, "\(failure) with status \(response.status)")
      }
      guard let value = response.declaredJSON.flatMap(reading) else { throw Refusal(nil, unfit) }
      return value
    }
  }
}
