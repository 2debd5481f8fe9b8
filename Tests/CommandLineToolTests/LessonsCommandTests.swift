import LessonLibrary
import Testing
import WireFormats

@testable import CommandLineTool

@Suite("authwalk lessons")
struct LessonsCommandTests {
  @Test("lists every lesson below its track")
  func text() throws {
    let run = try ToolRun("lessons")
    #expect(run.exitCode == 0)
    let curriculum = try Lessons.curriculum()
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { !$0.hasPrefix(" ") } == curriculum.tracks.map(\.name))
    let ids = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(ids == curriculum.lessonIDs)
  }

  @Test("gives each as JSON, with what it shows and how it must end")
  func json() throws {
    let run = try ToolRun("lessons", "--format", "json")
    #expect(run.exitCode == 0)
    let lessons = try #require(try JSONParser.parse(run.output).arrayValue)
    #expect(
      lessons.compactMap { $0["id"]?.stringValue?.string } == (try Lessons.curriculum().lessonIDs))
    #expect(lessons.first?.members?.map(\.name) == ["id", "title", "flow", "expect"])
    #expect(lessons.first?["expect"] == .array(["completed"]))
  }
}
