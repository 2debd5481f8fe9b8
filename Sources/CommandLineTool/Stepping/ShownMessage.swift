import HTTPModel
import TranscriptModel
import WireFormats

/// A message as it goes over the wire: no folding, no notes, so that it can be copied.
enum RawMessage {
  static func text(of step: Step) -> String {
    switch step.message {
    case .request(let request)?:
      text(
        start: "\(request.method) \(request.url.text) HTTP/1.1", request.fields, request.body)
    case .response(let response)?:
      text(
        start: "HTTP/1.1 \(response.status) \(response.reasonPhrase)", response.fields,
        response.body)
    case .handoff(let handoff)?:
      handoff.url.map { "\($0.text)\n" }
        ?? handoff.parameters.map { "\($0.name) = \($0.value)\n" }.joined()
    case nil: "'\(step.id)' is a calculation; nothing goes over the wire\n"
    }
  }

  private static func text(start: String, _ fields: HTTPFields, _ body: HTTPBody) -> String {
    let head = [start] + fields.all.map { "\($0.name): \($0.value)" }
    let content =
      body.isEmpty ? "" : "\n" + (body.text?.string ?? "(\(body.bytes.count) bytes)") + "\n"
    return head.joined(separator: "\n") + "\n" + content
  }
}

/// Every place of a message with its decoded value, in the words of `set` and `--tamper`.
enum DecodedMessage {
  static func text(of step: Step) -> String {
    guard let message = step.message else {
      let values = (step.calculation?.values ?? []).map { "  \($0.name) = \($0.value)\n" }
      return "'\(step.id)' is a calculation; it has no places to change, but values:\n"
        + values.joined()
    }
    return message.values.map { "  \($0.place) = \($0.value)\n" }.joined()
  }
}
