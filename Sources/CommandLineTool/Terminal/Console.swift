import Platform

/// Where a command writes: results to standard output, everything else to standard error.
struct Console: Sendable {
  private let output: FileDescriptor
  private let diagnostics: FileDescriptor

  /// A console that writes to these; tests hand in files.
  init(
    output: FileDescriptor = .standardOutput, diagnostics: FileDescriptor = .standardError
  ) {
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Whether a person reads the results as they come.
  var isInteractive: Bool { output.isTerminal }

  /// Writes a result.
  ///
  /// - Throws: `ToolError` when it cannot be written. A reader that has seen enough, such as `head`,
  ///   is no error: the rest is dropped.
  func write(_ text: String) throws(ToolError) {
    do {
      try output.write(text)
    } catch {
      if error == .readerIsGone { return }
      throw ToolError(.output, "standard output cannot be written: \(error.words)")
    }
  }

  /// Writes a remark.
  ///
  /// When a remark cannot be written, there is nowhere to say so.
  func remark(_ text: String) { try? diagnostics.write(text) }
}

/// A line on the terminal that says how far many runs are; nothing where nobody looks.
struct ProgressLine: Sendable {
  let console: Console
  let label: String
  private let isShown = FileDescriptor.standardError.isTerminal

  /// Shows how many runs are done, after every fiftieth run and after the last one.
  @Sendable func show(done: Int, all: Int) {
    guard isShown, done % 50 == 0 || done == all else { return }
    console.remark("\r\(label): \(done) of \(all) runs")
  }

  /// Takes the line away.
  func clear() {
    if isShown { console.remark("\r\u{1b}[K") }
  }
}
