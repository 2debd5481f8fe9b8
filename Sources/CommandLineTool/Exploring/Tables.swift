/// A table in Markdown.
enum MarkdownTable {
  /// The table, each row a line.
  static func text(_ heads: [String], _ rows: [[String]]) -> String {
    let lines =
      [row(heads), "|" + String(repeating: "---|", count: heads.count)] + rows.map { row($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}

/// Tables as a page of their own.
enum HTMLTable {
  /// A page with one table for each section.
  static func page(title: String, sections: [(String, [String], [[String]])]) -> String {
    let tables = sections.map { name, heads, rows in
      "<h2>\(escaped(name))</h2>\n<table>\n" + row(heads, cell: "th")
        + rows.map { row($0, cell: "td") }.joined() + "</table>\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(escaped(title))</title>
      <style>
      body { font: 16px/1.4 sans-serif; margin: 2em; }
      table { border-collapse: collapse; }
      th, td { border: 1px solid; padding: .3em .6em; text-align: left; vertical-align: top; }
      </style>
      <h1>\(escaped(title))</h1>
      \(tables.joined())</html>

      """
  }

  private static func row(_ cells: [String], cell: String) -> String {
    "<tr>" + cells.map { "<\(cell)>\(escaped($0))</\(cell)>" }.joined() + "</tr>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
