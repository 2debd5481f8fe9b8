import HTTPModel
import Testing
import WireFormats

@Suite("Parts of URIs")
struct URIPartsTests {
  @Test(
    "the part before the query, and the origin",
    arguments: [
      ("https://a.example:1/b/c?d=e#f", "https://a.example:1/b/c", "https://a.example:1"),
      ("https://a.example", "https://a.example", "https://a.example"),
      ("com.example.app:/auth?code=a", "com.example.app:/auth", nil),
      ("file:///a", "file:///a", "file://"),
      ("//a/b?c", "//a/b", nil), ("/b?c#d", "/b", nil), ("?c", "", nil), ("#d", "", nil),
    ] as [(URI, WireText, WireText?)])
  func start(uri: URI, withoutQuery: WireText, origin: WireText?) {
    #expect(uri.withoutQuery == withoutQuery)
    #expect(uri.origin == origin)
  }

  // RFC 6749 §4.1.1
  @Test("the parameters of a query are read decoded")
  func query() {
    let uri: URI = """
      https://server.example.com/authorize?response_type=code&client_id=s6BhdRkqt3&state=xyz\
      &redirect_uri=https%3A%2F%2Fclient%2Eexample%2Ecom%2Fcb
      """
    #expect(
      uri.queryParameters.all.map(\.name) == [
        "response_type", "client_id", "state", "redirect_uri",
      ])
    #expect(uri.queryParameters["redirect_uri"] == "https://client.example.com/cb")
    #expect(uri.fragmentParameters.all.isEmpty)
  }

  // RFC 6749 §4.2.2
  @Test("the parameters of a fragment are read decoded")
  func fragment() {
    let uri: URI = """
      http://example.com/cb#access_token=2YotnFZFEjr1zCsicMWpAA&state=xyz&token_type=example\
      &expires_in=3600
      """
    #expect(uri.fragmentParameters["access_token"] == "2YotnFZFEjr1zCsicMWpAA")
    #expect(uri.fragmentParameters.all.count == 4)
    #expect(uri.queryParameters.all.isEmpty)
  }

  @Test(
    "setting the parameters writes the query and nothing else",
    arguments: [
      ("a:/b?c=d#e", [FormParameter("f", "g h")], "a:/b?f=g%20h#e"),
      ("a:/b#e", [FormParameter("f", "")], "a:/b?f=#e"),
      ("a:/b?c", [FormParameter(rawName: "f", rawValue: nil)], "a:/b?f"),
      ("a:/b?c=d#e", [], "a:/b#e"), ("a:/b?", [], "a:/b"),
    ] as [(URI, [FormParameter], WireText)])
  func setting(uri: URI, parameters: [FormParameter], text: WireText) {
    var copy = uri
    copy.queryParameters = FormParameters(parameters)
    #expect(copy.text == text)
  }

  // RFC 6749 §3.1: a query that is there stays when parameters are added.
  @Test(
    "adding parameters keeps the query as it was sent",
    arguments: [
      ("https://a.example/b", [FormParameter("c", "d e")], "https://a.example/b?c=d%20e"),
      (
        "https://a.example/b?x=%7e+y&&z", [FormParameter("c", "d")],
        "https://a.example/b?x=%7e+y&&z&c=d"
      ),
      ("https://a.example/b?c=1", [FormParameter("c", "2")], "https://a.example/b?c=1&c=2"),
      ("https://a.example/b#e", [FormParameter("c", "d")], "https://a.example/b?c=d#e"),
      ("https://a.example/b?", [FormParameter("c", "d")], "https://a.example/b?c=d"),
      ("https://a.example/b?x=1", [], "https://a.example/b?x=1"),
      ("https://a.example/b?", [], "https://a.example/b?"),
      ("https://a.example/b", [], "https://a.example/b"),
    ] as [(URI, [FormParameter], WireText)])
  func adding(uri: URI, parameters: [FormParameter], text: WireText) {
    #expect(uri.adding(FormParameters(parameters)).text == text)
  }

  @Test("a changed component changes the text there alone")
  func components() {
    var uri: URI = "http://a/b?c#d"
    uri.scheme = "https"
    uri.authority = "x"
    uri.path = "/y"
    uri.query = ""
    uri.fragment = nil
    #expect(uri.text == "https://x/y?")
    uri.authority = nil
    #expect(uri.text == "https:/y?")
  }
}
