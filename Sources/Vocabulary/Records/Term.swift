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
  public private(set) var entry: GlossaryEntry?
  /// What to say of the word, by where it stands.
  public let notes: [TermNote]
  /// Who may learn the value; nil when it is no secret.
  public private(set) var secrecy: Secrecy?
  /// The token that a parameter of this name carries.
  public private(set) var token: TokenKind?
  /// The token of which a claim of this name is the mark, whatever carries it.
  public private(set) var markedToken: TokenKind?

  /// The word as a name on the wire.
  public var name: WireText { WireText(word) }

  /// What a flow's messages say of the word, where they carry one of the groups whose notes the flows
  /// share; nil when they carry none.
  func standing(in groups: [NoteGroup: [TermNote.Place]]) -> Term? {
    let placed = notes.compactMap { note in
      note.group.flatMap { groups[$0] }.map { note.standing(at: $0) }
    }
    return placed.isEmpty ? nil : Term(word: word, notes: placed)
  }
}

extension Term {
  /// What a table says of one word: a list of notes alone is about a word that another table explains.
  struct Line: ExpressibleByDictionaryLiteral {
    fileprivate let term: (String, GlossaryKind) -> Term

    /// A word with its meaning.
    static func means(
      _ what: String, sender: String? = nil, without: String? = nil,
      read references: [SourceReference], notes: KeyValuePairs<String, TermNote.Use> = [:],
      secret: Secrecy? = nil, carries token: TokenKind? = nil, marks markedToken: TokenKind? = nil
    ) -> Line {
      Line { word, kind in
        Term(
          word: word,
          entry: GlossaryEntry(
            word, kind, what, sender: sender, without: without, references: references),
          notes: notes.map { TermNote(text: $0, use: $1) }, secrecy: secret, token: token,
          markedToken: markedToken)
      }
    }

    /// A word that another table explains.
    static func stands(
      _ notes: KeyValuePairs<String, TermNote.Use>, secret: Secrecy? = nil,
      carries token: TokenKind? = nil
    ) -> Line {
      Line { word, _ in
        Term(
          word: word, notes: notes.map { TermNote(text: $0, use: $1) }, secrecy: secret,
          token: token)
      }
    }
  }
}

extension Term.Line {
  init(dictionaryLiteral notes: (String, TermNote.Use)...) {
    self.init { word, _ in
      Term(word: word, notes: notes.map { TermNote(text: $0.0, use: $0.1) })
    }
  }
}

/// The words of a table, which are all of one kind where it explains them.
extension [Term] {
  static func participants(_ lines: KeyValuePairs<String, Term.Line>) -> [Term] {
    lines.map { $1.term($0, .participant) }
  }

  static func terms(_ lines: KeyValuePairs<String, Term.Line>) -> [Term] {
    lines.map { $1.term($0, .term) }
  }

  static func parameters(_ lines: KeyValuePairs<String, Term.Line>) -> [Term] {
    lines.map { $1.term($0, .parameter) }
  }

  static func claims(_ lines: KeyValuePairs<String, Term.Line>) -> [Term] {
    lines.map { $1.term($0, .claim) }
  }

  static func headerFields(_ lines: KeyValuePairs<String, Term.Line>) -> [Term] {
    lines.map { $1.term($0, .headerField) }
  }
}
