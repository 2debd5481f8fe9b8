import Testing
import TranscriptModel

@testable import LessonLibrary

@Suite("The lessons that come with the program")
struct BuiltInLessonsTests {
  @Test("are there")
  func notEmpty() throws {
    let curriculum = try Curriculum(vocabulary: .sample)
    #expect(curriculum.tracks.first?.lessonIDs.first == "pkce/authorization-code")
  }

  @Test("are found beside the program first")
  func besideProgram() throws {
    #expect(try BuiltInLessons.folder().hasSuffix("/authwalk_LessonLibrary.resources/lessons"))
  }

  @Test("are missed with a message that says where they were looked for")
  func missing() {
    let error = #expect(throws: LessonError.self) {
      try BuiltInLessons.folder(among: ["/nowhere/a", "/nowhere/b"])
    }
    #expect(
      error?.description
        == "found no lessons in '/nowhere/a', '/nowhere/b'; build again, or move the folder back")
  }
}
