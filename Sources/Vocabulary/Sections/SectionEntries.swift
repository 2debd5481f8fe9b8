extension GlossaryEntry {
  /// Whole documents, since a reference may name one.
  static let documents: [GlossaryEntry] = SourceDocument.all.map { document in
    GlossaryEntry(
      document.label, .section,
      [document.title, document.meaning].compactMap(\.self).joined(separator: ": "),
      references: [SourceReference(document)])
  }

  /// The sections that notes, entries and checks cite, by document.
  static let sections: [GlossaryEntry] = [
    authorizationFramework, proofKey, nativeApps, bestPractice, openIDConnect, accessTokenUse,
    serverSections, joseSections, httpSections,
  ].flatMap(\.self)

  /// The entries for sections of one document.
  static func sections(
    of document: SourceDocument, _ lines: KeyValuePairs<String, String>
  ) -> [GlossaryEntry] {
    lines.map { section, what in
      let reference = SourceReference(document, section)
      return GlossaryEntry(reference.description, .section, what, references: [reference])
    }
  }
}
