import HTTPModel
import Testing
import WireFormats

@Suite("Responses")
struct HTTPResponseTests {
  @Test("a response has exactly the parts that it was given")
  func parts() {
    let response = HTTPResponse(status: 302, fields: ["A": "1"], body: "b")
    #expect(response.status == 302)
    #expect(response.fields == ["A": "1"])
    #expect(response.body == "b")
    #expect(HTTPResponse(status: 204) == HTTPResponse(status: 204, fields: [:], body: .empty))
  }

  // RFC 6749 §5.1: the fields and the first two members of its example.
  @Test("a JSON response says so first, and keeps the other fields behind")
  func json() {
    let value: JSONValue = .object(
      JSONMember("access_token", "2YotnFZFEjr1zCsicMWpAA"), JSONMember("token_type", "example"))
    let response = HTTPResponse.json(
      value, fields: ["Cache-Control": "no-store", "Pragma": "no-cache"])
    #expect(response.status == 200)
    #expect(
      response.fields == [
        "Content-Type": "application/json", "Cache-Control": "no-store", "Pragma": "no-cache",
      ])
    #expect(
      response.body == #"{"access_token":"2YotnFZFEjr1zCsicMWpAA","token_type":"example"}"#)
    #expect(response.json == value)
    #expect(HTTPResponse.json(.null, status: 400).status == 400)
  }

  @Test(
    "success is 2xx: RFC 9110 §15.3",
    arguments: [
      (199, false), (200, true), (204, true), (299, true), (300, false), (0, false), (-200, false),
    ])
  func success(status: Int, isSuccess: Bool) {
    #expect(HTTPResponse(status: status).isSuccess == isSuccess)
  }

  @Test("the location is the first 'Location', as sent")
  func location() {
    // RFC 6749 §4.1.2
    let text = "https://client.example.com/cb?code=SplxlOBeZQQYbYS6WxSbIA&state=xyz"
    let response = HTTPResponse(status: 302, fields: ["location": WireText(text), "Location": "/"])
    #expect(response.location?.text == WireText(text))
    #expect(response.location?.queryParameters["state"] == "xyz")
    #expect(HTTPResponse(status: 302, fields: ["Location": ""]).location == "")
    #expect(HTTPResponse(status: 302).location == nil)
  }

  @Test("JSON is read whatever the type says, and counts as declared only with its own type")
  func declaredJSON() {
    var response = HTTPResponse(status: 200, body: #"{"a":1,"a":2}"#)
    let value: JSONValue = .object(
      JSONMember("a", .integer(1)), JSONMember("a", .integer(2)))
    #expect(response.json == value)
    #expect(response.declaredJSON == nil)
    for type: WireText in ["text/plain", "application/x-www-form-urlencoded", ""] {
      response.fields.set("Content-Type", to: type)
      #expect(response.json == value)
      #expect(response.declaredJSON == nil)
    }
    for type: WireText in ["application/json", "Application/JSON;charset=UTF-8"] {
      response.fields.set("Content-Type", to: type)
      #expect(response.declaredJSON == value)
    }
  }

  @Test(
    "a body that is no JSON has none",
    arguments: [
      [], Array("{".utf8), Array("{} {}".utf8), Array("a=1".utf8), [0x22, 0xe9, 0x22],
      [0xef, 0xbb, 0xbf] + Array("{}".utf8),
    ] as [[UInt8]])
  func noJSON(bytes: [UInt8]) {
    let response = HTTPResponse(
      status: 200, fields: ["Content-Type": MediaType.json], body: HTTPBody(bytes: bytes))
    #expect(response.json == nil)
    #expect(response.declaredJSON == nil)
  }
}
