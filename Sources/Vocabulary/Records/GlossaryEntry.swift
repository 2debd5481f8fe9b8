/// What `authwalk explain` knows about a word.
///
/// The texts have no capital letter and no full stop, so that each can follow a label.
public struct GlossaryEntry: Hashable, Sendable {
  /// The word as it is spelled.
  public let word: String
  /// What sort of word it is.
  public let kind: GlossaryKind
  /// What it is.
  public let what: String
  /// Who sends it, or who holds it; nil where that is no question.
  public let sender: String?
  /// What goes wrong without it; nil where nothing does.
  public let withoutIt: String?
  /// Where to read on, the most important first.
  public let references: [SectionReference]

  init(
    _ word: String, _ kind: GlossaryKind, _ what: String, sender: String? = nil,
    without: String? = nil, references: [SectionReference]
  ) {
    self.word = word
    self.kind = kind
    self.what = what
    self.sender = sender
    withoutIt = without
    self.references = references
  }
}

/// What sort of word a glossary entry explains.
public enum GlossaryKind: String, CaseIterable, Hashable, Sendable {
  /// A parameter of a message, or a member of a JSON object that is no claim.
  case parameter
  /// An error code.
  case error
  /// A claim of a JWT.
  case claim
  /// A header field of HTTP.
  case headerField = "header field"
  /// Somebody who takes part.
  case participant
  /// A notion, or a value that is a notion.
  case term
  /// A section of a specification, or a whole one.
  case section
}
