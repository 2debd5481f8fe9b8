import Glibc

/// Reading a file that the user named.
enum InputFile {
  /// The name that stands for standard input.
  private static let standardInput = "-"
  /// How many bytes a file may have.
  ///
  /// A transcript has some hundred thousand; a device such as `/dev/zero` never ends.
  private static let largestSize = 200_000_000

  /// The text of a file.
  ///
  /// - Throws: `ToolError` that names the file, when it cannot be read or is not text.
  static func read(_ path: String) throws(ToolError) -> String {
    let bytes = try readBytes(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(.input, "\(path): is not text in UTF-8")
    }
    return text
  }

  private static func readBytes(_ path: String) throws(ToolError) -> [UInt8] {
    let descriptor =
      path == standardInput ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw ToolError(.input, "\(path): is a folder; name a file in it")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, Int(status.st_size)))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
        guard bytes.count <= largestSize else {
          throw ToolError(.input, "\(path): has more than \(largestSize / 1_000_000) MB")
        }
      } else if errno != EINTR {
        throw unreadable(path)
      }
    }
  }

  private static func unreadable(_ path: String) -> ToolError {
    ToolError(.input, "\(path): cannot be read: \(SystemError.words())")
  }
}
