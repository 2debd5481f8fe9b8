import HTTPModel
import Testing
import TranscriptModel
import WireFormats

@Suite("a change of a message")
struct ChangeTests {
  /// Header `{"alg":"none"}`, claims `{"sub":"alice","exp":7}`, and two bytes of signature.
  private static let token: WireText = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbGljZSIsImV4cCI6N30.AAA"

  private static let request = Message.request(
    HTTPRequest.post(
      URI("https://server.example/token?a=1"),
      form: [FormParameter("code", "c d"), FormParameter("scope", "openid")],
      fields: ["Authorization": "Bearer \(token)"]))

  private static let response = Message.response(
    HTTPResponse(
      status: 302,
      fields: ["Location": "com.example.app:/auth?state=s", "Content-Type": "application/json"],
      body: HTTPBody(#"{"id_token":"\#(token)","keys":[{"kid":"k"}],"scopes":["a","b"],"n":1}"#)))

  private static let typing = Message.handoff(
    Handoff(action: "type", parameters: [NamedValue("username", "alice")]))

  private static let opening = Message.handoff(
    Handoff(action: "open", url: URI("app:/auth?code=c")))

  /// What stands at a place afterwards.
  static let made: [(Message, String, Change, String?)] = [
    (request, "form.code", .set("x&y=z"), "x&y=z"), (request, "form.code", .remove, nil),
    (request, "form.code", .add("second"), "c d"), (request, "form.new", .add(""), ""),
    (request, "query.a", .set(""), ""), (request, "query.a", .remove, nil),
    (request, "header.host", .set("other.example"), "other.example"),
    (request, "header.Host", .remove, nil), (request, "header.X-New", .add("v"), "v"),
    (request, "header.authorization.claims.sub", .set("mallory"), "mallory"),
    (request, "header.Authorization.header.alg", .set("RS256"), "RS256"),
    (request, "header.Authorization.claims.exp", .remove, nil),
    (request, "url", .set("https://elsewhere.example/"), "https://elsewhere.example/"),
    (request, "body", .set("{}"), "{}"), (request, "body", .remove, nil),
    (response, "status", .set("400"), "400"),
    (response, "location.query.state", .set("a b"), "a b"),
    (response, "location.query.state", .remove, nil),
    (response, "location.query.iss", .add("x"), "x"),
    (response, "json.keys/0/kid", .set("other"), "other"), (response, "json.keys/0", .remove, nil),
    (response, "json.keys", .set("[]"), "[]"), (response, "json.scopes/1", .set("c"), "c"),
    (response, "json.n", .set("2"), "2"), (response, "json.n", .set(#""2""#), "2"),
    (response, "json.new", .add("true"), "true"),
    (response, "json.id_token.claims.aud", .add(#"["a"]"#), #"["a"]"#),
    (typing, "value.username", .set("bob"), "bob"), (typing, "value.username", .remove, nil),
    (opening, "query.code", .set("d"), "d"), (opening, "url", .set("app:/x"), "app:/x"),
  ]

  @Test("can be read back", arguments: made)
  func makes(_ message: Message, _ place: String, _ change: Change, _ expected: String?) throws {
    let place = try #require(Place(parsing: place))
    #expect(
      try message.applying(change, at: place).value(at: place) == expected.map { WireText($0) })
  }

  static let refused: [(Message, String, Change, String)] = [
    (
      typing, "query.state", .set("x"),
      "the message has no 'query.state'; it has: value.username"
    ),
    (
      opening, "form.code", .remove,
      "the message has no 'form.code'; it has: url, query.code"
    ),
    (opening, "form.code", .add("x"), "the message has no 'form.code'; it has: url, query.code"),
    (opening, "url", .remove, "'url' can only be set"),
    (request, "url", .add("x"), "'url' can only be set"),
    (response, "status", .set("abc"), "'status' must be a number from 100 to 599, not 'abc'"),
    (response, "status", .set("99"), "'status' must be a number from 100 to 599, not '99'"),
    (response, "status", .remove, "'status' can only be set"),
    (
      typing, "value.username.claims.sub", .set("x"),
      "the message has no 'value.username.claims.sub'; it has: value.username"
    ),
  ]

  @Test("is refused with what was expected", arguments: refused)
  func refuses(_ message: Message, _ place: String, _ change: Change, _ expected: String) throws {
    let place = try #require(Place(parsing: place))
    let error = #expect(throws: PlaceError.self) { try message.applying(change, at: place) }
    #expect(error?.description == expected)
  }

  @Test("adds no member to what is no object")
  func addsToNoArray() throws {
    #expect(throws: PlaceError.self) {
      try Self.response.applying(.add("c"), at: .json(["scopes", "2"]))
    }
  }

  @Test("sets one parameter in place of several of its name")
  func setsRepeated() throws {
    let twice = try Self.request.applying(.add("photos"), at: .form("scope"))
    guard case .request(let request) = try twice.applying(.set("x"), at: .form("scope")) else {
      return
    }
    #expect(request.body.text == "code=c%20d&scope=x")
  }

  @Test("keeps the old signature of a token")
  func keepsSignature() throws {
    let place = try #require(Place(parsing: "json.id_token.claims.sub"))
    let changed = try Self.response.applying(.set("mallory"), at: place)
    let value = try #require(changed.value(at: .json(["id_token"])))
    #expect(TokenText(in: value)?.signature == "AAA")
    #expect(TokenText(in: value)?.header == TokenText(in: Self.token)?.header)
  }
}
