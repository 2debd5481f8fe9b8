import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
  @Test("shows nothing that the program did not print")
  func excerpts() throws {
    let transcript = try Repository.text("transcripts/pkce/tutorial-pair.txt")
    let excerpts = try Repository.text("README.md").components(separatedBy: "```text\n")
      .dropFirst().map { $0.components(separatedBy: "\n```").first ?? "" }
    #expect(!excerpts.isEmpty)
    for excerpt in excerpts { #expect(transcript.contains(excerpt + "\n")) }
  }
}
