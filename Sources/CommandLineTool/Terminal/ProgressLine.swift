import Platform

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
