import HTTPModel
public import WireFormats

extension Transcript {
  /// Reads the JSON form.
  ///
  /// Members that this version does not know are passed over, since a later writer may add some.
  ///
  /// - Throws: `TranscriptError` that names the path to what is missing or of the wrong kind.
  public init(json: JSONValue) throws(TranscriptError) {
    let reader = try JSONObjectReader(json)
    guard reader.has("format"), try reader.string("format") == Self.formatName else {
      throw TranscriptError(message: "the member 'format' must be \"\(Self.formatName)\"")
    }
    let version = try reader.integer("version")
    if let complaint = Self.complaint(aboutVersion: version) {
      throw TranscriptError(message: complaint)
    }
    if version < 2 { try Self.refuseNewMembers(reader) }
    var participants: [TranscriptParticipant] = []
    for participant in try reader.objects("participants") {
      participants.append(try TranscriptParticipant(reader: participant))
    }
    var steps: [Step] = []
    for step in try reader.objects("steps") { steps.append(try Step(reader: step)) }
    var settings: [NamedValue] = []
    for setting in try reader.objects("settings") {
      settings.append(try NamedValue(reader: setting))
    }
    var outcome: Outcome?
    if let object = try reader.optionalObject("outcome") { outcome = try Outcome(reader: object) }
    self.init(
      version: version, lesson: try reader.string("lesson"), run: try reader.optionalString("run"),
      flow: try reader.string("flow"), seed: try reader.optionalString("seed"),
      startedAt: try reader.integer("startedAt"), settings: settings,
      without: try reader.strings("without"), attack: try reader.optionalString("attack"),
      tampering: try reader.strings("tampering").map { WireText($0) },
      profile: version < 2 ? nil : try reader.optionalString("profile"),
      registered: version < 2 ? [] : try RegisteredFact.all(in: reader),
      participants: participants, steps: steps, outcome: outcome)
  }

  /// Refuses what version 1 has no place for, since it would get lost without a word.
  private static func refuseNewMembers(_ reader: JSONObjectReader) throws(TranscriptError) {
    if reader.has("registered"), !(try reader.objects("registered")).isEmpty {
      throw TranscriptError(message: "version 1 has no 'registered'; version 2 has")
    }
    if reader.has("profile"), try reader.optionalString("profile") != nil {
      throw TranscriptError(message: "version 1 has no 'profile'; version 2 has")
    }
  }
}

extension TranscriptParticipant {
  fileprivate init(reader: JSONObjectReader) throws(TranscriptError) {
    self.init(
      name: ParticipantName(rawValue: try reader.text("name")), title: try reader.string("title"))
  }
}

extension NamedValue {
  fileprivate init(reader: JSONObjectReader) throws(TranscriptError) {
    self.init(try reader.text("name"), try reader.text("value"))
  }
}

extension Step {
  fileprivate init(reader: JSONObjectReader) throws(TranscriptError) {
    var tampering: [Tampering] = []
    for change in try reader.objects("tampering") {
      tampering.append(
        Tampering(
          change: try change.text("change"), before: try change.optionalText("before")))
    }
    var notes: [Note] = []
    for note in try reader.objects("notes") { notes.append(try Note(reader: note)) }
    var findings: [Finding] = []
    for finding in try reader.objects("findings") { findings.append(try Finding(reader: finding)) }
    self.init(
      number: try reader.integer("number"),
      id: try reader.value("id", expected: StepID.expectation) {
        StepID(parsing: $0)
      },
      time: try reader.integer("time"), content: try StepContent(reader: reader),
      isDelivered: try reader.boolean("delivered", default: true),
      observers: try reader.strings("observers").map { ParticipantName(rawValue: WireText($0)) },
      tampering: tampering,
      notes: notes, findings: findings)
  }
}

