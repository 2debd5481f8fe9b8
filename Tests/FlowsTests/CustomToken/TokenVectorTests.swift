import TestSupport
import Testing
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

/// One token of `custom-token.json`, which was computed elsewhere.
struct TokenVector: Sendable {
  var masterKey: WireText
  var header: WireText
  var payload: WireText
  var derivation: WireText
  var keyHex: WireText?
  var token: WireText

  static func all() throws -> [TokenVector] {
    let json = try JSONParser.parse(try SharedVectors.customToken.bytes)
    let tokens = try #require(json["tokens"]?.arrayValue)
    try #require(!tokens.isEmpty)
    return try tokens.map { try TokenVector($0) }
  }

  private init(_ json: JSONValue) throws {
    func text(_ name: String) throws -> WireText { try #require(json[name]?.stringValue) }
    masterKey = try text("master_key")
    header = try text("header")
    payload = try text("payload")
    derivation = try text("derivation")
    keyHex = json["key_hex"]?.stringValue
    token = try text("token")
  }
}

@Suite("tokens computed elsewhere")
struct TokenVectorTests {
  @Test("are made again byte for byte")
  func reproduced() throws {
    for vector in try TokenVector.all() {
      let derivation = try #require(SigningKeyDerivation(rawValue: vector.derivation))
      let key = derivation.key(of: vector.masterKey)
      if let keyHex = vector.keyHex { #expect(Hex.encode(key) == keyHex, "\(vector.derivation)") }
      let token = CustomToken(
        header: try JSONParser.parse(vector.header), claims: try JSONParser.parse(vector.payload),
        key: key)
      #expect(token.text == vector.token, "\(vector.derivation)")
    }
  }

  @Test("have every derivation among them")
  func complete() throws {
    let known = Set(try TokenVector.all().map(\.derivation))
    #expect(known == Set(SigningKeyDerivation.allCases.map(\.rawValue)))
  }

  @Test("have the header and the claims that the documented script writes")
  func script() throws {
    let vector = try #require(try TokenVector.all().first)
    let script = TokenScript.documented
    #expect(script.header.compactText == vector.header)
    let claims = script.claims(
      endingAt: 1_893_456_000, milliseconds: 1, audience: "Custom", userID: "Custom:42")
    #expect(claims.compactText == vector.payload)
  }

  @Test("have the header and the claims of the tutorial's own script")
  func tutorial() throws {
    let vector = try #require(try TokenVector.all().last)
    let script = TokenScript(
      RunSettings([CustomTokenSettings.set(\.keyID, to: .integer(0))]))
    #expect(script.header.compactText == vector.header)
    let id: WireText = "7f6b2a0e-1f0e-4c1c-9a53-0a4c0ad37b5c"
    let claims = script.claims(
      endingAt: 1_413_000_000, milliseconds: 1, audience: "Custom",
      userID: id)
    #expect(claims.compactText == vector.payload)
  }

  @Test("name the user in each of the ways that were seen")
  func userID() {
    let random = RunEnvironment.seeded("test").random
    func id(_ form: UserIDForm) -> WireText {
      TokenScript(RunSettings([CustomTokenSettings.set(\.userID, to: form)]))
        .userID(name: "alice", random: random)
    }
    #expect(id(.prefixed).hasPrefix("Custom:"))
    #expect(!id(.bare).contains(":"))
    #expect(id(.guid).split(at: "-").map(\.utf8.count) == [8, 4, 4, 4, 12])
    #expect(id(.prefixedName) == "Custom:alice")
    #expect(id(.name) == "alice")
  }

  @Test(
    "write 'exp' in each of the ways that were seen",
    arguments: [
      (ExpiryForm.seconds, "1769817600"), (.milliseconds, "1769817600050"),
      (.fraction, "1769817600.05"), (.string, "\"1769817600\""), (.word, "\"never\""),
      (.absent, nil),
    ] as [(ExpiryForm, String?)])
  func expiry(way: ExpiryForm, text: String?) {
    #expect(way.value(seconds: 1_769_817_600, milliseconds: 50)?.compactText.string == text)
  }
}
