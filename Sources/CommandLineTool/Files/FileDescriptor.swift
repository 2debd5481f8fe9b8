import Glibc

/// Writing to an open file of the operating system, until all is written.
struct FileDescriptor: Sendable {
  let number: Int32

  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// What the operating system says when it does not take the bytes.
  struct WriteError: Error {
    let code: Int32
  }

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of a text.
  func write(_ text: String) throws(WriteError) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw WriteError(code: errno)
      }
    }
  }
}
