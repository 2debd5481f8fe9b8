import HTTPModel
import WireFormats

// A header field: `Host: authorization-server.example`.
extension HTTPField {
  /// The field as it was sent, or a pair as in the JSON form, `\["",""]`.
  var spelling: String {
    let text = value.isEmpty ? "\(name):" : "\(name): \(value)"
    guard HTTPField(line: text) == self else {
      return MessageLine.indentation
        + VisibleText.literal(.array([.string(name), .string(value)]))
    }
    let isURL = name.asciiLowercased == "location"
    return MessageLine.spell(text, folded: isURL ? FoldedParameters.foldURL(in: text) : nil)
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    let start = reader.pastIndentation
    let what = "a header field such as 'Host: example.com'"
    switch try MessageLine(reading: &reader, what) {
    case .text(let line):
      guard let field = HTTPField(line: line) else { throw start.expected(what) }
      self = field
    case .json(let value):
      guard let pair = value.pairOfStrings else {
        throw start.expected(#"'\["name","value"]'"#)
      }
      self.init(pair.name, pair.value)
    }
  }

  private init?(line: String) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex,
      line.utf8.first != UInt8(ascii: " ")
    else { return nil }
    let value = line.utf8[colon...].dropFirst()
    guard value.isEmpty || value.first == UInt8(ascii: " ") else { return nil }
    self.init(String(line[..<colon]), String(Substring(value.dropFirst())))
  }
}

extension HTTPFields {
  var spelling: String { all.map { $0.spelling + "\n" }.joined() }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    var fields: [HTTPField] = []
    while reader.starts(with: MessageLine.indentation) {
      fields.append(try HTTPField(reading: &reader))
    }
    self.init(fields)
  }
}
