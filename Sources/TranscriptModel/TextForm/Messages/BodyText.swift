import HTTPModel
import WireFormats

// A body: an empty line, then the lines of the text, or base64 when the bytes are not UTF-8.
extension HTTPBody {
  private static let base64Mark = "\\base64 "
  /// Bytes in one line of base64.
  private static let base64Width = 60

  /// The lines with the empty line before them; empty for a message without content.
  func spelling(isForm: Bool) -> String {
    guard !isEmpty else { return "" }
    return "\n" + (text.map { Self.spell($0, isForm: isForm) } ?? base64Lines)
  }

  private static func spell(_ text: String, isForm: Bool) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var output = ""
    for (index, bytes) in lines.enumerated() {
      let line = String(Substring(bytes))
      if !line.isEmpty || index == lines.count - 1 {
        let folded = isForm ? FoldedParameters.foldForm(line) : nil
        output += MessageLine.spell(line, folded: folded ?? FoldedJSON.fold(line))
      }
      output += "\n"
    }
    return output
  }

  private var base64Lines: String {
    stride(from: 0, to: bytes.count, by: Self.base64Width).map { start in
      let part = bytes[start..<min(start + Self.base64Width, bytes.count)]
      return MessageLine.indentation + Self.base64Mark + Base64.encode(part) + "\n"
    }.joined()
  }

  /// Reads the body, if one follows.
  init(reading reader: inout TextReader) throws(TranscriptError) {
    var lines: [String] = []
    while try Self.skipEmptyLines(before: &lines, reading: &reader) {
      if reader.starts(with: MessageLine.indentation + Self.base64Mark), lines.isEmpty {
        self.init(bytes: try Self.base64(reading: &reader))
        return
      }
      let start = reader
      guard case .text(let line) = try MessageLine(reading: &reader, "a line of the body") else {
        throw start.expected("a line of the body")
      }
      lines.append(line)
    }
    self.init(lines.joined(separator: "\n"))
  }

  /// Goes to the next line of the body, if there is one.
  ///
  /// Empty lines before it belong to the body, but for the first, which separates it from the
  /// fields.
  private static func skipEmptyLines(
    before lines: inout [String], reading reader: inout TextReader
  ) throws(TranscriptError) -> Bool {
    var ahead = reader
    var emptyLines = lines.isEmpty ? -1 : 0
    while !ahead.isAtEnd, ahead.isAtLineEnd {
      emptyLines += 1
      try ahead.nextLine()
    }
    guard emptyLines >= 0, ahead.starts(with: MessageLine.indentation) else { return false }
    lines += repeatElement("", count: emptyLines)
    reader = ahead
    return true
  }

  private static func base64(reading reader: inout TextReader) throws(TranscriptError) -> [UInt8] {
    var bytes: [UInt8] = []
    while reader.take(MessageLine.indentation) {
      guard reader.take(base64Mark) else { throw reader.expected("'\(base64Mark)'") }
      let start = reader
      do { bytes += try Base64.decode(reader.takeRest()) } catch {
        throw start.error("the body is not base64: \(error)")
      }
      try reader.nextLine()
    }
    return bytes
  }
}
