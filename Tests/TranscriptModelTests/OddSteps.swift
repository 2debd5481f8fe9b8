import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Steps with texts that cannot stand in the text form as they are.
enum OddSteps {
  static let all = [splitResponse, otherHost, noMethod, mixedHandoff, prettyJSON, spacedJSON]

  /// A line feed in a field, which would start another field; a blank at the end of one.
  private static let splitResponse = Step(
    number: 1, id: StepID(MessageName(rawValue: "Token Response"), occurrence: 3), time: -60,
    content: .message(
      .response(
        HTTPResponse(
          status: 299,
          fields: [
            "Location": "https://a.example/\r\nSet-Cookie: session=1", "X-Empty": "",
            "X-Blank": "a ", "": "no name",
          ], body: "two lines\n\\backslash\n")),
      from: ParticipantName(rawValue: "Identity Service"), to: .app, answers: nil),
    tampering: [Tampering(change: "form.state=a   b", before: "it's")],
    notes: [
      Note(about: "", text: "this says nothing of a section (RFC 7636 §4.1)"),
      Note(about: "state", text: "reversed: \u{202e}cba", reference: "a page of the service"),
    ],
    findings: [
      Finding(
        check: "state-returned", verdict: .fail, requirement: "", message: "the state is missing",
        expected: "xyz", actual: "")
    ])

  private static let otherHost = Step(
    number: 2, id: StepID(.resourceRequest), time: 0,
    content: .message(
      .request(
        HTTPRequest(
          method: "GET", url: "https://photos.example/photos", fields: ["Host": "evil.example"])),
      from: .app, to: .resourceServer, answers: nil))

  /// A method that is no word, and a path that was set to a text with a `?` in it.
  private static let noMethod: Step = {
    var url = URI("https://photos.example/photos")
    url.path = "/photos?page=2"
    return Step(
      number: 3, id: StepID(.resourceRequest, occurrence: 2), time: 0,
      content: .message(
        .request(HTTPRequest(method: "", url: url)), from: .app, to: .resourceServer, answers: nil
      ))
  }()

  private static let mixedHandoff: Step = {
    var handoff = Handoff(action: "show", parameters: [NamedValue("page", "Sign in")])
    handoff.url = "https://a.example/"
    return Step(
      number: 4, id: StepID(.loginPrompt), time: 0,
      content: .message(.handoff(handoff), from: .browser, to: .user, answers: nil))
  }()

  /// JSON that was sent in several lines.
  private static let prettyJSON = Step(
    number: 5, id: StepID(.tokenResponse), time: 0,
    content: .message(
      .response(
        HTTPResponse(
          status: 400, fields: ["Content-Type": MediaType.json],
          body: "{\n    \"error\": \"invalid_grant\"\n}\n")), from: .authorizationServer, to: .app,
      answers: nil))

  /// JSON that was sent in one line, with spaces after `,` and `:`.
  private static let spacedJSON = Step(
    number: 6, id: StepID(.tokenResponse, occurrence: 2), time: 0,
    content: .message(
      .response(
        HTTPResponse(
          status: 200, fields: ["Content-Type": MediaType.json],
          body: "{\"access_token\": \"abc\", \"expires_in\": 600}")), from: .authorizationServer,
      to: .app, answers: nil))
}
