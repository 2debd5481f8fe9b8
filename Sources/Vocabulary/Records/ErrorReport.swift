/// An error as an app, a library or a log shows it, which no specification lists: its other names, its texts,
/// and what people found to be behind it.
public struct ErrorReport: Hashable, Sendable {
  /// Something that causes the error.
  public struct Cause: Hashable, Sendable {
    /// The cause, without capital letter and full stop.
    public let text: String
    /// Where it is told.
    public let references: [SourceReference]
  }

  /// Where the word is an error: the domain of a number, or who writes the text.
  public let domain: String
  /// What it is called besides: `ERROR_MISSING_OR_INVALID_NONCE`, `missingOrInvalidNonce`.
  public let names: [String]
  /// The texts that come with it; `…` stands for what differs from case to case.
  public let texts: [String]
  /// What causes it, the most frequent first.
  public let causes: [Cause]
  /// What stands between the gaps of each text, as texts are compared.
  private let patterns: [[String]]
  private let foldedDomain: String

  init(domain: String, names: [String], texts: [String], causes: [Cause]) {
    self.domain = domain
    self.names = names
    self.texts = texts
    self.causes = causes
    foldedDomain = Self.fold(domain)
    patterns = texts.map { text in
      text.split(separator: "…").map { Self.fold($0) }.filter { !$0.isEmpty }
    }.filter { !$0.isEmpty }
  }

  /// Whether what somebody copied, folded, has one of the texts in it, or the domain with this number.
  func isMeant(by copied: String, number: String) -> Bool {
    patterns.contains { pieces in
      var rest = copied[...]
      return pieces.allSatisfy { piece in
        guard let range = rest.firstRange(of: piece) else { return false }
        rest = rest[range.upperBound...]
        return true
      }
    } || (Self.hasNumber(number, in: copied) && copied.contains(foldedDomain))
  }

  /// Whether a number stands in a text by itself: `error -3`, `Code=17094`.
  private static func hasNumber(_ number: String, in text: String) -> Bool {
    Int(number) != nil
      && text.split { !($0.isNumber || $0 == "-") }.contains { $0 == number }
  }

  /// Case, quotes and full stops do not count: people copy by hand, and shells take quotes away.
  static func fold(_ text: some StringProtocol) -> String {
    text.lowercased().filter { !"\"'.".contains($0) }.split(separator: " ").joined(separator: " ")
  }
}

extension GlossaryEntry {
  /// What a table says of one error.
  struct ErrorLine {
    fileprivate let what: String
    fileprivate let names: [String]
    fileprivate let texts: [String]
    fileprivate let causes: [ErrorReport.Cause]
    fileprivate let references: [SourceReference]

    /// An error: what it says, how it is spelled elsewhere, and what causes it.
    static func means(
      _ what: String, names: [String] = [], texts: [String] = [],
      causes: KeyValuePairs<String, [SourceReference]> = [:], read references: [SourceReference]
    ) -> ErrorLine {
      ErrorLine(
        what: what, names: names, texts: texts,
        causes: causes.map { ErrorReport.Cause(text: $0, references: $1) }, references: references)
    }
  }

  /// The errors of one domain: `FIRAuthErrorDomain`.
  static func errors(
    of domain: String, from sender: String, _ lines: KeyValuePairs<String, ErrorLine>
  ) -> [GlossaryEntry] { errors(of: domain, from: sender, lines.map { ($0, $1) }) }

  /// The errors of one domain, in a list.
  static func errors(
    of domain: String, from sender: String, _ lines: [(String, ErrorLine)]
  ) -> [GlossaryEntry] {
    lines.map { word, line in
      GlossaryEntry(
        word, .error, line.what, sender: sender, references: line.references,
        report: ErrorReport(
          domain: domain, names: line.names, texts: line.texts, causes: line.causes))
    }
  }
}
