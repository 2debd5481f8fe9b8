/// What a check needed and the transcript does not hold.
package struct MissingEvidence: Error, Hashable, Sendable {
  /// What is missing, in words that can follow "unknown": `no key set of 'https://…' in the transcript`.
  package let reason: String
  /// What somebody can do about it, in the imperative; nil where nothing can be said.
  package let remedy: String?

  /// Missing evidence.
  package init(_ reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }

  /// The reason, then the remedy.
  package var message: String { [reason, remedy].compactMap(\.self).joined(separator: "; ") }
}
