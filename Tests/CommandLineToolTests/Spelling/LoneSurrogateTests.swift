import Checks
import Flows
import Simulation
import Testing
import TranscriptModel
import WireFormats

/// Half of a surrogate pair is no text: whoever reads it says so, and nobody makes a U+FFFD of it.
@Suite("the escape of half a surrogate pair")
struct LoneSurrogateTests {
  /// How the run ends when the first string of a JSON body has the escape.
  private static let endings: [String: [String: String]] = [
    "pkce": [
      "metadata-response": "refused by app: the answer is no metadata: status 200",
      "token-response": "refused by app: the token response is no JSON object of the type "
        + "'application/json'",
      "keys-response": "refused by app: not judged: the issuer's keys cannot be fetched",
      "keys-response#2": "refused by resource-server: the issuer's keys cannot be fetched",
      "refresh-response": "refused by app: the token response is no JSON object of the type "
        + "'application/json'",
      // What the app shows the user it does not read.
      "resource-response": "completed: the app has what it came for",
      "resource-response#2": "completed: the app has what it came for",
    ],
    "nonce": [
      "apple-authorization-response": "refused by app: the device has no credential: error 1004",
      "apple-keys-response": "refused by firebase: Error connecting to the given credential's "
        + "issuer.",
      "firebase-sign-in-request": "refused by firebase: Invalid JSON payload received.",
      "firebase-sign-in-response": "refused by app: Firebase answered with status 200",
      "firebase-keys-response": "refused by resource-server: the issuer's keys cannot be fetched",
      "firebase-refresh-request": "refused by firebase: Invalid JSON payload received.",
      "firebase-refresh-response": "refused by app: Firebase answered with status 200",
      "resource-response": "completed: the app has what it came for",
      "resource-response#2": "completed: the app has what it came for",
    ],
    "custom-token": [
      "create-user-request": "refused by mobile-service: the body must be a JSON object, with "
        + "'Content-Type: application/json'",
      "create-user-response": "refused by app: the answer is no JSON object with one id and one "
        + "token",
      "insert-request": "refused by mobile-service: the body must be a JSON object, with "
        + "'Content-Type: application/json'",
      "insert-response": "refused by app: the table's answer is no JSON",
      "table-response": "refused by app: the table's answer is no JSON",
    ],
  ]

  @Test("in a JSON body is no text for anybody", arguments: JudgedSpellingTests.flows)
  func bodies(flow: String) async throws {
    let run = try await PlainRun(of: flow)
    var endings: [String: String] = [:]
    for place in run.places where place.spot.place == .body {
      guard (try? JSONParser.parse(place.spot.value)) != nil,
        let (before, behind) = place.spot.value.divided(atFirst: #"":""#)
      else { continue }
      let body = before + #"":"\ud800"# + behind
      let outcome = try await run.outcome(setting: body, at: place)
      let by = outcome.by.map { " by \($0)" } ?? ""
      endings[place.step.description] = "\(outcome.result)\(by): \(outcome.message)"
      try Self.expectKept(body, at: place, in: run)
    }
    #expect(endings == Self.endings[flow])
  }

  /// The transcript keeps the body as it is, shows no value in it, and can be checked.
  private static func expectKept(_ body: WireText, at place: TextPlace, in run: PlainRun) throws {
    let transcript = try run.transcript.setting(body, at: place)
    let message = try #require(transcript.steps[place.index].message)
    #expect(message.value(at: .body) == body)
    #expect(!message.values.contains { if case .json = $0.place { true } else { false } })
    #expect(try Transcript(text: transcript.text) == transcript)
    #expect(try Transcript(json: transcript.json) == transcript)
    let judged = Checker().judge(transcript)
    #expect(judged.steps.map(\.content) == transcript.steps.map(\.content))
  }

  @Test("in a transcript in the JSON form is refused where it stands", arguments: [0, 1, 40, 400])
  func jsonForm(number: Int) async throws {
    let json = try await PlainRun(of: "pkce").transcript.json.compactText
    let parts = json.split(atEach: #"":""#)
    let before = Array(parts[...number]).joined(separator: #"":""#) + #"":""#
    let broken = before + #"\ud800"# + Array(parts[(number + 1)...]).joined(separator: #"":""#)
    let scratch = try ScratchFolder()
    try scratch.write(broken.string, to: "a.json")
    let run = try ToolRun(["check", "a.json"], folder: scratch.path)
    #expect(
      run.errors
        == "authwalk: error: a.json:1:\(before.characterCount + 1): half of a surrogate pair\n")
    #expect(run.exitCode == 65)
  }

  @Test("in a transcript in the text form is refused where it stands")
  func textForm() throws {
    let scratch = try ScratchFolder()
    try scratch.write("authwalk transcript 2\nlesson:     \\\"ab\\ud800\"\n", to: "a.txt")
    let run = try ToolRun(["check", "a.txt"], folder: scratch.path)
    #expect(
      run.errors == "authwalk: error: a.txt:2:17: the JSON after '\\' is broken: half of a "
        + "surrogate pair\n")
    #expect(run.exitCode == 65)
  }
}
