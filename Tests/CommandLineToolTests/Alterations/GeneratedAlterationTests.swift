import LessonLibrary
import TestSupport
import Testing
import TranscriptModel

@testable import CommandLineTool

/// No part of a right conversation can be taken out, and nothing around it be changed, unseen.
@Suite("a right conversation")
struct GeneratedAlterationTests {
  static let lessons = [
    "pkce/authorization-code", "nonce/sign-in-with-apple", "custom-token/manual-login",
    "custom-token/two-logins-one-endpoint",
  ]

  @Test("shows each change of a part and of an envelope, but for harmless ones", .exploresInCI)
  func alterations() async throws {
    var count = 0
    var isNeeded = HarmlessAlteration.all.map { _ in false }
    for lesson in Self.lessons {
      for run in try await JudgedRun.all(of: try Lessons.lesson(lesson)) {
        let judged = try await Self.judged(run.transcript)
        count += judged.count
        for (alteration, isSeen) in judged where !isSeen {
          guard let row = HarmlessAlteration.all.firstIndex(where: { $0.covers(alteration) }) else {
            Issue.record("no check sees that '\(alteration)' in \(lesson), and no row allows it")
            continue
          }
          isNeeded[row] = true
        }
      }
    }
    for (row, isNeeded) in zip(HarmlessAlteration.all, isNeeded) where !isNeeded {
      Issue.record("nothing needs the row '\(row.reason)' for \(row.steps) and \(row.places)")
    }
    #expect(count > 2400)
  }

  @Test("has few kinds of harmless changes, each with its reason")
  func rows() {
    #expect(HarmlessAlteration.all.count <= 40)
    #expect(HarmlessAlteration.all.allSatisfy { !$0.reason.isEmpty && !$0.kinds.isEmpty })
  }

  /// Every change of a conversation, in order, and whether some check says of it what it does not say of the
  /// unchanged one.
  private static func judged(_ transcript: Transcript) async throws -> [(Alteration, Bool)] {
    let known = Alteration.findings(on: transcript)
    let bareKnown = Alteration.findings(on: transcript.withoutJudgements)
    let changes =
      (transcript.withOtherEnvelopes() + transcript.withoutOneValue()).map { ($0, known) }
      + (try transcript.withoutOneClaim()).map { ($0, bareKnown) }
    return await withTaskGroup(of: (Int, Bool).self) { group in
      for (index, (alteration, known)) in changes.enumerated() {
        group.addTask { (index, !alteration.newFindings(beside: known).isEmpty) }
      }
      var isSeen = changes.map { _ in false }
      for await (index, answer) in group { isSeen[index] = answer }
      return zip(changes, isSeen).map { ($0.0, $1) }
    }
  }
}
