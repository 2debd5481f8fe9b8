import JOSE
import Testing
import WireFormats

/// Half of a surrogate pair is no text: a JSON string that has its escape is refused, and said.
@Suite("the escape of half a surrogate pair")
struct LoneSurrogateTests {
  private static let escapes = [#"\ud800"#, #"\udfff"#, #"a\ud800b"#]

  @Test("is refused in a JOSE header", arguments: escapes)
  func header(escape: String) {
    let header = Base64URL.encode(Array(#"{"alg":"HS256","kid":"\#(escape)"}"#.utf8))
    let column = 23 + Self.offset(of: escape)
    #expect(
      errorMessage { try UnverifiedJWS(parsing: "\(header).e30.AA") }
        == "the header is not JSON: 1:\(column): half of a surrogate pair")
  }

  @Test("is refused in claims", arguments: escapes)
  func claims(escape: String) {
    let column = 9 + Self.offset(of: escape)
    #expect(
      errorMessage { try ClaimsSet(parsing: Array(#"{"sub":"\#(escape)"}"#.utf8)) }
        == "the payload is not JSON: 1:\(column): half of a surrogate pair")
  }

  @Test("is refused in a key", arguments: escapes)
  func key(escape: String) {
    let column = 31 + Self.offset(of: escape)
    #expect(
      errorMessage { try JWK(parsing: #"{"kty":"oct","k":"AQ","kid":"x\#(escape)"}"#) }
        == "the key is not JSON: 1:\(column): half of a surrogate pair")
  }

  @Test("is refused in a key set", arguments: escapes)
  func keySet(escape: String) {
    let column = 40 + Self.offset(of: escape)
    #expect(
      errorMessage {
        try JWKSet(parsing: #"{"keys":[{"kty":"oct","k":"AQ","kid":"x\#(escape)"}]}"#)
      }
        == "the key set is not JSON: 1:\(column): half of a surrogate pair")
  }

  private static func offset(of escape: String) -> Int { escape.hasPrefix("a") ? 1 : 0 }
}
