import HTTPModel
import WireFormats

// A handoff: `open https://…`, or an action with its parameters on lines below.
extension Handoff {
  var lines: [LayoutLine] {
    let lines = readableLines
    return Message.handoff(self).isSpelled(lines.text)
      ? lines : [MessageLine.escaped(exactJSON, .startLine)]
  }

  private var readableLines: [LayoutLine] {
    if let url {
      let line = "\(action) \(url)"
      return MessageLine.spell(line, .startLine, folded: FoldedParameters.foldURL(in: line))
    }
    let nameWidth = parameters.nameWidth
    return MessageLine.spell(action, .startLine)
      + parameters.map { $0.line(indentation: 8, nameWidth: nameWidth) }
  }

  /// Reads what follows the first line, which is read already.
  ///
  /// Without parameters, a last word with a colon is the URL.
  init(line: String, reading reader: inout TextReader) throws(TranscriptError) {
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

// A URL in an escape. Components can be set so that splitting their text gives others, a path with
// a `?` for example; then each component is written by itself.
extension URI {
  var exactJSON: JSONValue {
    guard URI(text) != self else { return .string(text) }
    let members = [
      ("scheme", scheme), ("authority", authority), ("path", path), ("query", query),
      ("fragment", fragment),
    ]
    return .object(
      members.compactMap { name, value in value.map { JSONMember(name, .string($0)) } })
  }

  init?(exactJSON value: JSONValue) {
    if let text = value.stringValue {
      self.init(text)
      return
    }
    guard let path = value["path"]?.stringValue else { return nil }
    self.init("")
    scheme = value["scheme"]?.stringValue
    authority = value["authority"]?.stringValue
    self.path = path
    query = value["query"]?.stringValue
    fragment = value["fragment"]?.stringValue
  }
}
