import HTTPModel
import WireFormats

// A handoff: `open https://…`, or an action with its parameters on lines below.
extension Handoff {
  var spelling: String {
    let exact = Spelling.exact(readableSpelling, of: .handoff(self)) {
      reader throws(TranscriptError) in try Message(reading: &reader)
    }
    return exact ?? MessageLine.indentation + VisibleText.literal(exactJSON) + "\n"
  }

  private var readableSpelling: String {
    if let url {
      let line = "\(action) \(url)"
      return MessageLine.spell(line, folded: FoldedParameters.foldURL(in: line)) + "\n"
    }
    let nameWidth = parameters.nameWidth
    let rows = parameters.map {
      MessageLine.continuation + $0.spelling(nameWidth: nameWidth) + "\n"
    }
    return MessageLine.spell(action) + "\n" + rows.joined()
  }

  /// Reads what follows the first line, which is read already and stands at `start`.
  ///
  /// Without parameters, a last word with a colon is the URL.
  init(
    line: String, at start: TextReader, reading reader: inout TextReader
  ) throws(TranscriptError) {
    var parameters: [NamedValue] = []
    while reader.take(MessageLine.continuation) {
      parameters.append(try NamedValue(reading: &reader))
      try reader.nextLine()
    }
    if parameters.isEmpty, let space = line.utf8.lastIndex(of: UInt8(ascii: " ")),
      line.utf8[space...].contains(UInt8(ascii: ":"))
    {
      let url = Substring(line.utf8[space...].dropFirst())
      self.init(action: String(line[..<space]), url: URI(url))
    } else {
      self.init(action: line, parameters: parameters)
    }
  }

  private var exactJSON: JSONValue {
    let rows = parameters.map { JSONValue.array([.string($0.name), .string($0.value)]) }
    return .object(
      JSONMember("action", .string(action)), JSONMember("url", url?.exactJSON ?? .null),
      JSONMember("parameters", .array(rows)))
  }

  /// Reads `\{"action":…,"url":…,"parameters":…}`.
  init(exact value: JSONValue, at start: TextReader) throws(TranscriptError) {
    let error = start.expected(#"'\{"action":"…","url":"…","parameters":[["name","value"]]}'"#)
    guard let action = value["action"]?.stringValue?.string,
      let pairs = value["parameters"]?.arrayValue, let url = value["url"]
    else { throw error }
    self.init(action: action, parameters: [])
    for pair in pairs {
      guard let pair = pair.pairOfStrings else { throw error }
      parameters.append(NamedValue(pair.name, pair.value))
    }
    guard url != .null else { return }
    guard let url = URI(exactJSON: url) else { throw error }
    self.url = url
  }
}
