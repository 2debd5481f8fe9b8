/// The words that transcripts print, explained for learners.
public enum Glossary {
  /// Every record of a word: those of the flows, then those that flows share.
  public static let terms: [Term] = FlowTerms.all.flatMap(\.terms) + CommonTerms.all

  /// Every entry: the words that flows share first, then those of each flow, errors and sections.
  public static let entries: [GlossaryEntry] = [
    CommonTerms.all.compactMap(\.entry), FlowTerms.all.flatMap(\.terms).compactMap(\.entry),
    ErrorMeaning.all.map(\.entry), GlossaryEntry.documents, GlossaryEntry.sections,
  ].flatMap(\.self)

  /// The entry for a word: the one that is spelled like it, or else one that differs in case, hyphens,
  /// underscores and spaces only.
  ///
  /// A section is found with and without its sign: `RFC 7636 §4.1`, `rfc7636 4.1`,
  /// `rfc 7636 section 4.1`.
  public static func entry(for word: some StringProtocol) -> GlossaryEntry? {
    entries(for: word).first
  }

  /// Every entry that a word can lead to: the one that is spelled like it, or else all that differ in
  /// case, hyphens, underscores and spaces only.
  public static func entries(for word: some StringProtocol) -> [GlossaryEntry] {
    bySpelling[String(word)] ?? index[fold(word)] ?? []
  }

  /// The form in which words are compared.
  static func fold(_ word: some StringProtocol) -> String {
    var text = word.lowercased().filter { !" _-§".contains($0) }
    if let place = text.firstRange(of: "section") { text.removeSubrange(place) }
    return text
  }

  private static let bySpelling = Dictionary(grouping: entries) { $0.word }

  private static let index = Dictionary(grouping: entries) { fold($0.word) }
}
