import TranscriptModel
import WireFormats

/// Who knows which secret, as a table.
enum KnowledgeTable {
  /// Enough of a value to tell it from others.
  private static let shownLength = 16

  static func text(of knowledge: Knowledge, on screen: Screen) -> String {
    guard !knowledge.secrets.isEmpty else { return screen.message("No secret has come up yet.") }
    let names = knowledge.secrets.map(\.name.string.count).max() ?? 0
    return screen.columns(
      knowledge.secrets.map { secret in
        let name = secret.name.string.padding(to: names)
        let value = shortened(secret.value.string).padding(to: shownLength)
        return ("\(name)   \(value)", knowledge.knowers(of: secret).listed)
      })
  }

  private static func shortened(_ value: String) -> String {
    value.count <= shownLength ? value : value.prefix(shownLength - 3) + "..."
  }
}

extension [ParticipantName] {
  fileprivate var listed: String { map(\.description).joined(separator: ", ") }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
