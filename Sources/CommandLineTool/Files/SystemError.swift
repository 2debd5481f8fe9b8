import Glibc

/// The words of the operating system for its last error.
enum SystemError {
  /// `no such file or directory`: without the capital letter, for use inside a message.
  static func words(_ code: Int32 = errno) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
