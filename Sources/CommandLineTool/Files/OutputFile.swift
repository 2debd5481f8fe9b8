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
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw ToolError(.output, "\(path): is a folder; name a file in it")
      }
      return try fill(path, with: text, named: path)
    }
    let file = exists ? resolved(path) : path
    let unfinished = "\(file).unfinished-\(getpid())"
    do throws(ToolError) {
      try fill(unfinished, with: text, named: path)
      if exists { chmod(unfinished, status.st_mode & 0o7777) }
      guard rename(unfinished, file) == 0 else { throw failure(path) }
    } catch {
      unlink(unfinished)
      throw error
    }
  }

  /// The file that a path leads to, so that a symbolic link stays one.
  private static func resolved(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
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
