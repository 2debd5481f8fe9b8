import Foundation

/// A folder for the files of one test, removed at its end.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "authwalk-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ bytes: Data, to name: String) throws -> String {
    try bytes.write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// The names of what is in it, in order.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
