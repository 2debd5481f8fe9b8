/// The words that transcripts print, explained for learners.
public enum Glossary {
  /// Every record of a word: those of the flows, then those that flows share.
  public static let terms: [Term] = FlowTerms.all.flatMap(\.terms) + CommonTerms.all

  /// Every entry: the words that flows share first, then those of each flow, errors and sections.
  public static let entries: [GlossaryEntry] = [
    CommonTerms.all.compactMap(\.entry), FlowTerms.all.flatMap(\.terms).compactMap(\.entry),
    unreportedErrors, GlossaryEntry.reportedErrors, GlossaryEntry.documents,
    GlossaryEntry.sections,
  ].flatMap(\.self)

  /// The error codes of the flows, without those that an error as apps meet it explains better.
  private static var unreportedErrors: [GlossaryEntry] {
    let reported = Set(GlossaryEntry.reportedErrors.flatMap { $0.report?.names ?? [] })
    return ErrorMeaning.all.map(\.entry).filter { !reported.contains($0.word) }
  }

  /// The entry for a word: the one that is spelled like it, or else one that differs in case, hyphens,
  /// underscores and spaces only.
  ///
  /// A section is found with and without its sign: `RFC 7636 §4.1`, `rfc7636 4.1`,
  /// `rfc 7636 section 4.1`.
  public static func entry(for word: some StringProtocol) -> GlossaryEntry? {
    entries(for: word).first
  }

  /// Every entry that a word can lead to: those that are spelled like it, or else all that differ in case,
  /// hyphens, underscores and spaces only, or else the errors whose text it has in it.
  public static func entries(for word: some StringProtocol) -> [GlossaryEntry] {
    bySpelling[String(word)] ?? index[fold(word)] ?? byOtherName[word.lowercased()]
      ?? errors(withTextIn: word)
  }

  private static func errors(withTextIn text: some StringProtocol) -> [GlossaryEntry] {
    let copied = ErrorReport.fold(text)
    return GlossaryEntry.reportedErrors.filter { entry in
      let number = entry.word.split(separator: " ").last.map { String($0) } ?? ""
      return entry.report?.isMeant(by: copied, number: number) == true
    }
  }

  /// The form in which words are compared.
  static func fold(_ word: some StringProtocol) -> String {
    var text = word.lowercased().filter { !" _-§".contains($0) }
    if let place = text.firstRange(of: "section") { text.removeSubrange(place) }
    return text
  }

  private static let bySpelling = byName { [$0.word] + $0.otherNames }

  private static let index = byName { [fold($0.word)] }

  /// What an error is called besides, in any case: `-3` is not `3`, and `TOKEN_EXPIRED` no `token-expired`.
  private static let byOtherName = byName { $0.otherNames.map { $0.lowercased() } }

  /// The entries by each of the names that a function gives them.
  private static func byName(_ names: (GlossaryEntry) -> [String]) -> [String: [GlossaryEntry]] {
    Dictionary(
      entries.flatMap { entry in Set(names(entry)).map { ($0, [entry]) } }, uniquingKeysWith: +)
  }
}

extension GlossaryEntry {
  fileprivate var otherNames: [String] { report?.names ?? [] }
}
