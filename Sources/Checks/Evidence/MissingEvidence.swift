/// What a check needed and the transcript does not hold.
public struct MissingEvidence: Error, Hashable, Sendable {
  /// What is missing, in words that can follow "unknown": `no key set of 'https://…' in the transcript`.
  public let reason: String

  /// Missing evidence.
  public init(_ reason: String) { self.reason = reason }
}
