import Testing
import TranscriptModel
import WireFormats

@Suite("errors in the JSON form")
struct JSONErrorTests {
  private static let head =
    #""format":"authwalk-transcript","version":2,"lesson":"a","flow":"b","startedAt":0"#
  private static let step = #""number":1,"id":"a","time":0"#
  private static let request =
    step + #","kind":"request","from":"app","to":"browser","method":"GET","url":"/""#

  @Test(
    "in the transcript itself",
    arguments: [
      ("[]", "the transcript must be an object, not an array"),
      ("{}", "the member 'format' must be \"authwalk-transcript\""),
      (#"{"format":1}"#, "'format' must be a string, not a number"),
      (#"{"format":"har"}"#, "the member 'format' must be \"authwalk-transcript\""),
      (#"{"format":"authwalk-transcript"}"#, "'version' is missing"),
      (
        #"{"format":"authwalk-transcript","version":"1"}"#,
        "'version' must be a whole number, not a string"
      ),
      (
        #"{"format":"authwalk-transcript","version":3}"#,
        "version 3 is not known; this program reads versions 1 and 2"
      ),
      (
        #"{"format":"authwalk-transcript","version":0}"#,
        "version 0 is not known; this program reads versions 1 and 2"
      ),
      (#"{"format":"authwalk-transcript","version":1}"#, "'lesson' is missing"),
      (#"{"format":"authwalk-transcript","version":2}"#, "'lesson' is missing"),
      (
        #"{"format":"authwalk-transcript","version":1,"registered":[{"at":"app","name":"a","value":"b"}]}"#,
        "version 1 has no 'registered'; version 2 has"
      ),
      (
        #"{"format":"authwalk-transcript","version":1,"profile":"a"}"#,
        "version 1 has no 'profile'; version 2 has"
      ),
      (
        #"{"format":"authwalk-transcript","version":2,"lesson":"a","flow":"b","startedAt":0.5}"#,
        "'startedAt' must be a whole number, not a number"
      ),
    ])
  func transcript(text: String, message: String) throws {
    try expectError(message, in: text)
  }

  @Test(
    "in a member of the transcript",
    arguments: [
      (#""run":1"#, "'run' must be a string or null, not a number"),
      (#""seed":{}"#, "'seed' must be a string or null, not an object"),
      (#""settings":{}"#, "'settings' must be an array, not an object"),
      (#""settings":["a=b"]"#, "'settings[0]' must be an object, not a string"),
      (#""settings":[{"name":"a"}]"#, "'settings[0].value' is missing"),
      (#""without":"state-matches""#, "'without' must be an array, not a string"),
      (#""without":[1]"#, "'without[0]' must be a string, not a number"),
      (#""profile":[]"#, "'profile' must be a string or null, not an array"),
      (#""registered":{}"#, "'registered' must be an array, not an object"),
      (#""registered":["a"]"#, "'registered[0]' must be an object, not a string"),
      (#""registered":[{"name":"a","value":"b"}]"#, "'registered[0].at' is missing"),
      (#""registered":[{"at":"app","value":"b"}]"#, "'registered[0].name' is missing"),
      (#""registered":[{"at":"app","name":"a"}]"#, "'registered[0].value' is missing"),
      (
        #""registered":[{"at":"app","name":"a","of":1,"value":"b"}]"#,
        "'registered[0].of' must be a string or null, not a number"
      ),
      (#""participants":[{"name":"app"}]"#, "'participants[0].title' is missing"),
      (#""steps":null"#, "'steps' must be an array, not null"),
      (#""outcome":"completed""#, "'outcome' must be an object, not a string"),
      (#""outcome":{"steps":1}"#, "'outcome.result' is missing"),
      (
        #""outcome":{"result":"done","steps":1}"#,
        "'outcome.result' must be one of 'completed', 'refused', 'attack-succeeded', 'abandoned', not 'done'"
      ),
      (
        #""outcome":{"result":"refused","step":"a b","steps":1}"#,
        "'outcome.step' must be a step id such as 'token-request#2', not 'a b'"
      ),
      (#""outcome":{"result":"refused"}"#, "'outcome.steps' is missing"),
    ])
  func member(text: String, message: String) throws {
    try expectError(message, in: "{\(Self.head),\(text)}")
  }

  @Test(
    "in what all steps have",
    arguments: [
      (#""number":"1""#, "'steps[0].number' must be a whole number, not a string"),
      (
        #""number":1,"id":"token_request""#,
        "'steps[0].id' must be a step id such as 'token-request#2', not 'token_request'"
      ),
      (#""number":1,"id":"a""#, "'steps[0].time' is missing"),
      (#""number":1,"id":"a","time":0"#, "'steps[0].kind' is missing"),
      (
        #""number":1,"id":"a","time":0,"kind":"message""#,
        "'steps[0].kind' must be 'request', 'response', 'handoff' or 'calculation', not 'message'"
      ),
      (
        #""number":1,"id":"a","time":0,"kind":"\u001b[31m""#,
        "'steps[0].kind' must be 'request', 'response', 'handoff' or 'calculation', not '\\u001b[31m'"
      ),
    ])
  func step(text: String, message: String) throws {
    try expectError(message, in: "{\(Self.head),\"steps\":[{\(text)}]}")
  }

  @Test(
    "in a message or a calculation",
    arguments: [
      (#""kind":"calculation""#, "'steps[0].by' is missing"),
      (
        #""kind":"calculation","by":"app","inputs":[1]"#,
        "'steps[0].inputs[0]' must be an object, not a number"
      ),
      (
        #""kind":"calculation","by":"app","commands":[1]"#,
        "'steps[0].commands[0]' must be a string, not a number"
      ),
      (#""kind":"request","method":"GET""#, "'steps[0].url' is missing"),
      (#""kind":"request""#, "'steps[0].method' is missing"),
      (
        #""kind":"response","status":"200""#,
        "'steps[0].status' must be a whole number, not a string"
      ),
      (
        #""kind":"handoff","parameters":[[]]"#,
        "'steps[0].parameters[0]' must be an object, not an array"
      ),
      (#""kind":"handoff""#, "'steps[0].from' is missing"),
    ])
  func content(text: String, message: String) throws {
    try expectError(message, in: "{\(Self.head),\"steps\":[{\(Self.step),\(text)}]}")
  }

  @Test(
    "in what belongs to a request",
    arguments: [
      (#""fields":["Host: a"]"#, "'steps[0].fields[0]' must be an array of a name and a value"),
      (#""fields":[["Host"]]"#, "'steps[0].fields[0]' must be an array of a name and a value"),
      (#""body":1"#, "'steps[0].body' must be a string or null, not a number"),
      (#""bodyBase64":"A""#, "'steps[0].bodyBase64' is not base64: the padding '=' is wrong"),
      (#""answers":"1""#, "'steps[0].answers' must be a whole number, not a string"),
      (#""delivered":0"#, "'steps[0].delivered' must be a boolean, not a number"),
      (#""tampering":[{}]"#, "'steps[0].tampering[0].change' is missing"),
      (#""notes":[{"about":"a"}]"#, "'steps[0].notes[0].text' is missing"),
      (
        #""findings":[{"check":"a","verdict":"ok"}]"#,
        "'steps[0].findings[0].verdict' must be 'pass', 'fail', 'warning' or 'unknown', not 'ok'"
      ),
    ])
  func request(text: String, message: String) throws {
    try expectError(message, in: "{\(Self.head),\"steps\":[{\(Self.request),\(text)}]}")
  }

  private func expectError(
    _ message: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let json = try JSONParser.parse(text)
    do {
      _ = try Transcript(json: json)
      Issue.record("the text was read", sourceLocation: sourceLocation)
    } catch {
      #expect(error.description == message, sourceLocation: sourceLocation)
    }
  }
}
