import JOSE
import TestSupport
import Testing
import WireFormats

@testable import Checks

@Suite("tokens of Mobile Services computed elsewhere")
struct MobileTokenVectorTests {
  private func vectors() throws -> [JSONValue] {
    let json = try JSONParser.parse(try SharedVectors.customToken.bytes)
    let tokens = try #require(json["tokens"]?.arrayValue)
    try #require(tokens.count == 7)
    return tokens
  }

  @Test("are judged as they say, with the derivation named")
  func derivations() throws {
    for vector in try vectors() {
      let token = try UnverifiedJWS(parsing: try #require(vector["token"]?.stringValue))
      let masterKey = try #require(vector["master_key"]?.stringValue)
      let name = try #require(vector["derivation"]?.stringValue)
      let derivation = try #require(MasterKeyDerivation(rawValue: name))
      #expect(TokenKeyDiagnosis(of: token, masterKey: masterKey) == .derived(derivation))
      #expect((derivation == .digest) == vector["valid"]?.boolValue)
      if let key = vector["key_hex"]?.stringValue {
        #expect(Hex.encode(derivation.key(of: masterKey)) == key)
      }
    }
  }

  @Test("fit no derivation with another master key")
  func none() throws {
    for vector in try vectors() {
      let token = try UnverifiedJWS(parsing: try #require(vector["token"]?.stringValue))
      #expect(TokenKeyDiagnosis(of: token, masterKey: "another") == .none)
    }
  }
}
