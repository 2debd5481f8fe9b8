import Platform

/// A line on the terminal that says how far many runs are; nothing where nobody looks.
struct ProgressLine: Sendable {
  private let console: Console
  private let label: String
  private let isShown: Bool

  init(console: Console, label: String) {
    self.console = console
    self.label = label
    isShown = FileDescriptor.standardError.isTerminal
  }

  /// Shows a count, now and then.
  @Sendable func show(done: Int, all: Int) {
    guard isShown, done % 50 == 0 || done == all else { return }
    console.remark("\r\(label): \(done) of \(all) runs")
  }

  /// Takes the line away.
  func clear() {
    if isShown { console.remark("\r\u{1b}[K") }
  }
}
