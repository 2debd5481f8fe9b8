import HTTPModel
import Testing
import WireFormats

@Suite("Requests")
struct HTTPRequestTests {
  @Test("a request has exactly the parts that it was given")
  func parts() {
    let request = HTTPRequest(method: "get", url: "/a?b#c", fields: ["A": "1"], body: "d")
    #expect(request.method == "get")
    #expect(request.url.text == "/a?b#c")
    #expect(request.fields == ["A": "1"])
    #expect(request.body == "d")
    #expect(HTTPRequest(method: "GET", url: "/").fields == [:])
    #expect(HTTPRequest(method: "GET", url: "/").body.isEmpty)
  }

  // RFC 9110 §7.2: the authority as it is, without userinfo and its "@".
  @Test(
    "the 'Host' field is the URL's authority without userinfo",
    arguments: [
      ("http://www.example.org/pub/WWW/", "www.example.org"),
      ("https://a.example:8443", "a.example:8443"),
      ("http://[2001:db8::7]:80/", "[2001:db8::7]:80"), ("https://A.Example/", "A.Example"),
      ("https://user@a.example/", "a.example"),
      ("https://user:password@a.example:1/", "a.example:1"),
      ("https://a@b@c.example/", "c.example"), ("https://@a.example/", "a.example"),
      ("com.example.app:/auth", ""), ("file:///a", ""), ("/a", ""),
      ("https://a.example/b@c", "a.example"), ("https://a.example?b@c", "a.example"),
    ] as [(URI, WireText)])
  func host(url: URI, host: WireText) {
    #expect(HTTPRequest.get(url).fields == ["Host": host])
    #expect(HTTPRequest.post(url, form: []).fields.values(of: "Host") == [host])
    #expect(HTTPRequest.post(url, json: .null).fields.values(of: "Host") == [host])
  }

  @Test("a GET has no content, and its fields follow 'Host'")
  func get() {
    let request = HTTPRequest.get(
      "https://a.example/b?c=d", fields: ["Accept": "*/*", "Host": "x"])
    #expect(request.method == "GET")
    #expect(request.url == "https://a.example/b?c=d")
    #expect(request.fields == ["Host": "a.example", "Accept": "*/*", "Host": "x"])
    #expect(request.body.isEmpty)
  }

  // The parameters and the credentials of the example in RFC 6749 §4.1.3.
  @Test("a form is posted encoded")
  func postForm() {
    let request = HTTPRequest.post(
      "https://server.example.com/token",
      form: [
        FormParameter("grant_type", "authorization_code"),
        FormParameter("code", "SplxlOBeZQQYbYS6WxSbIA"),
        FormParameter("redirect_uri", "https://client.example.com/cb"),
      ], fields: ["Authorization": "Basic czZCaGRSa3F0MzpnWDFmQmF0M2JW"])
    #expect(request.method == "POST")
    #expect(
      request.fields == [
        "Host": "server.example.com", "Content-Type": "application/x-www-form-urlencoded",
        "Authorization": "Basic czZCaGRSa3F0MzpnWDFmQmF0M2JW",
      ])
    #expect(
      request.body.text == """
        grant_type=authorization_code&code=SplxlOBeZQQYbYS6WxSbIA\
        &redirect_uri=https%3A%2F%2Fclient.example.com%2Fcb
        """)
    #expect(request.form?["redirect_uri"] == "https://client.example.com/cb")
  }

  @Test("JSON is posted compact")
  func postJSON() {
    let json: JSONValue = .object(JSONMember("a", .array([.null, .bool(true)])))
    let request = HTTPRequest.post("https://a.example/b", json: json, fields: ["Accept": "c"])
    #expect(request.method == "POST")
    #expect(
      request.fields == ["Host": "a.example", "Content-Type": "application/json", "Accept": "c"])
    #expect(request.body == #"{"a":[null,true]}"#)
    #expect(request.form == nil)
  }

  @Test(
    "a body is a form when it says so and is UTF-8",
    arguments: [
      ("application/x-www-form-urlencoded", [0x61, 0x3d], true),
      ("Application/X-WWW-Form-URLEncoded; charset=UTF-8", [0x61, 0x3d], true),
      ("application/x-www-form-urlencoded", [], true),
      ("application/x-www-form-urlencoded", [0x61, 0x3d, 0xe9], false),
      ("application/json", [0x61, 0x3d], false), ("", [0x61, 0x3d], false),
      ("multipart/form-data", [0x61, 0x3d], false), (nil, [0x61, 0x3d], false),
    ] as [(WireText?, [UInt8], Bool)])
  func form(type: WireText?, body: [UInt8], isForm: Bool) {
    let fields = HTTPFields(type.map { [HTTPField("content-type", $0)] } ?? [])
    let request = HTTPRequest(
      method: "POST", url: "/", fields: fields, body: HTTPBody(bytes: body))
    #expect((request.form != nil) == isForm)
    if isForm { #expect(request.form?.text.utf8.elementsEqual(body) == true) }
  }
}
