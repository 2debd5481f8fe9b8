import Checks
import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

/// What is said of transcripts of version 1, and of what `check --rewrite` makes of them.
@Suite("a transcript of version 1 when it is judged")
struct VersionOneTests {
  private static let folder = "Tests/TranscriptModelTests/Samples/version-1"
  private static let remedy =
    "; nothing is registered, as in version 1 of the format: record the run anew"
  private static let googleSentence =
    "'signature' is 'good, with the key 'h4rF6qdC8KfGYKwaVgToAfhbloUa4x9ueG4bxvL_mY4''; "
  private static let appleSentence =
    "'signature' is 'good, with the key 'xSpLAle1nknu5ctYVHry77ldUF16hUqVSUe42a2GnOQ''; "
  private static let pkceSentence =
    "'signature' is 'good, with the key 'MnMxoD9-_daoAiAoBjrHPOzZYmlBeaqKcxeMG4tg87w''; "
  private static let mobileSentence =
    "'signature' is 'good, with HS256 and the service's key'; "
  private static let notJudged = "a sentence of version 1 is not judged; "

  /// What cannot be known of each sample: the check, what it is said to lack, and how often.
  ///
  /// A sentence of version 1 stands before that; it is gone when the transcript is rewritten.
  static let gaps: [String: [(check: String, sentence: String, facts: String, count: Int)]] = [
    "authorization-code.txt": [
      (
        "access-token-check-recomputed", pkceSentence,
        lacks("resource-server", "algorithm", "audience", "scope"), 2
      ),
      ("client-id-registered", "", lacks("authorization-server", "client_id"), 1),
      (
        "id-token-check-recomputed", pkceSentence, lacks("app", "algorithm", "issuer", "client_id"),
        1
      ),
      (
        "redirect-uri-registered", "",
        "no 'redirect_uri' of 'eKNjzFFjH9A1ysYd' is registered at 'authorization-server'", 1
      ),
      ("state-check-recomputed", "", lacks("app", "issuer"), 1),
    ],
    "sign-in-with-apple.txt": [
      ("apple-request-for-app", "", lacks("device", "client_id"), 3),
      ("firebase-session-kept", "", lacks("firebase", "project_number"), 3),
      ("firebase-token-audience", "", lacks("resource-server", "audience"), 12),
      (
        "firebase-token-check-recomputed", googleSentence,
        lacks("resource-server", "algorithm", "issuer", "audience"), 6
      ),
      ("firebase-token-issuer", "", lacks("resource-server", "issuer"), 12),
      ("identity-token-audience", "", lacks("firebase", "audience"), 3),
      (
        "identity-token-verification-recomputed", appleSentence,
        lacks("firebase", "algorithm", "issuer", "audience"), 3
      ),
      ("raw-nonce-format", "", lacks("app", "alphabet"), 3),
      ("raw-nonce-recomputed", "", lacks("app", "alphabet"), 3),
    ],
    "manual-login.json": [
      ("application-key-right", "", lacks("mobile-service", "application_key"), 5),
      ("master-key-off-the-wire", "", lacks("mobile-service", "master_key"), 2),
      ("mint-token-recomputed", "", lacks("mobile-service", "master_key"), 2),
      ("mobile-token-signature", "", lacks("mobile-service", "master_key"), 5),
      ("password-hash-recomputed", "", lacks("mobile-service", "password_iterations"), 2),
      (
        "token-verification-recomputed", mobileSentence, lacks("mobile-service", "master_key"), 3
      ),
    ],
  ]

  /// What the servers of that time did otherwise than they should.
  static let warnings: [String: [String]] = [
    "authorization-code.txt": [
      "warn page-not-framed: 'X-Frame-Options' is missing; old browsers do not know "
        + "'frame-ancestors'",
      "warn password-redirect-status: status 302 leaves it to the browser if it sends the form on; "
        + "303 does not",
    ]
  ]

  static let files = gaps.keys.sorted()

