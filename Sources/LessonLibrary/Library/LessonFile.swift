import Glibc

/// Reads a file of the lesson library.
enum LessonFile {
  /// The file's bytes, but at most one more than the limit.
  ///
  /// So the caller sees that there are more, and a file without end does no harm.
  static func read(
    _ path: String, limit: Int = SourceDecoder.maximumSize
  ) throws(LessonError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, min(buffer.count, limit + 1 - bytes.count))
      if count < 0 {
        guard errno == EINTR else { throw failure(path) }
      } else if count == 0 {
        break
      } else {
        bytes += buffer[..<count]
      }
    }
    return bytes
  }

  private static func failure(_ path: String) -> LessonError {
    let reason = String(cString: strerror(errno))
    return .unreadable(file: path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
  }
}
