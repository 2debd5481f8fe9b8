import Checks
import Foundation
import LessonLibrary
import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

/// What holds of every lesson that comes with the program.
@Suite("every lesson")
struct LessonTests {
  static let ids: [String] = (try? Lessons.curriculum().lessonIDs) ?? []

  @Test("is found")
  func areFound() { #expect(!Self.ids.isEmpty) }

  @Test("has no fault")
  func lint() throws {
    #expect(try Lessons.curriculum().lint().map(\.description) == [])
  }

  @Test("ends as it says", arguments: ids)
  func ends(_ id: String) async throws {
    for run in try await play(id) { #expect(run.surprises == []) }
  }

  @Test("speaks of steps that come, unless it asks what follows instead", arguments: ids)
  func passages(_ id: String) async throws {
    let lesson = try Lessons.lesson(id)
    for (lessonRun, run) in zip(lesson.runs, try await play(id)) {
      let steps = Set(run.transcript.steps.map(\.id))
      for passage in lessonRun.passages where passage.prediction == nil {
        #expect(steps.contains(passage.step), "run \(lessonRun.name ?? "-"), step \(passage.step)")
      }
    }
  }

  @Test("gives the recorded transcript", arguments: ids)
  func recorded(_ id: String) async throws {
    let text = TranscriptText.write(try await play(id).map(\.transcript))
    let file = "\(Repository.path)/transcripts/\(id).txt"
    let recorded = try? String(contentsOfFile: file, encoding: .utf8)
    #expect(
      recorded.map { WireText($0) } == WireText(text),
      "transcripts/\(id).txt is missing or differs: run 'authwalk record' and read the difference")
  }

  @Test("has a recorded transcript, and each of those has its lesson")
  func noMore() throws {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: "\(Repository.path)/transcripts")
    let recorded = files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    #expect(
      recorded.sorted() == Self.ids.sorted(),
      "'authwalk record' writes those that are missing; delete what no lesson owns")
  }

  @Test("reads back from both forms, and is judged the same there", arguments: ids)
  func roundTrips(_ id: String) async throws {
    let transcripts = try await play(id).map(\.transcript)
    #expect(try TranscriptText.parse(TranscriptText.write(transcripts)) == transcripts)
    for transcript in transcripts {
      let json = try JSONParser.parse(transcript.json.indentedText())
      let parsed = try Transcript(json: json)
      #expect(parsed == transcript)
      #expect(Checker().judge(parsed) == transcript)
    }
  }

  private func play(_ id: String) async throws -> [JudgedRun] {
    try await JudgedRun.all(of: try Lessons.lesson(id))
  }
}
