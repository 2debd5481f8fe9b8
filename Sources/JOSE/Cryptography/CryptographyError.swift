/// A cryptographic operation that failed.
public struct CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, in words that can follow "could not".
  public let operation: String
  /// Why it failed: in OpenSSL's own words, where it was OpenSSL that refused.
  public let reason: String

  /// What was tried and why it failed.
  public var description: String { "could not \(operation): \(reason)" }
}
