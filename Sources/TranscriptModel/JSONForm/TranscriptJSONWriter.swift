import HTTPModel
public import WireFormats

extension Transcript {
  /// The name that the `format` member of the JSON form carries.
  public static let formatName = "authwalk-transcript"

  /// The JSON form: `docs/transcript-format.md`.
  ///
  /// It has the newest version; of an older transcript it is that of `upgraded`.
  public var json: JSONValue { upgraded.ownJSON }

  private var ownJSON: JSONValue {
    var members: [JSONMember] = [
      JSONMember("format", .string(Self.formatName)),
      JSONMember("version", .integer(version)),
      JSONMember("lesson", .string(lesson)),
    ]
    members.append("run", ifPresent: run)
    members += [
      JSONMember("flow", .string(flow)),
      JSONMember("seed", .orNull(seed)),
      JSONMember("startedAt", .integer(startedAt)),
    ]
    if !settings.isEmpty { members.append(JSONMember("settings", .array(settings.map(\.json)))) }
    members += [
      JSONMember("without", .array(without.map { .string($0) })),
      JSONMember("attack", .orNull(attack)),
      JSONMember("tampering", .array(tampering.map { .string($0) })),
      JSONMember("profile", .orNull(profile)),
      JSONMember("registered", .array(registered.map(\.json))),
      JSONMember("participants", .array(participants.map(\.json))),
      JSONMember("steps", .array(steps.map(\.json))),
      JSONMember("outcome", outcome?.json ?? .null),
    ]
    return .object(members)
  }
}

extension TranscriptParticipant {
  fileprivate var json: JSONValue {
    .object(
      JSONMember("name", .string(name.rawValue)), JSONMember("title", .string(title)))
  }
}

extension NamedValue {
  fileprivate var json: JSONValue {
    .object(JSONMember("name", .string(name)), JSONMember("value", .string(value)))
  }
}

extension Step {
  var json: JSONValue {
    var members = [
      JSONMember("number", .integer(number)),
      JSONMember("id", .string(id.description)),
      JSONMember("time", .integer(time)),
    ]
    switch content {
    case .message(let message, let from, let to, let answers):
      members.append(JSONMember("kind", .string(message.kind)))
      members.append(JSONMember("from", .string(from.rawValue)))
      members.append(JSONMember("to", .string(to.rawValue)))
      if let answers { members.append(JSONMember("answers", .integer(answers))) }
      members += message.members
    case .calculation(let calculation, let by):
      members += [
        JSONMember("kind", "calculation"),
        JSONMember("by", .string(by.rawValue)),
        JSONMember("inputs", .array(calculation.inputs.map(\.json))),
        JSONMember("outputs", .array(calculation.outputs.map(\.json))),
        JSONMember("commands", .array(calculation.commands.map { .string($0) })),
      ]
    }
    if !isDelivered { members.append(JSONMember("delivered", .bool(false))) }
    if !observers.isEmpty {
      members.append(JSONMember("observers", .array(observers.map { .string($0.rawValue) })))
    }
    if !tampering.isEmpty { members.append(JSONMember("tampering", .array(tampering.map(\.json)))) }
    members.append(JSONMember("notes", .array(notes.map(\.json))))
    members.append(JSONMember("findings", .array(findings.map(\.json))))
    return .object(members)
  }
}

extension Message {
  fileprivate var kind: String {
    switch self {
    case .request: "request"
    case .response: "response"
    case .handoff: "handoff"
    }
  }

  fileprivate var members: [JSONMember] {
    switch self {
    case .request(let request):
      [
        JSONMember("method", .string(request.method)),
        JSONMember("url", .string(request.url.text)),
        JSONMember("fields", request.fields.json),
        request.body.member,
      ]
    case .response(let response):
      [
        JSONMember("status", .integer(response.status)),
        JSONMember("fields", response.fields.json),
        response.body.member,
      ]
    case .handoff(let handoff):
      [JSONMember("action", .string(handoff.action))]
        + (handoff.url.map { [JSONMember("url", .string($0.text))] }
          ?? [JSONMember("parameters", .array(handoff.parameters.map(\.json)))])
    }
  }
}

extension HTTPFields {
  fileprivate var json: JSONValue {
    .array(all.map { .array([.string($0.name), .string($0.value)]) })
  }
}

extension HTTPBody {
  /// `body` as text, or `bodyBase64` when the bytes are not UTF-8.
  fileprivate var member: JSONMember {
    text.map { JSONMember("body", .string($0)) }
      ?? JSONMember("bodyBase64", .string(Base64.encode(bytes)))
  }
}

extension Tampering {
  fileprivate var json: JSONValue {
    .object(JSONMember("change", .string(change)), JSONMember("before", .orNull(before)))
  }
}

extension Note {
  var json: JSONValue {
    .object(
      JSONMember("about", .string(about)), JSONMember("text", .string(text)),
      JSONMember("reference", .orNull(reference)))
  }
}

extension Finding {
  var json: JSONValue {
    .object(
      JSONMember("check", .string(check)), JSONMember("verdict", .string(verdict.rawValue)),
      JSONMember("requirement", .string(requirement)), JSONMember("message", .string(message)),
      JSONMember("expected", .orNull(expected)), JSONMember("actual", .orNull(actual)))
  }
}

extension Outcome {
  fileprivate var json: JSONValue {
    .object(
      JSONMember("result", .string(result.rawValue)),
      JSONMember("step", .orNull(step?.description)),
      JSONMember("by", .orNull(by?.rawValue)),
      JSONMember("error", .orNull(error)),
      JSONMember("defence", .orNull(defence)),
      JSONMember("steps", .integer(stepCount)),
      JSONMember("message", .string(message)))
  }
}

extension JSONValue {
  fileprivate static func orNull(_ text: (some WireTextConvertible)?) -> JSONValue {
    text.map { .string($0.wireText) } ?? .null
  }
}

extension [JSONMember] {
  fileprivate mutating func append(_ name: String, ifPresent text: (some WireTextConvertible)?) {
    if let text { append(JSONMember(name, .string(text.wireText))) }
  }
}
