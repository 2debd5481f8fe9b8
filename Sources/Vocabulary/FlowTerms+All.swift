extension FlowTerms {
  /// The words of each flow.
  public static let all: [FlowTerms] = [pkce, nonce, customToken]
}

extension ErrorMeaning {
  /// Every error code, those of OAuth first.
  static let all: [ErrorMeaning] = CommonTerms.errors + FlowTerms.all.flatMap(\.errors)
}

extension ErrorCode {
  /// Every code that the flows know, those of OAuth first.
  public static let all: [Self] = ErrorMeaning.all.map(\.code)

  /// Who may answer with this code; empty for a code that is not in `all`.
  public var sources: [ErrorSource] {
    ErrorMeaning.all.first { $0.code == self }?.sources ?? []
  }

  /// The sections that define this code, one for each source; empty for a code not in `all`.
  public var references: [SourceReference] { sources.map(\.reference) }
}

extension ErrorSource {
  /// The codes that this section lists.
  public var codes: [ErrorCode] { ErrorCode.all.filter { $0.sources.contains(self) } }
}
