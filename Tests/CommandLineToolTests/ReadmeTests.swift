import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
  @Test("shows nothing that the program did not print")
  func excerpts() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let transcript = try String(
      contentsOf: root.appending(path: "transcripts/pkce/tutorial-pair.txt"), encoding: .utf8)
    let excerpts = readme.components(separatedBy: "```text\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
    #expect(!excerpts.isEmpty)
    for excerpt in excerpts { #expect(transcript.contains(excerpt + "\n")) }
  }
}
