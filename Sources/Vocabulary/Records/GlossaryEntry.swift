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
  public let references: [SourceReference]
  /// What is known of an error as people meet it; nil for other words.
  public let report: ErrorReport?

  init(
    _ word: String, _ kind: GlossaryKind, _ what: String, sender: String? = nil,
    without: String? = nil, references: [SourceReference], report: ErrorReport? = nil
  ) {
    self.word = word
    self.kind = kind
    self.what = what
    self.sender = sender
    withoutIt = without
    self.references = references
    self.report = report
  }

  /// All that the entry rests on: what it cites, and what its causes cite.
  public var sources: [SourceReference] {
    references + (report?.causes.flatMap(\.references) ?? [])
  }

  /// How firm what it says is, by what it rests on: `source code, observed in 3 threads`.
  public var firmness: String { sources.firmness }
}

extension [SourceReference] {
  /// How firm a statement is that rests on these, the firmest first; a source that is named twice is one.
  public var firmness: String {
    Firmness.allCases.compactMap { firmness in
      let count = Set(filter { $0.firmness == firmness }).count
      return switch (firmness, count) {
      case (_, 0): nil
      case (.observed, 1): "observed once"
      case (.observed, _): "observed \(count) times"
      default: firmness.rawValue
      }
    }.joined(separator: ", ")
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
