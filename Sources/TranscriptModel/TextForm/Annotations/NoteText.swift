import Vocabulary

// A note: `  . redirect_uri   where the answer goes (RFC 6749 §3.1.2)`.
extension Note {
  static let mark = "  . "

  /// The note with its text in a column that begins `aboutWidth` and three spaces after the mark.
  func spelling(aboutWidth: Int) -> String {
    let label = Self.mark + TextPlace.cell.spell(about)
    let column = Self.mark.count + aboutWidth + 3
    let readable = Paragraph.words(text) + (reference.map { ["(\($0))"] } ?? [])
    let exact = Spelling.exact(Paragraph.set(readable, after: label, column: column), of: self) {
      reader throws(TranscriptError) in try Note(reading: &reader)
    }
    if let exact { return exact }
    let escapedReference = reference.map { " (\(TextPlace.rest.spell($0)))" } ?? ""
    return Paragraph.set(
      [VisibleText.literal(text) + escapedReference], after: label, column: column)
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    guard reader.take(Self.mark) else { throw reader.expected("a note after '\(Self.mark)'") }
    let about = try reader.take(.cell, "what the note is about")
    try reader.startParagraph("the text of the note")
    guard reader.starts(with: "\\") else {
      let text = try reader.takeParagraph()
      self = Self.split(text, about: about)
      return
    }
    let text = try reader.takeLiteral()
    var reference: String?
    if reader.take(" (") { reference = try reader.takeReference() }
    try reader.nextLine()
    self.init(about: about, text: text, reference: reference)
  }

  /// Takes the reference off the end of a text.
  private static func split(_ text: String, about: String) -> Note {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.utf8.lastOpening else {
      return Note(about: about, text: text)
    }
    let reference = text.utf8[open...].dropFirst(2).dropLast()
    guard isReference(Substring(reference)) else { return Note(about: about, text: text) }
    return Note(
      about: about, text: String(text[..<open]), reference: String(Substring(reference)))
  }

  /// Whether a text in parentheses at the end of a note names a section of a specification.
  private static func isReference(_ text: Substring) -> Bool {
    text.utf8.starts(with: "RFC ".utf8) || text.contains(" §")
      || SpecificationDocument(label: String(text)) != nil
  }
}

extension [Note] {
  /// The width of the column that says what the notes are about.
  ///
  /// A name that would push all texts far to the right is not counted; its text stands below it.
  var aboutWidth: Int { map(\.about.count).filter { $0 <= 28 }.max() ?? 0 }
}

extension TextReader {
  fileprivate mutating func takeReference() throws(TranscriptError) -> String {
    let reference: String
    if starts(with: "\\") {
      reference = try takeLiteral()
    } else {
      guard rest.last == UInt8(ascii: ")") else { throw expected("a reference and ')'") }
      reference = take(bytes: rest.count - 1)
    }
    guard take(")") else { throw expected("')'") }
    return reference
  }
}

extension String.UTF8View {
  /// The place of the last ` (`.
  fileprivate var lastOpening: String.Index? {
    indices.last {
      self[$0] == UInt8(ascii: " ") && self[index(after: $0)...].first == UInt8(ascii: "(")
    }
  }
}
