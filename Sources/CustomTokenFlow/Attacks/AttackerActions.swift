import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// How an attacker comes by a token for the table; nil when it does not.
typealias TokenDeed<Known> = @Sendable (Known) async -> WireText?

extension AttackScript {
  /// Somebody who comes by a token that is not meant for him, and reads the table with it.
  static func readingTable(
    _ title: String, with token: @escaping TokenDeed<AttackerTools>
  ) -> AttackScript {
    AttackScript(
      title,
      strikes: { tools, _ in if let token = await token(tools) { await tools.readTable(token) } })
  }
}

/// Somebody who reads out the victim's device, makes a token of what stands there, and reads the table
/// with it.
actor DeviceReader: Attacker, HandoffReceiver {
  nonisolated let title: String
  nonisolated let tools: AttackerTools
  private let source: DeviceStorage.Source
  private let token: TokenDeed<Handoff?>
  private var found: Handoff?

  init(
    _ title: String, _ source: DeviceStorage.Source, _ tools: AttackerTools,
    token: @escaping TokenDeed<Handoff?>
  ) {
    self.title = title
    self.tools = tools
    self.source = source
    self.token = token
  }

  func strike() async {
    let question = Handoff(
      action: "read out", parameters: [DeviceStorage.sourceName: source.rawValue])
    await seat.handOff(question, as: .extraction, to: .device)
    if let token = await token(found) { await tools.readTable(token) }
  }

  func receive(_ handoff: Handoff, in step: StepID) {
    if step.name == .extracted { found = handoff }
  }
}

// What an attacker does at the mobile service, in the name of the app.
extension AttackerTools {
  /// Reads the table with a token.
  func readTable(_ token: WireText) async {
    _ = await seat.send(
      .mobileService(MobileService.Path.predictions, token: token), as: .tableRequest)
  }

  /// Reads all of the table with the master key: no token, and no script that keeps rows apart.
  func readTable(asAdminWith masterKey: WireText) async {
    var request = HTTPRequest.mobileService("\(MobileService.Path.predictions)?noScript=true")
    request.fields.append("X-ZUMO-MASTER", masterKey)
    _ = await seat.send(request, as: .tableRequest)
  }

  /// Makes an account, as anybody can; its token if that worked.
  func signUp(as username: WireText) async -> WireText? {
    let body = JSONValue.object([
      .username: .string(username), .password: .string(madeUp(12, for: "password")),
    ])
    let path = MobileService.Path.createUser
    let reply = await seat.send(.mobileService(path, json: body), as: .createUserRequest)
    return reply?.response.json?["token"]?.stringValue
  }

  /// Signs in with an access token of Facebook; the service's token if that worked.
  func logIn(withFacebookToken token: WireText) async -> WireText? {
    let body = JSONValue.object([.accessToken: .string(token)])
    let path = MobileService.Path.facebookLogin
    let reply = await seat.send(.mobileService(path, json: body), as: .socialLoginRequest)
    return reply?.response.json?["authenticationToken"]?.stringValue
  }
}

// How an attacker comes by a token for the victim, and how the transcript tells it.
extension AttackerTools {
  /// Makes a token with a master key that may or may not be the service's; without one it is not
  /// signed.
  func forgeToken(
    knowing known: ForgeTokenValue.Knowledge, masterKey: WireText?,
    header: JSONValue = TokenScript.documented.header
  ) async -> WireText {
    let token = tokenForVictim(header: header, signedWith: masterKey)
    var values: [ForgeTokenValue: WireText?] = [.known: known.rawValue]
    for (value, text) in token.values {
      if let value = ForgeTokenValue(rawValue: value.rawValue) { values[value] = text }
    }
    await seat.calculate(values, commands: token.commands)
    return token.text
  }

  /// Brings a token that somebody else signed, with a key that the attacker does not know.
  func bringToken(
    knowing known: ForgeTokenValue.Knowledge, signedWith masterKey: WireText,
    issuer: WireText = MobileService.issuer,
    audience: WireText = MobileService.facebookProvider
  ) async -> WireText {
    let token = tokenForVictim(signedWith: masterKey, issuer: issuer, audience: audience)
    await seat.calculate([ForgeTokenValue.known: known.rawValue, .token: token.text])
    return token.text
  }

  /// Tries words as master keys, against a token that the service made.
  func searchMasterKey(of sample: WireText) async -> WireText? {
    let words = KeySearchValue.words
    let jws = try? UnverifiedJWS(parsing: sample)
    let found = jws.flatMap { jws in
      words.firstIndex { word in
        let key = SigningKeyDerivation.digest.key(of: word)
        let code = HMAC.authenticationCode(for: jws.signingInput, key: key, using: .sha256)
        return ConstantTime.areEqual(code, jws.signature)
      }
    }
    let word = found.map { words[$0] }
    let values: [KeySearchValue: WireText?] = [
      .sampleToken: sample, .guesses: "\((found ?? words.count - 1) + 1)",
      .foundMasterKey: word ?? KeySearchValue.notFound,
    ]
    await seat.calculate(values)
    return word
  }

  private func tokenForVictim(
    header: JSONValue = TokenScript.documented.header, signedWith masterKey: WireText?,
    issuer: WireText = MobileService.issuer, audience: WireText = MobileService.facebookProvider
  ) -> CustomToken {
    CustomToken(
      header: header,
      claims: TokenScript.documented.claims(
        endingAt: seat.clock.now + 3600, issuer: issuer, audience: audience,
        userID: MobileService.victim),
      key: masterKey.map { SigningKeyDerivation.digest.key(of: $0) })
  }
}
