import Checks
import Flows
import PKCEFlow
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// The app sends a redirect URI in one spelling, and the server has the other one registered.
@Suite("a redirect URI in the other spelling of a letter")
struct RedirectURISpellingTests {
  private static let spellings: [(sent: WireText, registered: WireText)] = [
    ("com.example.app:/auth-\u{e9}", "com.example.app:/auth-e\u{301}"),
    ("com.example.app:/auth-e\u{301}", "com.example.app:/auth-\u{e9}"),
    ("com.example.app:/auth\u{200d}", "com.example.app:/auth"),
  ]

  private static func play(
    sent: WireText, registered: WireText, without: [String] = []
  ) async throws -> Transcript {
    try await Run(
      RunConfiguration(
        lesson: "test", flow: PKCEFlow(),
        settings: [
          NamedValue("app.redirect_uri", sent),
          NamedValue("authorization-server.redirect_uri", registered),
        ], without: without), in: .seeded("authwalk")
    ).transcript()
  }

  private static func failures(_ transcript: Transcript) -> [WireText] {
    Checker().judge(transcript).steps.flatMap { step in
      step.findings.filter { $0.verdict == .fail }
        .map { "\(step.id): \($0.check): \($0.message)" }
    }
  }

  @Test("is refused as any other that is not registered", arguments: spellings)
  func refused(_ spelling: (sent: WireText, registered: WireText)) async throws {
    let (sent, registered) = spelling
    let transcript = try await Self.play(sent: sent, registered: registered)
    let outcome = try #require(transcript.outcome)
    #expect(outcome.result == .refused)
    #expect(outcome.step == StepID(.authorizationRequest))
    #expect(outcome.by == .authorizationServer)
    #expect(outcome.error == nil)
    #expect(outcome.defence == "redirect-uri-registered")
    #expect(
      WireText(outcome.message)
        == "'redirect_uri' is '\(sent)', which is not registered for this client; registered: "
        + "'\(registered)'")
  }

  @Test("is found by the checker, whether the server refuses it or not", arguments: spellings)
  func found(_ spelling: (sent: WireText, registered: WireText)) async throws {
    let (sent, registered) = spelling
    for without in [[], ["redirect-uri-registered"]] {
      let transcript = try await Self.play(
        sent: sent, registered: registered, without: without)
      #expect(transcript.outcome?.result == (without.isEmpty ? .refused : .completed))
      let words =
        sent.utf8.count > registered.utf8.count && sent.hasPrefix(registered)
        ? "22 characters came, 21 were expected" : "they look the same, but their bytes differ"
      #expect(
        Self.failures(transcript) == [
          "authorization-request: redirect-uri-registered: 'redirect_uri' is '\(sent)', which "
            + "'authorization-server' has not registered for 'eKNjzFFjH9A1ysYd'; \(words)"
        ])
    }
  }

  @Test("is no fault where the same bytes are registered")
  func same() async throws {
    for (sent, _) in Self.spellings {
      let transcript = try await Self.play(sent: sent, registered: sent)
      #expect(transcript.outcome?.result == .completed)
      #expect(Self.failures(transcript) == [])
    }
  }
}
