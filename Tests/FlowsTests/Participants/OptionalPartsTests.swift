import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import FlowsShared
@testable import Simulation

@Suite("parts that a message may lack")
struct OptionalPartsTests {
  private let missing: WireText? = nil

  @Test("are left out of an object, and the others keep their order")
  func object() {
    let value = JSONValue.object([
      "b": "1", "a": missing.map { .string($0) }, "c": .object(["d": nil]), "b": .integer(2),
    ])
    #expect(value.compactText == #"{"b":"1","c":{},"b":2}"#)
  }

  @Test("are left out of a form; what is empty is there")
  func form() {
    let form = FormParameters(["b": "1 2", "a": missing, .clientID: ""])
    #expect(form.text == "b=1%202&client_id=")
    #expect(form[.clientID] == "")
  }

  @Test("are left out of a platform call")
  func handoff() {
    let call = Handoff(action: "request", parameters: ["b": "1", "a": missing, "c": ""])
    #expect(call.action == "request")
    #expect(call.parameters == [NamedValue("b", "1"), NamedValue("c", "")])
  }

  @Test("are left out of what a participant is set up with")
  func facts() {
    let facts = [RegisteredFact].at(
      .app, of: "owner", [.issuer: ["a", missing], .codeVerifier: [], .clientID: ["b", "c"]])
    #expect(
      facts == [
        RegisteredFact(at: .app, .issuer, of: "owner", "a"),
        RegisteredFact(at: .app, .clientID, of: "owner", "b"),
        RegisteredFact(at: .app, .clientID, of: "owner", "c"),
      ])
  }
}

@Suite("a request for photos")
struct PhotoRequestTests {
  @Test("has its token in one place")
  func places() {
    let request = PhotoAPI.request(accessToken: "a token")
    #expect(request.url.text == PhotoAPI.photosURL)
    #expect(
      request.fields == [
        "Host": PhotoAPI.host, "Authorization": "Bearer a token", "Accept": MediaType.json,
      ])
    let leaking = PhotoAPI.request(accessToken: "a token", inURL: true)
    #expect(leaking.url.text == PhotoAPI.photosURL + "?access_token=a%20token")
    #expect(leaking.fields == ["Host": PhotoAPI.host, "Accept": MediaType.json])
  }
}
