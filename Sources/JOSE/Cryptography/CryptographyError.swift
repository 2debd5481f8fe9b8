/// An operation of libcrypto that failed, with the reason that libcrypto gave.
public struct CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, in words that can follow "could not".
  public let operation: String
  /// OpenSSL's own words.
  public let reason: String

  /// What was tried and why it failed.
  public var description: String { "could not \(operation): OpenSSL says '\(reason)'" }
}
