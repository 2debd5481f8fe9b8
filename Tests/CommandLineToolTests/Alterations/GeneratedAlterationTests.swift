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

  @Test("shows each change of a part and of an envelope, but for harmless ones", .explores)
  func alterations() async throws {
    var used: Set<String> = []
    var counts: [Alteration.Kind: (seen: Int, all: Int)] = [:]
    for lesson in Self.lessons {
      for run in try await JudgedRun.all(of: try Lessons.lesson(lesson)) {
        let (unseen, some) = try Self.unseen(in: run.transcript)
        for alteration in unseen { print("UNSEEN|\(lesson)|\(alteration.kind)|\(alteration)") }
        for (kind, count) in some {
          counts[kind, default: (0, 0)].all += count
        }
        used.formUnion([])
      }
    }
    print("COUNTS|", counts)
  }

  private static func unseen(
    in transcript: Transcript
  ) throws -> ([Alteration], [Alteration.Kind: Int]) {
    let known = Alteration.findings(on: transcript)
    let bareKnown = Alteration.findings(on: transcript.withoutJudgements)
    let alterations = transcript.withOtherEnvelopes() + transcript.withoutOneValue()
    let claims = try transcript.withoutOneClaim()
    let unseen =
      alterations.filter { $0.newFindings(beside: known).isEmpty }
      + claims.filter { $0.newFindings(beside: bareKnown).isEmpty }
    return (unseen, Dictionary(grouping: alterations + claims, by: \.kind).mapValues(\.count))
  }
}
