import Foundation
import Testing
import TranscriptModel
import WireFormats

/// The examples of `docs/transcript-format.md` are parts of the samples.
@Suite("the documentation of the format")
struct FormatDocumentTests {
  @Test("shows what the program writes", arguments: ["text", "json"])
  func examples(language: String) throws {
    let outputs = SampleTranscript.all.map { _, transcript in
      language == "text" ? transcript.text : transcript.json.indentedText()
    }
    let blocks = try blocks(of: language)
    #expect(blocks.count > 3)
    for block in blocks {
      let isShown = outputs.contains { $0.contains(block) }
      #expect(isShown, "\(block)")
    }
  }

  /// The fenced blocks of a language.
  private func blocks(of language: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let document = try String(
      contentsOf: root.appending(path: "docs/transcript-format.md"), encoding: .utf8)
    return document.split(separator: "```\(language)\n").dropFirst().map { part in
      String(part.split(separator: "```", maxSplits: 1, omittingEmptySubsequences: false)[0])
    }
  }
}
