import WireFormats

// A change on the wire: `  ~ form.code_verifier=abc   was 'dBjf…'`.
extension Tampering {
  static let mark = "  ~ "

  var spelling: String {
    let change = Self.mark + TextPlace.cell.spell(change)
    guard let before else { return change }
    let exact = Spelling.exact("\(change)   was '\(before)'", of: self) {
      reader throws(TranscriptError) in try Tampering(reading: &reader)
    }
    return exact ?? "\(change)   was \(VisibleText.literal(before))"
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    guard reader.take(Self.mark) else { throw reader.expected("a change after '\(Self.mark)'") }
    change = WireText(try reader.take(.cell, "a change such as 'form.code=abc'"))
    before = nil
    guard reader.takeGap() else { return }
    guard reader.take("was ") else { throw reader.expected("'was' and what stood there before") }
    if reader.starts(with: "\\") {
      before = WireText(try reader.takeLiteral())
    } else {
      guard reader.rest.count > 1, reader.rest.last == UInt8(ascii: "'"), reader.take("'") else {
        throw reader.expected("a text in single quotes")
      }
      before = WireText(reader.take(bytes: reader.rest.count - 1))
      _ = reader.take("'")
    }
  }
}
