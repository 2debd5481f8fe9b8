import JOSE
import Testing
import WireFormats

@Suite("Compact JWS")
struct JWSParsingTests {
  @Test("is taken apart and put together again")
  func parts() throws {
    let input = JWSSigningInput(
      header: .object(JSONMember("kid", .integer(0)), JSONMember("alg", "HS256")),
      payload: Array("{}".utf8))
    #expect(input.text == "eyJraWQiOjAsImFsZyI6IkhTMjU2In0.e30")
    let text = input.joined(with: [1, 2, 3])
    #expect(text == "eyJraWQiOjAsImFsZyI6IkhTMjU2In0.e30.AQID")
    let token = try UnverifiedJWS(parsing: text)
    #expect(token.header.json.compactText == #"{"kid":0,"alg":"HS256"}"#)
    #expect(token.header.algorithm == .present("HS256"))
    #expect(token.header.keyID == .wrongType(.integer(0)))
    #expect(token.header.type == .absent)
    #expect(token.header["kid"] == .integer(0))
    #expect(token.payload == Array("{}".utf8))
    #expect(token.signature == [1, 2, 3])
    #expect(token.signingInput == input.bytes)
  }

  @Test("may have an empty signature and an empty payload")
  func empty() throws {
    let token = try UnverifiedJWS(parsing: "e30..")
    #expect(token.payload.isEmpty)
    #expect(token.signature.isEmpty)
  }

  private static func encode(_ text: String) -> WireText { Base64URL.encode(text.utf8) }

  static let faults: [(WireText, String)] = [
    (
      "",
      "the text has 1 part: a signed token has 3, divided by '.': header, payload, signature"
    ),
    (
      "e30.e30",
      "the text has 2 parts: a signed token has 3, divided by '.': header, payload, signature"
    ),
    (
      "a.b.c.d",
      "the text has 4 parts: a signed token has 3, divided by '.': header, payload, signature"
    ),
    (
      "a.b.c.d.e",
      "the text has 5 parts, as an encrypted token has: a signed one has 3, divided by '.'"
    ),
    (
      "e30=.e30.",
      "the header is not base64url: character '=' at offset 3 is not in the alphabet"
    ),
    (
      "e30.e3+.",
      "the payload is not base64url: character '+' at offset 2 is not in the alphabet"
    ),
    (
      "e30.e30.AB",
      "the signature is not base64url: the unused bits of the last character are not zero"
    ),
    (
      "e30.e30.AQI ",
      "the signature is not base64url: character ' ' at offset 3 is not in the alphabet"
    ),
    ("..", "the header is not JSON: 1:1: expected a value, found the end of the text"),
    (encode("{\"alg\":}") + "..", "the header is not JSON: 1:8: expected a value, found '}'"),
    (encode("[]") + "..", "the header must be a JSON object, this is an array"),
    (
      encode(#"{"alg":"none","alg":"RS256"}"#) + "..",
      "the header's member 'alg' occurs more than once: each name must be unique"
    ),
    (
      encode(#"{"alg":"none","\u0061lg":"RS256"}"#) + "..",
      "the header's member 'alg' occurs more than once: each name must be unique"
    ),
  ]

  @Test("says which part is wrong", arguments: faults)
  func errors(text: WireText, message: String) {
    #expect(errorMessage { try UnverifiedJWS(parsing: text) } == message)
  }
}
