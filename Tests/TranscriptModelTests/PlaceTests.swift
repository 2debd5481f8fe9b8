import Testing
import TranscriptModel
import WireFormats

@Suite("a place")
struct PlaceTests {
  static let readable: [(String, Place)] = [
    ("status", .status), ("body", .body), ("url", .url),
    ("header.Content-Type", .header("Content-Type")), ("query.state", .query("state")),
    ("form.code_verifier", .form("code_verifier")),
    ("location.query.code", .locationQuery("code")), ("value.password", .value("password")),
    ("json.access_token", .json(["access_token"])),
    ("json.keys/0/kid", .json(["keys", "0", "kid"])),
    ("json.a~1b/c~0d", .json(["a/b", "c~d"])),
    ("json.id_token.claims.nonce", .tokenClaim(of: .json(["id_token"]), "nonce")),
    ("header.Authorization.header.typ", .tokenHeader(of: .header("Authorization"), "typ")),
    ("query.id_token.claims.a.header.b", .tokenClaim(of: .query("id_token"), "a.header.b")),
    (
      "json.t.claims.https://app.example/role",
      .tokenClaim(of: .json(["t"]), "https://app.example/role")
    ),
    ("form.a.b", .form("a.b")),
  ]

  @Test("is read, and written as it was", arguments: readable)
  func reads(_ text: String, _ place: Place) {
    #expect(Place(parsing: text) == place)
    #expect(place.description == text)
  }

  @Test("takes the leading slash of a JSON Pointer")
  func leadingSlash() {
    #expect(Place(parsing: "json./keys/0") == .json(["keys", "0"]))
  }

  @Test(
    "is refused when it names nothing",
    arguments: [
      "", "state", "Status", "query", "query.", "header.", "form.", "json.", "location.state",
      "location.query.", "value.", "json.a~2b", "json.a~", "status.claims.a", "body.header.typ",
      ".claims.nonce",
    ])
  func refuses(_ text: String) { #expect(Place(parsing: text) == nil) }

  @Test("inside no token, '.claims.' is part of a name")
  func claimsOfNothing() {
    #expect(Place(parsing: "form.x.claims.") == .form("x.claims."))
  }
}
