import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("Altered conversations")
struct AlteredConversationTests {
  @Test("are judged as their clauses ask")
  func casesAreJudged() throws {
    for conversation in try AlteredConversation.all.get() {
      let findings = try conversation.newFindings()
      let outcome = AlteredConversation.outcome(of: findings)
      if !conversation.isMet(by: outcome) {
        print(
          "MISMATCH|\(conversation.id)|\(conversation.about)|\(conversation.clause)|wanted \(conversation.expectation.rawValue)|got \(outcome.rawValue)|"
            + (findings ?? []).map { "\($0.step.id) \($0.finding.check): \($0.finding.message)" }
            .joined(separator: " // "))
      }
    }
  }
}
