/// What an error code means, and who answers with it.
public struct ErrorMeaning: Hashable, Sendable {
  /// The code.
  public let code: ErrorCode
  /// What it means, without capital letter and full stop.
  public let what: String
  /// Who may answer with it.
  public let sources: [ErrorSource]

  /// The code as an entry of the glossary.
  var entry: GlossaryEntry {
    GlossaryEntry(
      code.description, .error, what,
      sender: sources.map { "the \($0.rawValue)" }.joined(separator: ", "),
      references: sources.map(\.reference))
  }
}

extension [ErrorMeaning] {
  /// Codes that errors as apps meet them explain, by one of the names of such an error.
  static func reported(
    _ codes: [ErrorCode], in entries: [GlossaryEntry], by source: ErrorSource
  ) -> Self {
    codes.compactMap { code in
      entries.first { $0.report?.names.contains(code.description) == true }
        .map { ErrorMeaning(code: code, what: $0.what, sources: [source]) }
    }
  }

  /// The codes of a table: what one means, the code, and who answers with it.
  static func table(_ lines: KeyValuePairs<String, (ErrorCode, [ErrorSource])>) -> Self {
    lines.map { ErrorMeaning(code: $1.0, what: $0, sources: $1.1) }
  }
}
