import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("Altered conversations")
struct AlteredConversationTests {
  /// The cases whose expectation no text supports, each with the reason.
  private static let doubtful: [String: String] = [
    "ap-chash":
      "a wrong 'c_hash' is a warning, as asked; but the calculation beside it still notes the right one, "
      + "which the token no longer has, and a calculation that is false fails",
    "ft-sub-129":
      "a long 'sub' is a warning, as asked; but 'localId' and the owner of the photos are now those of "
      + "another user, for which other cases ask for a failure",
  ]

  @Test("are judged as their clauses ask")
  func cases() throws {
    let cases = try AlteredConversation.all.get()
    #expect(cases.count == 623)
    for conversation in cases {
      let findings = try conversation.newFindings()
      let outcome = AlteredConversation.outcome(of: findings)
      let isDoubtful = Self.doubtful[conversation.id] != nil
      #expect(
        conversation.isMet(by: outcome) != isDoubtful, "\(Self.report(on: conversation, findings))")
    }
    #expect(Set(cases.map(\.id)).isSuperset(of: Self.doubtful.keys))
  }

  private static func report(
    on conversation: AlteredConversation, _ findings: [(step: Step, finding: Finding)]?
  ) -> String {
    let found = (findings ?? []).map { "\($0.step.id) \($0.finding.check): \($0.finding.message)" }
    return "\(conversation.id), \(conversation.about) (\(conversation.clause)): expected "
      + "\(conversation.expectation.rawValue), found \(found)"
  }
}
