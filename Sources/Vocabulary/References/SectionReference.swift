/// A place in a specification: `RFC 7636 §4.1`, or a whole document: `RFC 8252`.
public struct SectionReference: Hashable, Sendable, CustomStringConvertible {
  /// The document.
  public let document: SpecificationDocument
  /// The number of the section, or a letter for an appendix: `4.1`, `B`, `A.1`; nil for the whole
  /// document.
  public let section: String?

  /// A section of a document.
  ///
  /// The caller writes the section as a literal; tests over the catalogues hold that each has the
  /// form that `init(parsing:)` reads.
  public init(_ document: SpecificationDocument, _ section: String? = nil) {
    self.document = document
    self.section = section
  }

  /// Reads `DOCUMENT §SECTION` or `DOCUMENT`; nil for every other form.
  public init?(parsing text: some StringProtocol) {
    let parts = text.split(separator: " §", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count <= 2, let document = SpecificationDocument(label: parts[0]) else {
      return nil
    }
    self.document = document
    section = parts.count == 2 ? parts[1] : nil
    if let section, !Self.isSection(section) { return nil }
  }

  /// The form that `init(parsing:)` reads.
  public var description: String { section.map { "\(document) §\($0)" } ?? document.label }

  /// Where the section can be read; only RFCs have anchors that follow from the number.
  public var url: String {
    guard let section, document.label.hasPrefix("RFC ") else { return document.url }
    let kind = section.first?.isLetter == true ? "appendix" : "section"
    return "\(document.url)#\(kind)-\(section)"
  }

  /// Numbers without leading zero, joined by full stops; an appendix starts with a capital letter.
  private static func isSection(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.enumerated().allSatisfy { index, part in
      if index == 0, part.utf8.count == 1, let letter = part.utf8.first,
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
      {
        return true
      }
      guard let number = UInt16(part) else { return false }
      return number > 0 && part == "\(number)"
    }
  }
}
