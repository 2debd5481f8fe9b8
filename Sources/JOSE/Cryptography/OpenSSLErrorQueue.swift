import COpenSSL

/// The list of errors that OpenSSL keeps for each thread.
///
/// Nothing else in this module reads it.
enum OpenSSLErrorQueue {
  /// Empties the queue and makes an error of its oldest entry, which is the cause of the others.
  static func error(_ operation: String) -> CryptographyError {
    let code = ERR_get_error()
    clear()
    let reason =
      ERR_reason_error_string(code).map { String(cString: $0) } ?? "OpenSSL gives no reason"
    return CryptographyError(operation: operation, reason: reason)
  }

  /// Empties the queue, so that a later failure does not report this one's reason.
  static func clear() { ERR_clear_error() }
}
