/// Folds one JSON text, which must be valid.
struct FoldedJSONWriter {
  private let bytes: [UInt8]
  private let step: Int
  private let maximumDepth: Int
  /// For the place of each opening bracket, the place of the one that closes it.
  private let ends: [Int: Int]
  private var output: [UInt8] = []
  private var column: Int

  init(_ bytes: [UInt8], step: Int, maximumDepth: Int) {
    self.bytes = bytes
    self.step = step
    self.maximumDepth = maximumDepth
    ends = Self.ends(in: bytes)
    column = step
  }

  /// The folded text; nil when it stays on one line.
  mutating func fold() -> String? {
    guard shouldFold(at: 0, depth: 0) else { return nil }
    var depth = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        copy(from: &index, through: Self.endOfString(in: bytes, from: index))
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if shouldFold(at: index, depth: depth) {
          copy(from: &index, through: index)
          depth += 1
          breakLine(depth)
        } else {
          copy(from: &index, through: ends[index] ?? index)
        }
      case UInt8(ascii: ","):
        copy(from: &index, through: index)
        breakLine(depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        breakLine(depth)
        copy(from: &index, through: index)
      default:
        copy(from: &index, through: index)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether the container that opens here is folded: the outermost object always, others when they
  /// do not fit into the line; never an empty one, and never one far inside.
  private func shouldFold(at index: Int, depth: Int) -> Bool {
    guard let end = ends[index], end > index + 1, depth < maximumDepth else { return false }
    if depth == 0, bytes[index] == UInt8(ascii: "{") { return true }
    return column + end - index + 2 > Paragraph.width
  }

  private mutating func copy(from index: inout Int, through end: Int) {
    output += bytes[index...end]
    column += end - index + 1
    index = end + 1
  }

  private mutating func breakLine(_ depth: Int) {
    column = (depth + 1) * step
    output.append(UInt8(ascii: "\n"))
    output += repeatElement(UInt8(ascii: " "), count: column)
  }

  private static func ends(in bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = endOfString(in: bytes, from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let start = open.popLast() { ends[start] = index }
      default: break
      }
      index += 1
    }
    return ends
  }

  /// The place of the quotation mark that ends the string.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count - 1)
  }
}