  @Test("fails nowhere, and says what is missing and what to do", arguments: files)
  func unknown(file: String) throws {
    let expected = try #require(Self.gaps[file])
    for transcripts in try Self.bothForms(of: file) {
      #expect(transcripts.allSatisfy { $0.version == 1 })
      let lines = expected.flatMap { entry in
        let sentence = entry.sentence.isEmpty ? "" : entry.sentence + Self.notJudged
        let line = "unknown \(entry.check): \(sentence)\(entry.facts)\(Self.remedy)"
        return Array(repeating: line, count: entry.count)
      }
      #expect(Self.complaints(transcripts) == (lines + Self.warnings[file, default: []]).sorted())
    }
  }

  @Test("is judged the same once it is rewritten, but for the sentences", arguments: files)
  func rewritten(file: String) throws {
    let expected = try #require(Self.gaps[file])
    for transcripts in try Self.bothForms(of: file) {
      let rewritten = transcripts.map(\.upgraded)
      let lines = expected.flatMap { entry in
        let line = "unknown \(entry.check): \(entry.facts)\(Self.remedy)"
        return Array(repeating: line, count: entry.count)
      }
      #expect(Self.complaints(rewritten) == (lines + Self.warnings[file, default: []]).sorted())
      #expect(Self.verdicts(rewritten) == Self.verdicts(transcripts))
    }
  }

  @Test("may have sentences that nobody knows any more, before it is rewritten and after")
  func strangeSentences() throws {
    for file in Self.files {
      for transcripts in try Self.bothForms(of: file) {
        let strange = transcripts.map { $0.withSignatures("splendid, if you ask me") }
        #expect(strange != transcripts)
        #expect(Self.verdicts(strange) == Self.verdicts(transcripts))
        #expect(Self.verdicts(strange.map(\.upgraded)) == Self.verdicts(transcripts))
        let complaints = Self.complaints(strange.map(\.upgraded))
        #expect(complaints.contains { $0.contains("'signature' is 'splendid, if you ask me'; ") })
      }
    }
  }

  private static func lacks(_ participant: String, _ names: String...) -> String {
    names.map { "no '\($0)' is registered at '\(participant)'" }.joined(separator: "; ")
  }

  /// The transcripts of a sample, as the file has them and in the other form of version 1.
  private static func bothForms(of file: String) throws -> [[Transcript]] {
    let text = try Repository.text("\(folder)/\(file)")
    guard file.hasSuffix(".json") else {
      let transcripts = try TranscriptText.parse(text)
      let json = transcripts.map { $0.claimingVersionTwo.json.compactText.string }
      return [
        transcripts,
        try json.map {
          let old = $0.replacing("\"version\":2,", with: "\"version\":1,", maxReplacements: 1)
          return try Transcript(json: JSONParser.parse(old))
        },
      ]
    }
    let transcript = try Transcript(json: JSONParser.parse(text))
    let old = transcript.claimingVersionTwo.text
      .replacing("authwalk transcript 2\n", with: "authwalk transcript 1\n")
    return [[transcript], try TranscriptText.parse(old)]
  }

  /// What is no pass, sorted.
  private static func complaints(_ transcripts: [Transcript]) -> [String] {
    transcripts.flatMap { transcript in
      Checker().judge(transcript).steps.flatMap(\.findings).filter { $0.verdict != .pass }
        .map { "\($0.verdict.mark) \($0.check): \($0.message)" }
    }.sorted()
  }

  private static func verdicts(_ transcripts: [Transcript]) -> [String] {
    transcripts.flatMap { transcript in
      Checker().judge(transcript).steps.flatMap { step in
        step.findings.map { "\(step.id) \($0.check) \($0.verdict)" }
      }
    }
  }
}

extension Transcript {
  /// The transcript with its sentences as they are, though not in version 1.
  fileprivate var claimingVersionTwo: Transcript {
    var transcript = self
    transcript.version = 2
    return transcript
  }

  /// The transcript with other words for what somebody found of a signature.
  fileprivate func withSignatures(_ sentence: WireText) -> Transcript {
    var transcript = self
    for index in steps.indices {
      guard case .calculation(var calculation, let by) = steps[index].content else { continue }
      calculation.outputs = calculation.outputs.map {
        $0.name == "signature" && $0.value.hasPrefix("good, ")
          ? NamedValue($0.name, sentence) : $0
      }
      transcript.steps[index].content = .calculation(calculation, by: by)
    }
    return transcript
  }
}
