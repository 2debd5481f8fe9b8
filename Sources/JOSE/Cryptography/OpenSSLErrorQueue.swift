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
