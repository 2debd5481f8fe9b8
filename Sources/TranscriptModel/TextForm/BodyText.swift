import HTTPModel
import WireFormats

// A body: an empty line, then the lines of the text, or base64 when the bytes are not UTF-8.
extension HTTPBody {
  private static let base64Mark = "\\base64 "
  /// Bytes in one line of base64.
  private static let base64Width = 60

  /// The lines with the empty line before them; none for a message without content.
  func lines(isForm: Bool) -> [LayoutLine] {
    guard !isEmpty else { return [] }
    return [LayoutLine()] + (text.map { Self.lines(of: $0.string, isForm: isForm) } ?? base64Lines)
  }

  private static func lines(of text: String, isForm: Bool) -> [LayoutLine] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, bytes in
      if bytes.isEmpty, index < lines.count - 1 { return [LayoutLine()] }
      let line = String(Substring(bytes))
      let folded = isForm ? FoldedParameters.foldForm(line) : nil
      return MessageLine.spell(line, .body, folded: folded ?? FoldedJSON.fold(line))
    }
  }

  private var base64Lines: [LayoutLine] {
    stride(from: 0, to: bytes.count, by: Self.base64Width).map { start in
      let part = bytes[start..<min(start + Self.base64Width, bytes.count)]
      return LayoutLine(
        indentation: 4, LayoutCell(Self.base64Mark + Base64.encode(part).string, .body))
    }
  }

  /// Reads the body, if one follows.
  init(reading reader: inout TextReader) throws(TranscriptError) {
    self = .empty
    // The first empty line separates the body from the fields.
    guard let emptyLines = try reader.takeEmptyLines(), emptyLines > 0 else { return }
    if emptyLines == 1, reader.starts(with: MessageLine.indentation + Self.base64Mark) {
      bytes = try Self.base64(reading: &reader)
      return
    }
    try appendLine(after: emptyLines - 1, reading: &reader)
    while let emptyLines = try reader.takeEmptyLines() {
      try appendLine(after: emptyLines + 1, reading: &reader)
    }
  }

  private mutating func appendLine(
    after lineFeeds: Int, reading reader: inout TextReader
  ) throws(TranscriptError) {
    let start = reader.pastIndentation
    let what = "a line of the body"
    guard case .text(let line) = try MessageLine(reading: &reader, what) else {
      throw start.expected(what)
    }
    bytes += repeatElement(UInt8(ascii: "\n"), count: lineFeeds)
    bytes += line.utf8
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

extension TextReader {
  /// Goes past the empty lines before the next line of a body and says how many there were; stays
  /// and gives nil when no such line follows.
  fileprivate mutating func takeEmptyLines() throws(TranscriptError) -> Int? {
    var ahead = self
    var count = 0
    while !ahead.isAtEnd, ahead.isAtLineEnd {
      count += 1
      try ahead.nextLine()
    }
    guard ahead.starts(with: MessageLine.indentation) else { return nil }
    self = ahead
    return count
  }
}
