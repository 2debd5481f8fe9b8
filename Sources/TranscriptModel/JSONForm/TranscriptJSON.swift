import HTTPModel
import Vocabulary
public import WireFormats

extension Transcript {
  /// The name that the `format` member of the JSON form carries.
  public static let formatName = "authwalk-transcript"

  /// The JSON form: `docs/transcript-format.md`.
  ///
  /// It has the newest version; of an older transcript it is that of `upgraded`.
  public var json: JSONValue {
    let start = [
      JSONMember("format", .string(Self.formatName)),
      JSONMember("version", .integer(Self.formatVersion)),
    ]
    return .object(start + JSONForm.members(of: upgraded))
  }

  /// Reads the JSON form.
  ///
  /// Members that this version does not know are passed over, since a later writer may add some.
  ///
  /// - Throws: `TranscriptError` that names the path to what is missing or of the wrong kind.
  public init(json: JSONValue) throws(TranscriptError) {
    let start: TranscriptStart = try JSONForm.read(json)
    self = try JSONForm.read(json)
    version = start.version
  }
}

/// What tells a transcript from other JSON, and which version of the format it has.
private struct TranscriptStart: JSONDescribed {
  var version = 0

  static var blank: TranscriptStart { TranscriptStart() }

  mutating func describe(to form: inout JSONForm) {
    var name = ""
    if form.found("format") != nil { form.text("format", &name) }
    if name != Transcript.formatName {
      form.complain("the member 'format' must be \"\(Transcript.formatName)\"")
    }
    form.integer("version", &version)
    if let complaint = Transcript.complaint(aboutVersion: version) {
      form.complain(complaint)
    }
    // What version 1 has no place for would get lost without a word.
    guard version < 2 else { return }
    if let facts = form.found("registered")?.arrayValue, !facts.isEmpty,
      facts.allSatisfy({ $0.members != nil })
    {
      form.complain("version 1 has no 'registered'; version 2 has")
    }
    if form.found("profile")?.stringValue != nil {
      form.complain("version 1 has no 'profile'; version 2 has")
    }
  }
}

extension Transcript: JSONDescribed {
  static var blank: Transcript { Transcript(lesson: "", flow: "", seed: nil, startedAt: 0) }

  mutating func describe(to form: inout JSONForm) {
    form.text("lesson", &lesson)
    form.optional("run", &run, isLeftOut: true)
    form.text("flow", &flow)
    form.optional("seed", &seed)
    form.integer("startedAt", &startedAt)
    form.list("settings", &settings, isLeftOut: true)
    form.texts("without", &without)
    form.optional("attack", &attack)
    form.texts("tampering", &tampering)
    form.optional("profile", &profile)
    form.list("registered", &registered)
    form.list("participants", &participants)
    form.list("steps", &steps)
    form.object("outcome", &outcome)
  }
}

extension TranscriptParticipant: JSONDescribed {
  static var blank: TranscriptParticipant { TranscriptParticipant(name: .user, title: "") }

  mutating func describe(to form: inout JSONForm) {
    form.text("name", &name)
    form.text("title", &title)
  }
}

extension NamedValue: JSONDescribed {
  static var blank: NamedValue { NamedValue("", "") }

  mutating func describe(to form: inout JSONForm) {
    form.text("name", &name)
    form.text("value", &value)
  }
}

extension RegisteredFact: JSONDescribed {
  static var blank: RegisteredFact { RegisteredFact(at: .user, name: "", value: "") }

  mutating func describe(to form: inout JSONForm) {
    form.text("at", &at)
    form.text("name", &name)
    form.optional("of", &of, isLeftOut: true)
    form.text("value", &value)
  }
}

extension Step: JSONDescribed {
  static var blank: Step {
    Step(
      number: 0, id: StepID(.init(rawValue: "")), time: 0, content: .blank(kind: "calculation"))
  }

  mutating func describe(to form: inout JSONForm) {
    form.integer("number", &number)
    form.word(
      "id", &id, expected: StepID.expectation, write: \.description,
      read: { StepID(parsing: $0) })
    form.integer("time", &time)
    content.describe(to: &form)
    form.boolean("delivered", &isDelivered)
    form.texts("observers", &observers, isLeftOut: true)
    form.list("tampering", &tampering, isLeftOut: true)
    form.list("notes", &notes)
    form.list("findings", &findings)
  }
}

extension StepContent {
  fileprivate static func blank(kind: String) -> StepContent {
    let message: Message
    switch kind {
    case "request": message = .request(HTTPRequest(method: "", url: ""))
    case "response": message = .response(HTTPResponse(status: 0))
    case "handoff": message = .handoff(Handoff(action: "", parameters: []))
    default: return .calculation(Calculation(inputs: [], outputs: []), by: .user)
    }
    return .message(message, from: .user, to: .user, answers: nil)
  }

  private var kind: String {
    switch self {
    case .message(.request, _, _, _): "request"
    case .message(.response, _, _, _): "response"
    case .message(.handoff, _, _, _): "handoff"
    case .calculation: "calculation"
    }
  }

