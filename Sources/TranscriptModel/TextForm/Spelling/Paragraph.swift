/// A text in a column to the right of a label, wrapped at about 100 columns.
///
/// A line is broken only at a single space, so that joining the lines with a space gives the text.
enum Paragraph {
  static let width = 100

  /// Sets words after a label, or below it when the label reaches into their column.
  static func set(_ words: [String], after label: String, column: Int) -> String {
    let indentation = String(repeating: " ", count: column)
    var output =
      label.count + 3 <= column ? label.padded(to: column) : label + "\n" + indentation
    var used = column
    for (index, word) in words.enumerated() {
      let width = word.count
      if index > 0, used + 1 + width > Self.width {
        output += "\n" + indentation
        used = column
      } else if index > 0 {
        output += " "
        used += 1
      }
      output += word
      used += width
    }
    return output
  }

  /// The parts of a text between which a line may be broken.
  static func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    var words: [String] = []
    var start = 0
    for index in bytes.indices.dropFirst().dropLast()
    where bytes[index] == space && bytes[index - 1] != space && bytes[index + 1] != space {
      words.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    words.append(String(decoding: bytes[start...], as: UTF8.self))
    return words
  }
}

extension TextReader {
  /// The least indentation of a line that goes on with the text above it.
  private static let continuation = "      "

  /// Whether this line goes on with the paragraph above it.
  var continuesParagraph: Bool { starts(with: Self.continuation) }

  /// Goes to the start of a paragraph's text, which stands after the label or below it.
  mutating func startParagraph(_ what: String) throws(TranscriptError) {
    if takeGap() { return }
    guard isAtLineEnd else { throw expected("three spaces and \(what)") }
    try nextLine()
    guard continuesParagraph else { throw expected(what) }
    _ = takeSpaces()
  }

  /// Reads the lines of a paragraph, up to one that `isOther` claims for itself.
  mutating func takeParagraph(
    until isOther: (TextReader) -> Bool = { _ in false }
  ) throws(TranscriptError) -> String {
    var text = takeRest()
    try nextLine()
    while continuesParagraph {
      var ahead = self
      _ = ahead.takeSpaces()
      if isOther(ahead) { break }
      text += " " + ahead.takeRest()
      try ahead.nextLine()
      self = ahead
    }
    return text
  }
}

extension String {
  /// The text with spaces after it, so many columns wide.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
