import HTTPModel
import JOSE
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

extension SignIn {
  /// The recorded run of the custom-token flow, with one member of the token in 'table-request'
  /// changed.
  init(mobileToken part: String, _ change: Change) throws {
    try self.init("custom-token")
    try self.change("table-request", "header.X-ZUMO-AUTH.\(part)", change)
  }

  /// Signs the token of a request anew, with a key that is derived in another way.
  mutating func remint(_ id: String, with derivation: MasterKeyDerivation) throws {
    let text = try #require(TokenText(in: try token(id, "header.X-ZUMO-AUTH")))
    let masterKey = try #require(
      transcript.steps.first { $0.id.name == .mintToken }?.calculation?.input("master_key"))
    let input = JWSSigningInput(
      header: text.header, payload: Array(text.claims.compactText.utf8))
    let code = HMAC.authenticationCode(
      for: input.bytes, key: derivation.key(of: masterKey), using: .sha256)
    try change(id, "header.X-ZUMO-AUTH", .set(input.joined(with: code)))
  }
}
