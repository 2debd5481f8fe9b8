/// Reads one JSON text, strictly after RFC 8259.
///
/// No trailing commas, no comments, no lone surrogates, and nesting of at most 512 levels, so that
/// hostile input ends in an error and not in a stack overflow. Repeated member names are kept:
/// whether they are harmful is for the caller to judge.
public struct JSONParser {
  /// The deepest nesting that is read.
  public static let maximumDepth = 512

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a text that holds exactly one JSON value, with white space around it.
  public static func parse(_ text: some WireTextConvertible) throws(JSONError) -> JSONValue {
    try parse(Array(text.wireText.utf8))
  }

  /// Parses bytes that hold exactly one JSON value in UTF-8, with white space around it.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value()
    parser.skipWhiteSpace()
    guard parser.index == bytes.count else {
      throw parser.error("expected the end of the text, found \(parser.found)")
    }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipWhiteSpace()
    switch current {
    case UInt8(ascii: "{"):
      return .object(try list(until: "}") { parser throws(JSONError) in try parser.member() })
    case UInt8(ascii: "["):
      return .array(try list(until: "]") { parser throws(JSONError) in try parser.value() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: throw error("expected a value, found \(found)")
    }
  }

  /// What stands between two brackets, with commas between its parts.
  private mutating func list<Part>(
    until end: Unicode.Scalar, _ part: (inout JSONParser) throws(JSONError) -> Part
  ) throws(JSONError) -> [Part] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw error("nested deeper than \(Self.maximumDepth) levels")
    }
    index += 1
    var parts: [Part] = []
    skipWhiteSpace()
    if take(UInt8(ascii: end)) { return parts }
    while true {
      parts.append(try part(&self))
      skipWhiteSpace()
      if take(UInt8(ascii: end)) { return parts }
      guard take(UInt8(ascii: ",")) else { throw error("expected ',' or '\(end)', found \(found)") }
    }
  }

  private mutating func member() throws(JSONError) -> JSONMember {
    skipWhiteSpace()
    guard current == UInt8(ascii: "\"") else {
      throw error("expected a member name in double quotes, found \(found)")
    }
    let name = try string()
    skipWhiteSpace()
    guard take(UInt8(ascii: ":")) else { throw error("expected ':', found \(found)") }
    return JSONMember(name, try value())
  }

  private mutating func literal(
    _ text: String, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let expected = Array(text.utf8)
    guard bytes[index...].starts(with: expected) else {
      throw error("expected a value, found \(found)")
    }
    index += expected.count
    return value
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return JSONNumber(validated: WireText(decoding: bytes[start..<index]))
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw error("expected a digit, found \(found)") }
  }

  private mutating func string() throws(JSONError) -> WireText {
    let start = index
    index += 1
    var output: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = WireText(validating: output) else {
          throw error("the string is not UTF-8", at: start)
        }
        return text
      case UInt8(ascii: "\\"):
        try escape(into: &output)
      case 0..<0x20:
        throw error("a control character must be written as an escape")
      default:
        let end = endOfPlainText
        output += bytes[index..<end]
        index = end
      }
    }
    throw error("the string has no end", at: start)
  }

  /// Where the characters end that stand in a string as they are.
  private var endOfPlainText: Int {
    var end = index
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""),
      bytes[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return end
  }

  private mutating func escape(into output: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    guard let escaped = current else { throw error("no such escape", at: start) }
    index += 1
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(escaped)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0c)
    case UInt8(ascii: "n"): output.append(0x0a)
    case UInt8(ascii: "r"): output.append(0x0d)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "u"): output.append(contentsOf: String(try unicodeEscape(from: start)).utf8)
    default: throw error("no such escape", at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try fourHexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xdc00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error("half of a surrogate pair", at: start)
    }
    let second = try fourHexDigits(from: start)
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw error("half of a surrogate pair", at: start) }
    return scalar
  }

  private mutating func fourHexDigits(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Hex.value(of: byte) else {
        throw error("'\\u' needs four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      index += 1
    }
  }

  /// What stands at the current place, for a message.
  private var found: String {
    guard let byte = current else { return "the end of the text" }
    guard byte >= 0x20, byte != 0x7f else { return "a control character (byte \(byte))" }
    let rest = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    return rest.first.map { "'\($0)'" } ?? "the end of the text"
  }

  private func error(_ message: String, at offset: Int? = nil) -> JSONError {
    let before = bytes[..<min(offset ?? index, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let line = before.count { $0 == 0x0a } + 1
    let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    return JSONError(position: SourcePosition(line: line, column: column), message: message)
  }
}

/// Why a text is no JSON, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the parser could not go on.
  public let position: SourcePosition
  /// What was expected or found there, in lower case.
  public let message: String

  /// The whole complaint as `line:column: message`.
  public var description: String { "\(position): \(message)" }
}
