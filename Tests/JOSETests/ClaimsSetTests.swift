import JOSE
import Testing
import WireFormats

@Suite("Claims")
struct ClaimsSetTests {
  private let claims: ClaimsSet

  init() throws {
    let text = """
      {"iss":"https://issuer.example","sub":1,"exp":1413000000,"iat":1413000000.25,"nbf":1.4e9,\
      "auth_time":"1413000000","email_verified":"true","admin":true,"ver":2,"huge":1e999}
      """
    claims = try ClaimsSet(parsing: Array(text.utf8))
  }

  @Test("absent, of the wrong type and present are three things")
  func threeThings() {
    #expect(claims.string("iss") == .present("https://issuer.example"))
    #expect(claims.string("iss").value == "https://issuer.example")
    #expect(claims.string("sub") == .wrongType(.integer(1)))
    #expect(claims.string("sub").value == nil)
    #expect(claims.string("nonce") == .absent)
    #expect(claims.string("nonce").value == nil)
    #expect(claims.integer("ver") == .present(2))
    #expect(claims.integer("iat") == .wrongType(claims["iat"]!))
    #expect(claims["ver"] == .integer(2))
    #expect(claims["nonce"] == nil)
    #expect(
      claims.names == [
        "iss", "sub", "exp", "iat", "nbf", "auth_time", "email_verified", "admin", "ver", "huge",
      ])
  }

  @Test("times may have a fraction")
  func numericDates() throws {
    let whole = try #require(claims.numericDate("exp").value)
    #expect(whole.seconds == 1_413_000_000)
    let fraction = try #require(claims.numericDate("iat").value)
    #expect(fraction.seconds == 1_413_000_000.25)
    #expect(fraction.number.text == "1413000000.25")
    let exponent = try #require(claims.numericDate("nbf").value)
    #expect(exponent.seconds == 1_400_000_000)
    #expect(claims.numericDate("auth_time") == .wrongType("1413000000"))
    #expect(claims.numericDate("absent") == .absent)
    #expect(claims.numericDate("huge") == .wrongType(claims["huge"]!))
  }

  @Test("the audience is one string or an array of strings")
  func audience() throws {
    let cases: [(String, MemberValue<[WireText]>)] = [
      ("{}", .absent),
      (#"{"aud":"a"}"#, .present(["a"])),
      (#"{"aud":["a"]}"#, .present(["a"])),
      (#"{"aud":["a","b"]}"#, .present(["a", "b"])),
      (#"{"aud":[]}"#, .present([])),
      (#"{"aud":1}"#, .wrongType(.integer(1))),
      (#"{"aud":["a",1]}"#, .wrongType(.array(["a", .integer(1)]))),
      (#"{"aud":null}"#, .wrongType(.null)),
    ]
    for (text, expected) in cases {
      #expect(try ClaimsSet(JSONParser.parse(text)).audience == expected, "\(text)")
    }
  }

  @Test(
    "says what is wrong with the payload",
    arguments: [
      ("", "the payload is not JSON: 1:1: expected a value, found the end of the text"),
      ("[]", "the payload must be a JSON object, this is an array"),
      (
        #"{"aud":"a","aud":"b"}"#,
        "the claim 'aud' occurs more than once: each name must be unique"
      ),
    ])
  func errors(text: String, message: String) {
    #expect(errorMessage { try ClaimsSet(parsing: Array(text.utf8)) } == message)
  }
}
