/// A cryptographic operation that failed.
package struct CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, in words that can follow "could not".
  package let operation: String
  /// Why it failed: in OpenSSL's own words, where it was OpenSSL that refused.
  package let reason: String

  /// What was tried and why it failed.
  package var description: String { "could not \(operation): \(reason)" }
}
