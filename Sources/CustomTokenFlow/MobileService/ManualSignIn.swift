import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Users with a name and a password of the service's own.
extension MobileService {
  /// Makes an account, and signs its user in.
  func createUser(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let (username, password) = try credentials(request)
    guard accounts[username] == nil else {
      throw Refusal(.mobileServiceConflict, "the name '\(username.shortened)' is taken")
    }
    // Before the first suspension, so that of two requests for one name only one gets it.
    let stored = try hash(password, salt: seat.random.octets(16, for: "mobile-service: salt"))
    let drawn = seat.random.text(12, for: "mobile-service: user id")
    let userID = settings.script.userID(name: username, random: drawn)
    accounts[username] = PasswordAccount(userID: userID, hash: stored)
    await seat.calculate(stored.values(username: username), commands: stored.commands)
    return try await signedIn(userID)
  }

  /// Signs in the user of an account that is there.
  func logIn(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let (username, password) = try credentials(request)
    let account = accounts[username]
    // A name that is not there costs as much time as one that is: guesses learn nothing from it.
    let salt = account?.hash.salt ?? [UInt8](repeating: 0, count: 16)
    let offered = try hash(password, salt: salt)
    await seat.calculate(
      offered.values(username: username, comparedWith: account?.hash), commands: offered.commands)
    guard let account, account.hash.matches(offered) else {
      throw Refusal(.mobileServiceUnauthorized, "the name or the password is wrong")
    }
    return try await signedIn(account.userID)
  }

  private func signedIn(_ userID: WireText) async throws(Refusal) -> Answer {
    let token = await mintToken(
      for: userID, audience: Self.ownProvider, by: settings.script)
    return Answer(
      .json(
        .object(JSONMember("id", .string(userID)), JSONMember("token", .string(token))),
        fields: ["Cache-Control": "no-store"]))
  }

  private func hash(_ password: WireText, salt: [UInt8]) throws(Refusal) -> StoredPassword {
    do {
      return try StoredPassword(password, salt: salt, iterations: settings.passwordIterations)
    } catch {
      throw Refusal(.mobileServiceFailure, "the password could not be hashed: \(error)")
    }
  }

  private func credentials(
    _ request: HTTPRequest
  ) throws(Refusal) -> (username: WireText, password: WireText) {
    let json = try object(in: request)
    guard let username = json[ParameterName.username.rawValue]?.stringValue,
      let password = json[ParameterName.password.rawValue]?.stringValue,
      !username.isEmpty, !password.isEmpty
    else {
      throw Refusal(
        .mobileServiceBadRequest, "a sign-in needs a 'username' and a 'password'")
    }
    return (username, password)
  }
}
