extension GlossaryEntry {
  /// Whole documents, since a reference may name one.
  static let documents: [GlossaryEntry] = SpecificationDocument.all.map { document in
    GlossaryEntry(
      document.label, .section,
      [document.title, document.meaning].compactMap(\.self).joined(separator: ": "),
      references: [SectionReference(document)])
  }

  /// The sections that notes, entries and checks cite, by document.
  static let sections: [GlossaryEntry] = [
    authorizationFramework, proofKey, nativeApps, bestPractice, openIDConnect, accessTokenUse,
    serverSections, joseSections, httpSections,
  ].flatMap(\.self)

  /// The entries for sections of one document.
  static func sections(
    of document: SpecificationDocument, _ lines: KeyValuePairs<String, String>
  ) -> [GlossaryEntry] {
    lines.map { section, what in
      let reference = SectionReference(document, section)
      return GlossaryEntry(reference.description, .section, what, references: [reference])
    }
  }
}
