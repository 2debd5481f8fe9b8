import Glibc

/// Writing a file whole or not at all.
enum OutputFile {
  /// Writes a text to a file.
  ///
  /// The text goes into a new file beside it, which takes its place when all is written: a full disk
  /// leaves what was there. What is no plain file, such as a pipe, is written to as it is.
  ///
  /// - Throws: `ToolError` that names the file.
  static func write(_ text: String, to path: String) throws(ToolError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw ToolError(.output, "\(path): is a folder; name a file in it")
      }
      return try fill(path, with: text, named: path)
    }
    let unfinished = "\(path).unfinished-\(getpid())"
    do throws(ToolError) {
      try fill(unfinished, with: text, named: path)
      guard rename(unfinished, path) == 0 else { throw failure(path) }
    } catch {
      unlink(unfinished)
      throw error
    }
  }

  private static func fill(
    _ file: String, with text: String, named path: String
  ) throws(ToolError) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    do {
      try FileDescriptor(number: descriptor).write(text)
    } catch {
      close(descriptor)
      throw failure(path, error.code)
    }
    guard close(descriptor) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> ToolError {
    ToolError(.output, "\(path): cannot be written: \(SystemError.words(code))")
  }
}
