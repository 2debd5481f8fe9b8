import TranscriptModel

/// Who knows which secret, as a table.
enum KnowledgeTable {
  private static let shownLength = 24

  static func text(of knowledge: Knowledge) -> String {
    guard !knowledge.secrets.isEmpty else { return "No secret has come up yet.\n" }
    let rows = knowledge.secrets.map { secret in
      (
        secret.name, shortened(secret.value),
        knowledge.knowers(of: secret).map(\.rawValue).joined(separator: ", ")
      )
    }
    let names = rows.map(\.0.count).max() ?? 0
    let values = rows.map(\.1.count).max() ?? 0
    return rows.map { name, value, knowers in
      "  \(padded(name, names))   \(padded(value, values))   \(knowers)\n"
    }.joined()
  }

  private static func shortened(_ value: String) -> String {
    value.count <= shownLength ? value : value.prefix(shownLength - 3) + "..."
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
