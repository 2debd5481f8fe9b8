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

  private let settings: RunSettings<NonceSettings>
  private let accounts: [AppleAccount]
  /// The requests whose sheets are open, the topmost last.
  private var requests: [Handoff] = []

  /// A device that is signed in to these people's Apple Accounts.
  init(_ settings: RunSettings<NonceSettings>, accounts: [AppleAccount], seat: Seat) {
    self.seat = seat
    self.settings = settings
    self.accounts = accounts
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
      parameters: ["app": "Photo app", "requestedScopes": request["requestedScopes"] ?? ""])
    await seat.handOff(sheet, as: .appleIDPrompt, to: .user)
  }

  private func conclude(_ decision: Handoff) async {
    guard let request = requests.popLast() else { return }
    guard decision[.decision] == "approve",
      let account = accounts.first(where: { $0.person == decision["account"] })
    else { return await fail(.authorizationCanceled, request) }
    guard settings.deviceError == .none else {
      return await fail(ErrorCode(rawValue: settings.deviceError.rawValue), request)
    }
    guard
      let reply = await seat.send(
        authorizationRequest(request, for: account), as: .appleAuthorizationRequest),
      reply.response.isSuccess, let json = reply.response.declaredJSON,
      json.members?.firstRepeatedName == nil
    else { return await fail(.authorizationFailed, request) }
    await seat.handOff(Self.credential(json), as: .appleCredential, to: .app)
  }

  private func authorizationRequest(_ request: Handoff, for account: AppleAccount) -> HTTPRequest {
    let form = FormParameters([
      .clientID: settings.clientID, .responseType: "code id_token", .scope: "name email",
      .nonce: request[.nonce], .state: request[.state],
    ])
    return .post(
      URI(AppleAddresses.authorizationURL), form: form,
      fields: ["Accept": MediaType.json, "Cookie": "session=\(account.session)"])
  }

  /// The credential, with token and code as bytes: what they say is for others to judge.
  private static func credential(_ json: JSONValue) -> Handoff {
    let token = json[.idToken]?.stringValue
    let code = json[.code]?.stringValue
    let user = json["user"]
    return Handoff(
      action: "complete",
      parameters: [
        "user": token.flatMap { TokenText(in: $0)?.claims["sub"]?.stringValue },
        "identityToken": token.map { Hex.encode(Array($0.utf8)) },
        "authorizationCode": code.map { Hex.encode(Array($0.utf8)) },
        .state: json[.state]?.stringValue, "givenName": user?["name"]?["firstName"]?.stringValue,
        "familyName": user?["name"]?["lastName"]?.stringValue, "email": user?["email"]?.stringValue,
      ])
  }

  private func fail(_ code: ErrorCode, _ request: Handoff) async {
    let failure = Handoff(
      action: "fail",
      parameters: [
        "domain": "com.apple.AuthenticationServices.AuthorizationError",
        "errorCode": code.rawValue, .state: request[.state],
      ])
    await seat.handOff(failure, as: .appleIDError, to: .app)
  }
}

/// The people who sign in with Apple, one after the other, each on a device of their own.
actor AppleIDUser: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "whoever holds the device and signs in"

  private let settings: RunSettings<NonceSettings>
  private var signInCount = 0
  private var openSheets = 0
  private var hasTappedTwice = false

  init(_ settings: RunSettings<NonceSettings>, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard step.name == .appleIDPrompt, signInCount < settings.people.count else { return }
    openSheets += 1
    defer { openSheets -= 1 }
    // The second press of the button was a slip, so of two sheets the second is closed.
    let isSecondSheet = openSheets > 1
    if settings.tapsTwice, !hasTappedTwice {
      hasTappedTwice = true
      let tap = Handoff(action: "press", parameters: ["button": "Sign in with Apple"])
      await seat.handOff(tap, as: .secondTap, to: .app)
    }
    let person = settings.people[signInCount]
    if !isSecondSheet { signInCount += 1 }
    let closes = settings.closesSheet || isSecondSheet
    if closes {
      await seat.record(Refusal(.authorizationCanceled, "the user closed the sheet"), of: step)
    }
    let decision = Handoff(
      action: "decide",
      parameters: [
        .decision: closes ? "cancel" : "approve", "account": person,
      ])
    await seat.handOff(decision, as: .appleIDDecision, to: .device)
  }
}
