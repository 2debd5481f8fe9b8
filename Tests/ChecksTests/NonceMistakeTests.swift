import Foundation
import Testing
import WireFormats

@testable import Checks

/// The mistakes of `Vectors/nonce.json`, which was computed with other tools.
@Suite("The diagnosis of a nonce that does not fit")
struct NonceMistakeTests {
  private struct Vectors {
    var right: JSONValue
    var mistakes: [JSONValue]

    init() throws {
      let url = try #require(
        Bundle.module.url(forResource: "Vectors/nonce", withExtension: "json"))
      let json = try JSONParser.parse([UInt8](try Data(contentsOf: url)))
      right = try #require(json["right"])
      mistakes = try #require(json["mistakes"]?.arrayValue)
    }
  }

  @Test("finds nothing in what is right")
  func right() throws {
    let right = try Vectors().right
    let mistake = NonceMistake(
      raw: right["raw"]?.stringValue, claim: right["claim"]?.stringValue)
    #expect(mistake == nil)
    #expect(NonceMistake(raw: nil, claim: nil) == nil)
  }

  @Test("names each mistake of the vectors from the two values alone")
  func mistakes() throws {
    let mistakes = try Vectors().mistakes
    #expect(mistakes.count == 6)
    for vector in mistakes {
      let mistake = NonceMistake(
        raw: vector["raw"]?.stringValue, claim: vector["claim"]?.stringValue)
      #expect(mistake?.rawValue == vector["name"]?.stringValue?.string)
    }
  }

  @Test(
    "knows further slips",
    arguments: [
      ("abc\n", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "blanks"),
      ("abc", "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb", "blanks"),
      ("abcd", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "another-nonce"),
      ("abc", "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0", "base64-digest"),
      ("abc", "nonsense", "unknown"),
      ("", "abc", "unknown"),
    ])
  func others(raw: String, claim: String, name: String) {
    #expect(NonceMistake(raw: WireText(raw), claim: WireText(claim))?.rawValue == name)
  }

  @Test("knows when one of the two is missing")
  func missing() {
    #expect(NonceMistake(raw: "abc", claim: nil) == .absent)
    #expect(NonceMistake(raw: nil, claim: "abc") == .rawAbsent)
  }

  @Test("explains each mistake in one line")
  func explanations() {
    for mistake in NonceMistake.allCases {
      #expect(!mistake.explanation.isEmpty)
      #expect(!mistake.explanation.contains("\n"))
    }
  }
}
