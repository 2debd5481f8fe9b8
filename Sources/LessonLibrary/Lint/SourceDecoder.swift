import WireFormats

/// Turns the bytes of a lesson file into text, or reports why they are none.
enum SourceDecoder {
  /// The largest file that is read, in bytes.
  static let maximumSize = 1_000_000

  /// The widest indentation of a line, list and quote marks included.
  ///
  /// libcmark's time grows with nesting times blank lines: without this limit a crafted file below
  /// the size limit keeps it busy for minutes.
  static let maximumIndentation = 100

  static func decode(_ bytes: [UInt8], _ proofreader: inout Proofreader) -> SourceText? {
    guard bytes.count <= maximumSize else {
      proofreader.report(
        "the file is larger than \(maximumSize) bytes, the most that is read",
        at: SourcePosition(line: 1, column: 1))
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      proofreader.report(
        "not UTF-8 from here on; save the file as UTF-8", at: SourceText(validStart(of: bytes)).end)
      return nil
    }
    let source = SourceText(text)
    let isSound = (1...source.lastLine).allSatisfy { check(source.line($0), &proofreader) }
    return isSound ? source : nil
  }

  /// Refuses what a person would not type, which could steer the terminal that the lesson is shown
  /// on, or make the Markdown parser slow.
  private static func check(_ line: SourceSpan, _ proofreader: inout Proofreader) -> Bool {
    let scalars = line.text.unicodeScalars
    if let index = scalars.firstIndex(where: \.isControl) {
      proofreader.report(
        "control character \(scalars[index].codePoint); write plain text",
        at: line.part(index..<index).position)
      return false
    }
    if indentation(of: line.text) > maximumIndentation {
      proofreader.report(
        "indented by more than \(maximumIndentation) columns, list and quote marks included",
        at: line.position)
      return false
    }
    return true
  }

  /// The width of the white space and of the marks that open lists and quotes, before the first
  /// word of a line.
  private static func indentation(of line: Substring) -> Int {
    var rest = line.utf8[...]
    var width = 0
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: ">"): width += 1
      case UInt8(ascii: "\t"): width += 4
      default:
        let mark = rest.prefix { !isBlank($0) }
        guard isListMark(mark) else { return width }
        width += mark.count
        rest = rest.dropFirst(mark.count - 1)
      }
      rest = rest.dropFirst()
    }
    return width
  }

  /// True for `-`, `+`, `*`, `1.` and `1)`.
  private static func isListMark(_ mark: Substring.UTF8View) -> Bool {
    guard let last = mark.last else { return false }
    switch last {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): return mark.count == 1
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      // CommonMark reads at most nine digits.
      return (2...10).contains(mark.count)
        && mark.dropLast().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    default: return false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// What can be read before the first byte that is not UTF-8.
  private static func validStart(of bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { scalars.append(scalar) }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// True for control characters that no text file needs; a tab it may need.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\t"
  }

  /// The number as messages write it, `U+001B`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
