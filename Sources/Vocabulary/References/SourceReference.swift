/// A place in a source: `RFC 7636 §4.1`, a file of published code, `firebase-ios-sdk: AuthErrors.swift`, a
/// public thread, `firebase-ios-sdk #6336`, or a whole document, `RFC 8252`.
public struct SourceReference: Hashable, Sendable, CustomStringConvertible {
  /// Where in the document.
  public enum Place: Hashable, Sendable {
    /// A section by its number, or an appendix by a letter: `4.1`, `B`, `A.1`.
    case section(String)
    /// A file of a repository, by its path there.
    case file(String)
    /// A thread, by its number.
    case thread(Int)
  }

  /// The document.
  public let document: SourceDocument
  /// Where in it; nil for the whole document.
  public let place: Place?

  /// A section of a document.
  ///
  /// The caller writes the section as a literal; tests over the catalogues hold that each has the
  /// form that `init(parsing:)` reads.
  public init(_ document: SourceDocument, _ section: String? = nil) {
    self.document = document
    place = section.map { .section($0) }
  }

  private init(_ document: SourceDocument, at place: Place) {
    self.document = document
    self.place = place
  }

  /// A file of a repository.
  public init(_ document: SourceDocument, file path: String) {
    self.document = document
    place = .file(path)
  }

  /// A public thread.
  public init(_ document: SourceDocument, thread number: Int) {
    self.document = document
    place = .thread(number)
  }

  /// Reads the form of `description`; nil for every other form.
  public init?(parsing text: some StringProtocol) {
    for (mark, place) in Self.readers {
      guard let range = text.firstRange(of: mark) else { continue }
      guard let document = SourceDocument(label: String(text[..<range.lowerBound])),
        let found = place(String(text[range.upperBound...]))
      else { return nil }
      self.init(document, at: found)
      return
    }
    guard let document = SourceDocument(label: String(text)) else { return nil }
    self.init(document)
  }

  /// What stands before each kind of place, and how the rest is read.
  private static let readers: [(mark: String, place: @Sendable (String) -> Place?)] = [
    (" §", { isSection($0) ? .section($0) : nil }),
    (": ", { $0.isEmpty || $0.contains(" ") ? nil : .file($0) }),
    (" #", { text in Int(text).flatMap { $0 > 0 && "\($0)" == text ? .thread($0) : nil } }),
  ]

  /// The number of the section; nil for another place.
  public var section: String? {
    if case .section(let section)? = place { section } else { nil }
  }

  /// The form that `init(parsing:)` reads.
  public var description: String {
    switch place {
    case .section(let section): "\(document) §\(section)"
    case .file(let path): "\(document): \(path)"
    case .thread(let number): "\(document) #\(number)"
    case nil: document.label
    }
  }

  /// The form in which it stands behind a sentence: a file without its folders, and marked where somebody
  /// only saw it.
  public var citation: String {
    var short = self
    if case .file(let path) = place, let name = path.split(separator: "/").last {
      short = SourceReference(document, file: String(name))
    }
    return firmness == .observed ? "\(short)\(Self.observedMark)" : "\(short)"
  }

  /// Reads the form of `citation`, but for a file's folders; nil for every other form.
  public init?(citation text: some StringProtocol) {
    let text = String(text)
    self.init(
      parsing: text.hasSuffix(Self.observedMark)
        ? String(text.dropLast(Self.observedMark.count)) : text)
  }

  private static let observedMark = ", observed"

  /// Where it can be read; only RFCs have anchors that follow from the number.
  public var url: String {
    switch place {
    case .section(let section) where document.label.hasPrefix("RFC "):
      "\(document.url)#\(section.first?.isLetter == true ? "appendix" : "section")-\(section)"
    case .file(let path): "\(document.url)/\(path)"
    case .thread(let number): document.threadURL(number)
    default: document.url
    }
  }

  /// How firm a statement is that rests on this.
  public var firmness: Firmness {
    switch document.kind {
    case .specification: .specified
    case .vendorPage: .documented
    case .publishedCode: if case .thread = place { .observed } else { .sourceCode }
    case .threads, .article, .record: .observed
    case .ownWord: document == .assumed ? .assumed : .chosen
    }
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
