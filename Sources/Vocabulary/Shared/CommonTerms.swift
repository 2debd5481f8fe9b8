/// The words that more than one flow uses.
enum CommonTerms {
  /// Every such word.
  static let all: [Term] = [
    participants, notions, authorization, login, tokens, calculations, claims, tokenHeader,
    headerFields,
  ].flatMap(\.self)

  /// What the messages of a flow say of these words, where they carry groups of which every flow says
  /// the same.
  static func standing(in groups: [NoteGroup: [TermNote.Place]]) -> [Term] {
    all.compactMap { $0.standing(in: groups) }
  }
}
