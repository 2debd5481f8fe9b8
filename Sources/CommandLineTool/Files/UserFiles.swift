import Platform

/// Reading a file that the user named.
enum InputFile {
  /// How many bytes a file may have; a transcript has some hundred thousand.
  private static let largestSize = 200_000_000

  /// The text of a file, or of standard input for `-`.
  ///
  /// - Throws: `ToolError` that names the file, when it cannot be read or is not text.
  static func read(_ path: String) throws(ToolError) -> String {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes =
        path == "-"
        ? try Files.readStandardInput(limit: largestSize)
        : try Files.read(path, limit: largestSize)
    } catch {
      throw ToolError(.input, path, cannotBe: "read", error)
    }
    guard bytes.count <= largestSize else {
      throw ToolError(.input, "\(path): has more than \(largestSize / 1_000_000) MB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(.input, "\(path): is not text in UTF-8")
    }
    return text
  }
}

/// Writing a file that the user named, whole or not at all.
enum OutputFile {
  /// Writes a text to a file.
  ///
  /// - Throws: `ToolError` that names the file.
  static func write(_ text: String, to path: String) throws(ToolError) {
    do throws(SystemError) { try Files.write(text, to: path) } catch {
      throw ToolError(.output, path, cannotBe: "written", error)
    }
  }
}

extension ToolError {
  fileprivate init(
    _ exitCode: ExitCode, _ path: String, cannotBe done: String, _ error: SystemError
  ) {
    let reason =
      error == .isFolder
      ? "is a folder; name a file in it" : "cannot be \(done): \(error.words)"
    self.init(exitCode, "\(path): \(reason)")
  }
}
