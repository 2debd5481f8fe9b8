import HTTPModel
import Testing
import WireFormats

@Suite("Fields")
struct HTTPFieldsTests {
  // RFC 6265 §3.1 sends two `Set-Cookie` fields.
  private static let sent: HTTPFields = [
    "Set-Cookie": "SID=31d4d96e407aad42; Path=/; Secure; HttpOnly", "Date": "now",
    "set-cookie": "lang=en-US; Path=/; Domain=example.com",
  ]

  @Test(
    "a name is found in any case: RFC 9110 §5.1",
    arguments: ["Set-Cookie", "set-cookie", "SET-COOKIE", "sEt-cOoKiE"])
  func caseOfName(name: String) {
    #expect(Self.sent[name] == "SID=31d4d96e407aad42; Path=/; Secure; HttpOnly")
    #expect(
      Self.sent.values(of: name) == [
        "SID=31d4d96e407aad42; Path=/; Secure; HttpOnly", "lang=en-US; Path=/; Domain=example.com",
      ])
  }

  @Test(
    "only the case of ASCII letters is passed over",
    arguments: [
      ("Key", "\u{212a}ey"), ("X-\u{e9}", "X-\u{c9}"), ("X-\u{e9}", "X-e\u{301}"),
      ("set_cookie", "set-cookie"), ("Host", "Host "), ("Host", "Hos"), ("A@", "a`"), ("[", "{"),
    ])
  func otherNames(sent: String, sought: String) {
    let fields = HTTPFields([HTTPField(sent, "a")])
    #expect(fields[sought] == nil)
    #expect(fields.values(of: sought).isEmpty)
    #expect(fields[sent] == "a")
  }

  @Test("order, case and repeats stay: RFC 9110 §5.3")
  func order() {
    #expect(Self.sent.all.map(\.name) == ["Set-Cookie", "Date", "set-cookie"])
    #expect(HTTPFields().all.isEmpty)
    #expect(HTTPFields([HTTPField("a", "1"), HTTPField("b", "2")]) == ["a": "1", "b": "2"])
    #expect(HTTPFields([HTTPField("a", "1"), HTTPField("b", "2")]) != ["b": "2", "a": "1"])
  }

  @Test("a list in one field is one value, and repeats are not put together")
  func lists() {
    // RFC 9110 §5.2
    let fields: HTTPFields = ["Example-Field": "Foo, Bar", "Example-Field": "Baz"]
    #expect(fields["Example-Field"] == "Foo, Bar")
    #expect(fields.values(of: "example-field") == ["Foo, Bar", "Baz"])
    // RFC 9110 §11.6.1: two challenges in one field, with quoted commas and quotation marks.
    let challenges: WireText =
      #"Basic realm="simple", Newauth realm="apps", type=1, title="Login to \"apps\""#
    let response: HTTPFields = ["WWW-Authenticate": challenges]
    #expect(response.values(of: "www-authenticate") == [challenges])
  }

  @Test("an empty value is not a missing field")
  func emptyValue() {
    let fields: HTTPFields = ["Accept": ""]
    #expect(fields["accept"] == "")
    #expect(fields.values(of: "accept") == [""])
    #expect(fields["Host"] == nil)
  }

  @Test(
    "setting keeps the place and the case of the first and removes the repeats",
    arguments: [
      (["a", "b", "A", "c", "a"], "A", ["a=x", "b=1", "c=3"]),
      (["b", "A", "a"], "a", ["b=0", "A=x"]), (["a"], "a", ["a=x"]), ([], "a", ["a=x"]),
      (["b", "c"], "a", ["b=0", "c=1", "a=x"]),
    ] as [([String], String, [String])])
  func setting(names: [String], name: String, result: [String]) {
    var fields = Self.numbered(names)
    fields.set(name, to: "x")
    #expect(Self.lines(fields) == result)
  }

  @Test(
    "removing takes every field of the name",
    arguments: [
      (["a", "b", "A", "c", "a"], "A", ["b=1", "c=3"]), (["a", "A"], "a", []),
      (["b", "c"], "a", ["b=0", "c=1"]), ([], "a", []),
    ] as [([String], String, [String])])
  func removing(names: [String], name: String, result: [String]) {
    var fields = Self.numbered(names)
    fields.remove(name)
    #expect(Self.lines(fields) == result)
  }

  @Test("appending never replaces")
  func appending() {
    var fields = Self.numbered(["a", "b"])
    fields.append("A", "x")
    #expect(Self.lines(fields) == ["a=0", "b=1", "A=x"])
  }

  private static func numbered(_ names: [String]) -> HTTPFields {
    HTTPFields(names.enumerated().map { HTTPField($1, "\($0)") })
  }

  private static func lines(_ fields: HTTPFields) -> [String] {
    fields.all.map { "\($0.name)=\($0.value)" }
  }
}
