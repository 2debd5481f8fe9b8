import Foundation
import Testing

@testable import Vocabulary

@Suite("The page on sources")
struct SourcesPageTests {
  private let page: String

  init() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    page = try String(contentsOf: repository.appending(path: "docs/sources.md"), encoding: .utf8)
  }

  @Test("lists every source, with what it tells and its address", arguments: SourceKind.allCases)
  func lists(_ kind: SourceKind) throws {
    let documents = SourceDocument.all.filter { $0.kind == kind }
    try #require(!documents.isEmpty)
    var missing: [String] = []
    for document in documents {
      let title =
        document.kind == .ownWord
        ? document.title ?? "" : "[\(document.title ?? "")](\(document.url))"
      let line = "| \(document.label) | \(title) | \(document.meaning ?? "") |"
      if !page.contains("\n\(line)\n") { missing.append(line) }
    }
    #expect(missing == [], "\(missing.joined(separator: "\n"))")
  }

  @Test("explains every word for how firm a statement is")
  func firmness() {
    for firmness in Firmness.allCases { #expect(page.contains("\n- **\(firmness.rawValue)**")) }
  }
}
