import Foundation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("a transcript of version 1")
struct UpgradeTests {
  private static let files = ["authorization-code.txt", "sign-in-with-apple.txt"]
  private static let jsonFile = "manual-login.json"

  @Test("is read as it is, in both forms", arguments: files + [jsonFile])
  func reading(file: String) throws {
    let transcripts = try Self.transcripts(in: file)
    let words = transcripts.flatMap(Self.signatures)
    #expect(words.contains { $0.hasPrefix("good, with ") })
    #expect(!words.contains("good"))
    for transcript in transcripts {
      #expect(transcript.version == 1)
      #expect(transcript.profile == nil)
      #expect(transcript.registered == [])
    }
  }

  @Test("is written as version 2, and read back as what it was upgraded to", arguments: files)
  func text(file: String) throws {
    let text = try Self.text(of: file)
    let transcripts = try TranscriptText.parse(text)
    let written = TranscriptText.write(transcripts)
    #expect(try TranscriptText.parse(written) == transcripts.map(\.upgraded))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = written.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == newLines.count)
    let changes = zip(lines, newLines).filter { $0 != $1 }
    #expect(changes.count > 1)
    for (line, newLine) in changes {
      let isVersion = line == "authwalk transcript 1" && newLine == "authwalk transcript 2"
      let isWord =
        line.hasPrefix("    signature ") && newLine.hasSuffix(" = good")
        && line.hasPrefix("\(newLine), with ")
      #expect(isVersion || isWord, "\(line)")
    }
  }

  @Test("is written as version 2 in the JSON form too")
  func json() throws {
    let transcript = try #require(try Self.transcripts(in: Self.jsonFile).first)
    let text = transcript.json.indentedText()
    #expect(text.contains("\n  \"version\": 2,\n"))
    #expect(text.contains("\n  \"profile\": null,\n  \"registered\": [],\n  \"participants\": [\n"))
    #expect(try Transcript(json: JSONParser.parse(text)) == transcript.upgraded)
    #expect(try Transcript(text: transcript.text) == transcript.upgraded)
  }

  @Test("may have the new members, with nothing in them")
  func unknownMembers() throws {
    let json = try JSONParser.parse(
      #"{"format":"authwalk-transcript","version":1,"lesson":"a","flow":"b","startedAt":0,"#
        + #""profile":null,"registered":[]}"#)
    #expect(
      try Transcript(json: json)
        == Transcript(version: 1, lesson: "a", flow: "b", seed: nil, startedAt: 0))
  }

  /// What version 1 wrote of a signature, and the word of version 2.
  static let sentences = [
    ("good, with the key 'MnMxoD9-_daoAiAoBjrHPOzZYmlBeaqKcxeMG4tg87w'", "good"),
    ("good, with HS256 and the service's key", "good"),
    ("good, with the text of Apple's public key as a shared secret", "good"),
    ("none at all, as 'alg' is 'none', and taken as good", "good"),
    ("bad: the signature does not fit the token and the key", "bad"),
    ("bad, and not looked at", "bad"),
    ("not judged: the issuer's keys cannot be fetched", "not judged"),
    // No sentence of version 1.
    ("good", "good"), ("goodness", "goodness"), ("bad", "bad"), ("badAxUISO", "badAxUISO"),
    ("not judged", "not judged"), ("", ""),
    ("iuKQQUFg_wldLG8bC9EQCtnxZRROTwXVCG22iaLEuWc", "iuKQQUFg_wldLG8bC9EQCtnxZRROTwXVCG22iaLEuWc"),
  ]

  @Test("has a word for a sentence on a signature when it is upgraded", arguments: sentences)
  func words(sentence: String, word: String) throws {
    let before = Self.transcript(version: 1, signature: sentence)
    #expect(before.upgraded == Self.transcript(version: 2, signature: word))
    #expect(before.upgraded.upgraded == before.upgraded)
  }

  @Test("alone is upgraded: what has version 2 stays")
  func versionTwo() {
    let transcript = Self.transcript(version: 2, signature: "good, with the key 'a'")
    #expect(transcript.upgraded == transcript)
  }

  /// A calculation, with other places around it that have the same text.
  private static func transcript(version: Int, signature: String) -> Transcript {
    let sentence = "good, with the key 'a'"
    return Transcript(
      version: version, lesson: "a", flow: "pkce", seed: nil, startedAt: 0,
      steps: [
        Step(
          number: 1, id: StepID(MessageName(rawValue: "id-token-check")), time: 0,
          content: .calculation(
            Calculation(
              inputs: [NamedValue("signature", sentence)],
              outputs: [NamedValue("signature", signature), NamedValue("reason", sentence)],
              commands: [sentence]), by: .app),
          notes: [Note(about: "signature", text: sentence)],
          findings: [
            Finding(
              check: "id-token-check-recomputed", verdict: .pass, requirement: "a",
              message: sentence, actual: WireText(sentence))
          ])
      ])
  }

  private static func signatures(in transcript: Transcript) -> [String] {
    transcript.steps.compactMap { $0.calculation?.output("signature")?.string }
  }

  private static func transcripts(in file: String) throws -> [Transcript] {
    let text = try text(of: file)
    return file == jsonFile
      ? [try Transcript(json: JSONParser.parse(text))] : try TranscriptText.parse(text)
  }

  private static func text(of file: String) throws -> String {
    let folder = try #require(Bundle.module.resourceURL).appending(path: "Samples/version-1")
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }
}
