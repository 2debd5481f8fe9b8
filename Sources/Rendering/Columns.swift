/// Rows of two columns, of which the second is wrapped.
package enum Columns {
  /// The lines of the rows, indented by two.
  ///
  /// What is too wide for the first column has a line of its own, with the second below.
  package static func lines(_ rows: [(String, String)], width: Int) -> [String] {
    let widest = width / 2
    let column = 2 + (rows.map(\.0.count).filter { $0 + 5 <= widest }.max() ?? 0) + 3
    let rest = String(repeating: " ", count: column)
    return rows.flatMap { left, right in
      let label = "  " + left
      guard label.count + 3 <= column else {
        return [label] + WrappedText.lines(of: right, first: rest, rest: rest, width: width)
      }
      let first = label + String(repeating: " ", count: column - label.count)
      return WrappedText.lines(of: right, first: first, rest: rest, width: width)
    }
  }
}
