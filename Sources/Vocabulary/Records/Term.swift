public import WireFormats

/// All that is known of one word of a flow: what it is, where it stands and what to say of it there,
/// who may learn it, and which token it carries.
///
/// Notes, glossary, knowledge and the kinds of tokens are views of these records. A word that several
/// flows use is explained in one record, and each flow has one for what its messages say of it.
public struct Term: Hashable, Sendable {
  /// The word as it is spelled.
  public let word: String
  /// What the word means; nil where another record of the same word explains it.
  public let entry: GlossaryEntry?
  /// What to say of the word, by where it stands.
  public let notes: [TermNote]
  /// Who may learn the value; nil when it is no secret.
  public let secrecy: Secrecy?
  /// The token that a parameter of this name carries.
  public let token: TokenKind?
  /// The token of which a claim of this name is the mark, whatever carries it.
  public let markedToken: TokenKind?

  private init(
    word: String, entry: GlossaryEntry?, notes: [TermNote], secrecy: Secrecy?, token: TokenKind?,
    markedToken: TokenKind?
  ) {
    self.word = word
    self.entry = entry
    self.notes = notes
    self.secrecy = secrecy
    self.token = token
    self.markedToken = markedToken
  }

  /// A word with its meaning.
  init(
    _ word: String, _ kind: GlossaryKind, _ what: String, sender: String? = nil,
    without: String? = nil, read references: [SectionReference],
    notes: KeyValuePairs<String, TermNote.Use> = [:], secret: Secrecy? = nil,
    carries token: TokenKind? = nil, marks markedToken: TokenKind? = nil
  ) {
    self.init(
      word: word,
      entry: GlossaryEntry(
        word, kind, what, sender: sender, without: without, references: references),
      notes: notes.map { TermNote(text: $0, use: $1) }, secrecy: secret, token: token,
      markedToken: markedToken)
  }

  /// What one flow's messages say of a word that another record explains.
  init(
    _ word: String, notes: KeyValuePairs<String, TermNote.Use>, secret: Secrecy? = nil,
    carries token: TokenKind? = nil
  ) {
    self.init(
      word: word, entry: nil, notes: notes.map { TermNote(text: $0, use: $1) }, secrecy: secret,
      token: token, markedToken: nil)
  }

  /// The word as a name on the wire.
  public var name: WireText { WireText(word) }

  /// What a flow's messages say of the word, where they carry one of the groups whose notes the flows
  /// share; nil when they carry none.
  func standing(in groups: [NoteGroup: [TermNote.Place]]) -> Term? {
    let placed = notes.compactMap { note in
      note.group.flatMap { groups[$0] }.map { note.standing(at: $0) }
    }
    guard !placed.isEmpty else { return nil }
    return Term(
      word: word, entry: nil, notes: placed, secrecy: secrecy, token: token, markedToken: nil)
  }
}
