/// What an error code means, and who answers with it.
public struct ErrorMeaning: Hashable, Sendable {
  /// The code.
  public let code: ErrorCode
  /// What it means, without capital letter and full stop.
  public let what: String
  /// Who may answer with it.
  public let sources: [ErrorSource]

  init(_ code: ErrorCode, _ what: String, from sources: ErrorSource...) {
    self.code = code
    self.what = what
    self.sources = sources
  }

  /// The code as an entry of the glossary.
  var entry: GlossaryEntry {
    GlossaryEntry(
      code.description, .error, what,
      sender: sources.map { "the \($0.rawValue)" }.joined(separator: ", "),
      references: sources.map(\.reference))
  }
}
