import COpenSSL

/// The list of errors that OpenSSL keeps for each thread.
///
/// Nothing else in this module reads it.
enum OpenSSLErrorQueue {
  /// Runs one operation of OpenSSL, whose closure gives nil when OpenSSL refuses.
  ///
  /// The queue is emptied before, so that the error has no entry of an earlier operation as its
  /// reason, and afterwards, so that whoever else uses OpenSSL finds none of ours.
  ///
  /// - Throws: `CryptographyError` with the oldest entry, which is the cause of the others.
  static func perform<Value>(
    _ operation: @autoclosure () -> String, _ body: () -> Value?
  ) throws(CryptographyError) -> Value {
    ERR_clear_error()
    defer { ERR_clear_error() }
    if let value = body() { return value }
    let reason =
      ERR_reason_error_string(ERR_get_error()).map { String(cString: $0) }
      ?? "OpenSSL gives no reason"
    throw CryptographyError(operation: operation(), reason: reason)
  }

  /// Whether no error waits to be read in this thread.
  static var isEmpty: Bool { ERR_peek_error() == 0 }

  /// Runs an operation that fails only when memory is out, or when libcrypto lacks what this module
  /// cannot do without: there is nothing that a caller could do about it, so the process ends.
  static func performOrEnd<Value>(
    _ operation: @autoclosure () -> String, _ body: () -> Value?
  ) -> Value {
    do { return try perform(operation(), body) } catch { fatalError(error.description) }
  }
}

/// A cryptographic operation that failed.
package struct CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, in words that can follow "could not".
  package let operation: String
  /// Why it failed: in OpenSSL's own words, where it was OpenSSL that refused.
  package let reason: String

  /// What was tried and why it failed.
  package var description: String { "could not \(operation): \(reason)" }
}

/// Texts in DER, which OpenSSL writes into memory that it allocates.
enum DER {
  /// Takes what a function wrote, and frees it; nil when it failed.
  static func bytes(
    _ write: (inout UnsafeMutablePointer<UInt8>?) -> Int32
  ) -> [UInt8]? {
    var bytes: UnsafeMutablePointer<UInt8>?
    let length = write(&bytes)
    guard length > 0, let bytes else { return nil }
    defer { CRYPTO_free(bytes, #file, #line) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }
}
