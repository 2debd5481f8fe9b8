import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The part of the operating system that asks the user, talks to Apple, and hands the app what came
/// of it.
actor AuthenticationServices: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "the operating system: asks the user, talks to Apple, answers the app"

  private let settings: Settings
  /// The requests whose sheets are open, the topmost last.
  private var requests: [Handoff] = []

  /// What the device knows.
  struct Settings: Sendable {
    /// The app's name on the sheet.
    var appName: WireText
    /// Under which name Apple knows the app: its bundle id, which the system fills in.
    var clientID: WireText
    /// What shows Apple that the device is signed in with a person's Apple ID.
    var sessions: [AppleAccount]
  }

  init(settings: Settings, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    switch step.name {
    case .appleIDRequest: await present(handoff)
    case .appleIDDecision: await conclude(handoff)
    default: return
    }
  }

  private func present(_ request: Handoff) async {
    requests.append(request)
    let sheet = Handoff(
      action: "show",
      parameters: [
        NamedValue("app", settings.appName),
        NamedValue("requestedScopes", request["requestedScopes"] ?? ""),
      ])
    await seat.handOff(sheet, as: .appleIDPrompt, to: .user)
  }

  private func conclude(_ decision: Handoff) async {
    guard let request = requests.popLast() else { return }
    guard decision[ParameterName.decision.rawValue] == "approve",
      let account = settings.sessions.first(where: { $0.person == decision["account"] })
    else { return await fail(.authorizationCanceled, request) }
    guard
      let reply = await seat.send(
        authorizationRequest(request, for: account), as: .appleAuthorizationRequest),
      reply.response.isSuccess, let json = reply.response.declaredJSON,
      json.members?.firstRepeatedName == nil
    else { return await fail(.authorizationFailed, request) }
    await seat.handOff(Self.credential(json), as: .appleCredential, to: .app)
  }

  private func authorizationRequest(_ request: Handoff, for account: AppleAccount) -> HTTPRequest {
    var form: FormParameters = [
      FormParameter(ParameterName.clientID.rawValue, settings.clientID),
      FormParameter(ParameterName.responseType.rawValue, "code id_token"),
      FormParameter(ParameterName.scope.rawValue, "name email"),
    ]
    for name in [ParameterName.nonce.rawValue, ParameterName.state.rawValue] {
      if let value = request[name] { form.all.append(FormParameter(name, value)) }
    }
    return .post(
      URI(AppleServer.issuer + AppleServer.Path.authorization), form: form,
      fields: ["Accept": MediaType.json, "Cookie": "session=\(account.session)"])
  }

  /// The credential, with token and code as bytes: what they say is for others to judge.
  private static func credential(_ json: JSONValue) -> Handoff {
    let token = json[ParameterName.idToken.rawValue]?.stringValue
    let name = json["user"]?["name"]
    let values: [(WireText, WireText?)] = [
      ("user", token.flatMap { TokenText(in: $0)?.claims["sub"]?.stringValue }),
      ("identityToken", token.map { Hex.encode(Array($0.utf8)) }),
      (
        "authorizationCode",
        json[ParameterName.code.rawValue]?.stringValue.map { Hex.encode(Array($0.utf8)) }
      ),
      (ParameterName.state.rawValue, json[ParameterName.state.rawValue]?.stringValue),
      ("givenName", name?["firstName"]?.stringValue),
      ("familyName", name?["lastName"]?.stringValue),
      ("email", json["user"]?["email"]?.stringValue),
    ]
    return Handoff(
      action: "complete",
      parameters: values.compactMap { name, value in value.map { NamedValue(name, $0) } })
  }

  private func fail(_ code: ErrorCode, _ request: Handoff) async {
    var values = [
      NamedValue("domain", "com.apple.AuthenticationServices.AuthorizationError"),
      NamedValue("errorCode", code.rawValue),
    ]
    if let state = request[ParameterName.state.rawValue] {
      values.append(NamedValue(ParameterName.state.rawValue, state))
    }
    await seat.handOff(
      Handoff(action: "fail", parameters: values), as: .appleIDError, to: .app)
  }
}