extension StepContent {
  fileprivate init(reader: JSONObjectReader) throws(TranscriptError) {
    let kinds = "'request', 'response', 'handoff' or 'calculation'"
    let kind = try reader.value("kind", expected: kinds) {
      ["request", "response", "handoff", "calculation"].contains($0) ? $0 : nil
    }
    if kind == "calculation" {
      var inputs: [NamedValue] = []
      for input in try reader.objects("inputs") { inputs.append(try NamedValue(reader: input)) }
      var outputs: [NamedValue] = []
      for output in try reader.objects("outputs") { outputs.append(try NamedValue(reader: output)) }
      let calculation = Calculation(
        inputs: inputs, outputs: outputs, commands: try reader.strings("commands"))
      self = .calculation(calculation, by: ParticipantName(rawValue: try reader.text("by")))
    } else {
      self = .message(
        try Message(reader: reader, kind: kind),
        from: ParticipantName(rawValue: try reader.text("from")),
        to: ParticipantName(rawValue: try reader.text("to")),
        answers: try reader.optionalInteger("answers"))
    }
  }
}

extension Message {
  fileprivate init(reader: JSONObjectReader, kind: String) throws(TranscriptError) {
    switch kind {
    case "request":
      self = .request(
        HTTPRequest(
          method: try reader.text("method"), url: URI(try reader.text("url")),
          fields: try HTTPFields(reader: reader), body: try HTTPBody(reader: reader)))
    case "response":
      self = .response(
        HTTPResponse(
          status: try reader.integer("status"), fields: try HTTPFields(reader: reader),
          body: try HTTPBody(reader: reader)))
    default:
      let action = try reader.optionalString("action") ?? "open"
      if let url = try reader.optionalText("url") {
        self = .handoff(Handoff(action: action, url: URI(url)))
      } else {
        var parameters: [NamedValue] = []
        for parameter in try reader.objects("parameters") {
          parameters.append(try NamedValue(reader: parameter))
        }
        self = .handoff(Handoff(action: action, parameters: parameters))
      }
    }
  }
}

extension HTTPFields {
  fileprivate init(reader: JSONObjectReader) throws(TranscriptError) {
    var fields: [HTTPField] = []
    for (index, element) in try reader.elements("fields").enumerated() {
      guard let pair = element.pairOfStrings else {
        throw reader.error("fields[\(index)]", "must be an array of a name and a value")
      }
      fields.append(HTTPField(pair.name, pair.value))
    }
    self.init(fields)
  }
}

extension HTTPBody {
  fileprivate init(reader: JSONObjectReader) throws(TranscriptError) {
    guard let encoded = try reader.optionalText("bodyBase64") else {
      self.init(try reader.optionalText("body") ?? "")
      return
    }
    do { self.init(bytes: try Base64.decode(encoded)) } catch {
      throw reader.error("bodyBase64", "is not base64: \(error)")
    }
  }
}

extension Note {
  init(reader: JSONObjectReader) throws(TranscriptError) {
    self.init(
      about: try reader.string("about"), text: try reader.string("text"),
      reference: try reader.optionalString("reference"))
  }
}

extension Finding {
  init(reader: JSONObjectReader) throws(TranscriptError) {
    self.init(
      check: try reader.string("check"),
      verdict: try reader.value("verdict", expected: "'pass', 'fail', 'warning' or 'unknown'") {
        Verdict(rawValue: $0)
      },
      requirement: try reader.string("requirement"), message: try reader.string("message"),
      expected: try reader.optionalText("expected"), actual: try reader.optionalText("actual"))
  }
}

extension Outcome {
  fileprivate init(reader: JSONObjectReader) throws(TranscriptError) {
    let results = Outcome.Result.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let step =
      try reader.optionalString("step") == nil
      ? nil
      : try reader.value("step", expected: StepID.expectation) { StepID(parsing: $0) }
    self.init(
      result: try reader.value("result", expected: "one of \(results)") {
        Outcome.Result(rawValue: $0)
      },
      step: step, by: try reader.optionalText("by").map { ParticipantName(rawValue: $0) },
      error: try reader.optionalText("error"), defence: try reader.optionalString("defence"),
      stepCount: try reader.integer("steps"), message: try reader.optionalString("message") ?? "")
  }
}
