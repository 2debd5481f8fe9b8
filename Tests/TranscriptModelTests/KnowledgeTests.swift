import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("who knows which secret")
struct KnowledgeTests {
  private func response(
    _ name: MessageName, _ json: WireText, fields: HTTPFields = [:], isDelivered: Bool = true
  ) -> Step {
    Step(
      number: 1, id: StepID(name), time: 0,
      content: .message(
        .response(
          HTTPResponse(status: 200, fields: fields, body: HTTPBody(bytes: Array(json.utf8)))),
        from: .mobileService, to: .app, answers: nil), isDelivered: isDelivered)
  }

  @Test("is read off sender, receiver and observers, and off what arrived")
  func learners() {
    let json: WireText = #"{"authenticationToken":"abc","userId":"a"}"#
    var step = response(.socialLoginResponse, json)
    step.observers = [.attacker]
    let known = Knowledge(after: [step], in: "custom-token")
    #expect(known.secrets.map(\.name) == ["token"])
    #expect(known.secrets.map(\.value) == ["abc"])
    #expect(known.knowers(of: known.secrets[0]) == [.mobileService, .app, .attacker])
    #expect(known.acquisitions.map(\.isBrought) == [true, false, false])
    step.isDelivered = false
    step.observers = []
    let lost = Knowledge(after: [step], in: "custom-token")
    #expect(lost.knowers(of: lost.secrets[0]) == [.mobileService])
  }

  @Test("does not count the number of an error as a code")
  func errorNumber() {
    let step = response(.tableResponse, #"{"code":401,"error":"no"}"#)
    #expect(Knowledge(after: [step], in: "custom-token").secrets.isEmpty)
  }

  @Test("has the cookie alone of a field with attributes, and the token alone of credentials")
  func fields() {
    let step = response(
      .loginPage, "",
      fields: ["Set-Cookie": "session=a; HttpOnly", "Authorization": "Bearer b-long-one"])
    let secrets = Knowledge(after: [step], in: "pkce").secrets
    #expect(secrets.map(\.name) == ["cookie", "access_token"])
    #expect(secrets.map(\.value) == ["session=a", "b-long-one"])
  }

  @Test("has what a comparison starts from, and not what it concludes")
  func comparison() {
    let step = Step(
      number: 1, id: StepID(.stateCheck), time: 0,
      content: .calculation(
        Calculation(
          inputs: [NamedValue("state_sent", "a")], outputs: [NamedValue("state", "equal")]),
        by: .app))
    let secrets = Knowledge(after: [step], in: "pkce").secrets
    #expect(secrets.map(\.name) == ["state"])
    #expect(secrets.map(\.value) == ["a"])
  }
}