  fileprivate mutating func describe(to form: inout JSONForm) {
    form.word(
      "kind", &self, expected: "'request', 'response', 'handoff' or 'calculation'", write: \.kind,
      read: { kind in
        let content = Self.blank(kind: kind)
        return content.kind == kind ? content : nil
      })
    switch self {
    case .message(var message, var from, var to, var answers):
      // What a message lacks itself is told first.
      if form.isReading { message.describe(to: &form) }
      form.text("from", &from)
      form.text("to", &to)
      form.optionalInteger("answers", &answers)
      if !form.isReading { message.describe(to: &form) }
      self = .message(message, from: from, to: to, answers: answers)
    case .calculation(var calculation, var by):
      form.text("by", &by)
      form.list("inputs", &calculation.inputs)
      form.list("outputs", &calculation.outputs)
      form.texts("commands", &calculation.commands)
      self = .calculation(calculation, by: by)
    }
  }
}

extension Message {
  fileprivate mutating func describe(to form: inout JSONForm) {
    switch self {
    case .request(var request):
      form.text("method", &request.method)
      form.text("url", &request.url)
      form.fields(&request.fields)
      form.body(&request.body)
      self = .request(request)
    case .response(var response):
      form.integer("status", &response.status)
      form.fields(&response.fields)
      form.body(&response.body)
      self = .response(response)
    case .handoff(var handoff):
      var action: String? = handoff.action
      form.optional("action", &action)
      handoff.action = action ?? "open"
      form.optional("url", &handoff.url, isLeftOut: true)
      if handoff.url == nil { form.list("parameters", &handoff.parameters) }
      self = .handoff(handoff)
    }
  }
}

extension JSONForm {
  /// Header fields, as pairs of a name and a value.
  fileprivate mutating func fields(_ fields: inout HTTPFields) {
    array("fields", &fields.all, write: { .array([.string($0.name), .string($0.value)]) }) {
      form, place, value in
      guard let pair = value.pairOfStrings else {
        form.complain(place, "must be an array of a name and a value")
        return nil
      }
      return HTTPField(pair.name, pair.value)
    }
  }

  /// The content: `body` as text, or `bodyBase64` when the bytes are not UTF-8.
  fileprivate mutating func body(_ body: inout HTTPBody) {
    var text = body.text
    var encoded: WireText? = text == nil ? Base64.encode(body.bytes) : nil
    optional("bodyBase64", &encoded, isLeftOut: true)
    guard let encoded else {
      optional("body", &text, isLeftOut: true)
      body = HTTPBody(text ?? "")
      return
    }
    guard isReading else { return }
    do { body = HTTPBody(bytes: try Base64.decode(encoded)) } catch {
      complain("bodyBase64", "is not base64: \(error)")
    }
  }
}

extension Tampering: JSONDescribed {
  static var blank: Tampering { Tampering(change: "") }

  mutating func describe(to form: inout JSONForm) {
    form.text("change", &change)
    form.optional("before", &before)
  }
}

extension Note: JSONDescribed {
  static var blank: Note { Note(about: "", text: "") }

  mutating func describe(to form: inout JSONForm) {
    form.text("about", &about)
    form.text("text", &text)
    form.optional("reference", &reference)
  }
}

extension Finding: JSONDescribed {
  static var blank: Finding { Finding(check: "", verdict: .unknown, requirement: "", message: "") }

  mutating func describe(to form: inout JSONForm) {
    form.text("check", &check)
    form.word(
      "verdict", &verdict, expected: "'pass', 'fail', 'warning' or 'unknown'", write: \.rawValue,
      read: { Verdict(rawValue: $0) })
    form.text("requirement", &requirement)
    form.text("message", &message)
    form.optional("expected", &expected)
    form.optional("actual", &actual)
  }
}

extension Outcome: JSONDescribed {
  static var blank: Outcome { Outcome(result: .abandoned, stepCount: 0, message: "") }

  mutating func describe(to form: inout JSONForm) {
    let results = Result.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    form.word(
      "result", &result, expected: "one of \(results)", write: \.rawValue,
      read: { Result(rawValue: $0) })
    if form.isReading ? form.found("step") != nil : step != nil {
      var id = step ?? Step.blank.id
      form.word(
        "step", &id, expected: StepID.expectation, write: \.description,
        read: { StepID(parsing: $0) })
      step = id
    } else if !form.isReading {
      form.write("step", .null)
    }
    form.optional("by", &by)
    form.optional("error", &error)
    form.optional("defence", &defence)
    form.integer("steps", &stepCount)
    var sentence: String? = message
    form.optional("message", &sentence)
    message = sentence ?? ""
  }
}

extension WireText: JSONText {
  init(jsonText: WireText) { self = jsonText }
  var jsonText: WireText { self }
}

extension String: JSONText {
  init(jsonText: WireText) { self = jsonText.string }
  var jsonText: WireText { WireText(self) }
}

extension ParticipantName: JSONText {
  init(jsonText: WireText) { self.init(rawValue: jsonText) }
  var jsonText: WireText { rawValue }
}

extension URI: JSONText {
  init(jsonText: WireText) { self.init(jsonText) }
  var jsonText: WireText { text }
}
