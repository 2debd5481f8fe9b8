import WireFormats

/// The lines of a text that is folded, each with the number of blanks before it.
typealias FoldedLine = [(indentation: Int, text: String)]

/// The folding of a JSON text that was sent on one line.
///
/// Line breaks and indentation are put in after `{`, `[` and `,` and before `}` and `]`. The reader
/// takes away exactly what the depth of the line asks for, so that spaces of the text survive.
struct FoldedJSON {
  private static let step = 4
  /// Deeper containers stay on one line: the indentation would cost more than the text.
  private static let maximumDepth = 8

  private let bytes: [UInt8]
  private var lines: [(indentation: Int, bytes: [UInt8])] = [(step, [])]

  /// Folds an object or an array; nil for any other text, and for what fits on one line.
  static func fold(_ text: String) -> FoldedLine? {
    guard text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "["),
      (try? JSONParser.parse(text)) != nil
    else { return nil }
    var folder = FoldedJSON(bytes: Array(text.utf8))
    return folder.fold()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func fold() -> FoldedLine? {
    guard shouldFold(at: 0, depth: 0) else { return nil }
    var depth = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): copy(from: &index, through: bytes.endOfJSONString(from: index))
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if shouldFold(at: index, depth: depth) {
          copy(from: &index, through: index)
          depth += 1
          breakLine(depth)
        } else {
          copy(from: &index, through: end(of: index))
        }
      case UInt8(ascii: ","):
        copy(from: &index, through: index)
        breakLine(depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        breakLine(depth)
        copy(from: &index, through: index)
      default: copy(from: &index, through: index)
      }
    }
    return lines.map { ($0.indentation, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  /// Whether the container that opens here is folded: the outermost object always, others when they
  /// do not fit into the line; never an empty one, and never one far inside.
  private func shouldFold(at index: Int, depth: Int) -> Bool {
    let end = end(of: index)
    guard end > index + 1, depth < Self.maximumDepth else { return false }
    if depth == 0, bytes[index] == UInt8(ascii: "{") { return true }
    let column = lines[lines.count - 1].indentation + lines[lines.count - 1].bytes.count
    return column + end - index + 2 > LayoutBlock.width
  }

  private mutating func copy(from index: inout Int, through end: Int) {
    lines[lines.count - 1].bytes += bytes[index...end]
    index = end + 1
  }

  private mutating func breakLine(_ depth: Int) { lines.append(((depth + 1) * Self.step, [])) }

  /// The place of the bracket that closes the one at a place.
  private func end(of start: Int) -> Int {
    var depth = 0
    var index = start
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = bytes.endOfJSONString(from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
    } while depth > 0
    return index - 1
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The place of the quotation mark that ends the string which begins at a place; the end where there
  /// is none.
  func endOfJSONString(from start: Int) -> Int {
    var index = start + 1
    while index < endIndex, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}

// Reading what was folded.
extension FoldedJSON {
  /// Adds the lines that follow a lone `{` or `[`, up to the bracket that closes it.
  static func unfold(
    after text: inout String, reading reader: inout TextReader
  ) throws(TranscriptError) {
    var depth = 1
    while depth > 0 {
      try reader.nextLine()
      if isCloser(reader) { depth -= 1 }
      let indentation = String(repeating: " ", count: (depth + 1) * step)
      guard reader.take(indentation), !reader.isAtLineEnd else {
        throw reader.expected("a line of folded JSON after \(indentation.count) spaces")
      }
      let line = reader.takeRest()
      text += line
      if line.utf8.last == UInt8(ascii: "{") || line.utf8.last == UInt8(ascii: "[") { depth += 1 }
    }
    try reader.nextLine()
  }

  private static func isCloser(_ reader: TextReader) -> Bool {
    let first = reader.rest.first { $0 != UInt8(ascii: " ") }
    return first == UInt8(ascii: "}") || first == UInt8(ascii: "]")
  }
}
