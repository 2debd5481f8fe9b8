import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("A judgement")
struct JudgementTests {
  private static let levels: [RequirementLevel?] = [nil] + RequirementLevel.allCases

  @Test("of a broken rule is as grave as the rule's level", arguments: levels)
  func broken(level: RequirementLevel?) throws {
    let verdict: Verdict? =
      switch level {
      case nil, .must, .mustNot: .fail
      case .should, .shouldNot, .recommended, .notRecommended: .warning
      case .may: nil
      }
    #expect(Judgement.fail("no").verdict(at: level) == verdict)
    #expect(try found(.fail("no"), at: level)?.verdict == verdict)
  }

  @Test(
    "of a rule that holds passes, and of what is unwise warns, at every level", arguments: levels)
  func others(level: RequirementLevel?) throws {
    #expect(try found(.pass("yes"), at: level)?.verdict == .pass)
    #expect(try found(.warn("hm"), at: level)?.verdict == .warning)
  }

  @Test("by another rule than the check's has the level of that rule, and prints it")
  func arm() throws {
    let arm = Judgement.fail("no").by(Requirement(.rfc8252("8.3"), .notRecommended))
    let finding = try #require(try found(arm, at: .must))
    #expect(finding.verdict == .warning)
    #expect(finding.requirement == "RFC 8252 §8.3 (NOT RECOMMENDED)")
    let own = try found(.fail("no"), at: .must)
    #expect(own?.requirement == "RFC 8252 §7.1 (MUST)")
  }

  /// What a check says that judges every token request like this.
  private func found(_ judgement: Judgement, at level: RequirementLevel?) throws -> Finding? {
    let check = Check("toy", at: [.tokenRequest], Requirement(.rfc8252("7.1"), level), "is a toy") {
      _, _ in judgement
    }
    return try SignIn().finding(check, at: "token-request")
  }
}
