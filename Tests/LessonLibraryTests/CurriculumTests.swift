import FoundationEssentials
import Testing

@testable import LessonLibrary

@Suite("Curricula")
struct CurriculumTests {
  private static let lesson = "---\ntitle: t\nflow: pkce\nexpect: completed\n---\nProse."

  @Test("keep the teaching order, by track")
  func order() throws {
    try Self.withFolder { folder in
      let curriculum = try Curriculum(folder: folder, vocabulary: .sample)
      #expect(curriculum.lessonIDs == ["pkce/second", "pkce/first", "nonce/first", "nonce/only"])
      #expect(
        curriculum.tracks == [
          CurriculumTrack(name: "pkce", lessonIDs: ["pkce/second", "pkce/first"]),
          CurriculumTrack(name: "nonce", lessonIDs: ["nonce/first", "nonce/only"]),
        ])
      #expect(curriculum.lint() == [])
    }
  }

  @Test(
    "find a lesson by id, by track and by the last part",
    arguments: [
      ("pkce/first", "pkce/first"), ("pkce", "pkce/second"), ("nonce", "nonce/first"),
      ("only", "nonce/only"), ("second", "pkce/second"),
    ])
  func names(name: String, id: String) throws {
    try Self.withFolder { folder in
      let curriculum = try Curriculum(folder: folder, vocabulary: .sample)
      #expect(try curriculum.lesson(named: name).id == id)
    }
  }

  @Test(
    "say which lesson was probably meant",
    arguments: [
      ("pkec", "unknown lesson 'pkec'; did you mean 'pkce'?"),
      ("pkce/frist", "unknown lesson 'pkce/frist'; did you mean 'pkce/first'?"),
      ("secnod", "unknown lesson 'secnod'; did you mean 'second'?"),
      ("", "unknown lesson ''; 'authwalk lessons' lists them all"),
      ("something", "unknown lesson 'something'; 'authwalk lessons' lists them all"),
      (
        "first", "more than one lesson is named 'first'; give one of 'pkce/first', 'nonce/first'"
      ),
      ("missing.md", "cannot read 'missing.md': no such file or directory"),
      ("/tmp", "cannot read '/tmp': is a directory"),
    ])
  func unknown(name: String, message: String) throws {
    try Self.withFolder { folder in
      let curriculum = try Curriculum(folder: folder, vocabulary: .sample)
      let error = #expect(throws: LessonError.self) { try curriculum.lesson(named: name) }
      #expect(error?.description == message)
    }
  }

  @Test("read a lesson from a path, and name that path in faults")
  func path() throws {
    try Self.withFolder { folder in
      let curriculum = try Curriculum(folder: folder, vocabulary: .sample)
      #expect(try curriculum.lesson(named: "\(folder)/nonce/only.md").id == "only")

      let path = "\(folder)/mine"
      try "words".write(toFile: path, atomically: false, encoding: .utf8)
      let error = #expect(throws: LessonError.self) { try curriculum.lesson(named: path) }
      #expect(
        error?.description
          == "\(path):1:1: error: expected '---', the start of the front matter, found 'words'")
    }
  }

  @Test("read no more of an endless file than they need")
  func endless() throws {
    try Self.withFolder { folder in
      let curriculum = try Curriculum(folder: folder, vocabulary: .sample)
      let error = #expect(throws: LessonError.self) { try curriculum.lesson(named: "/dev/zero") }
      #expect(
        error?.description
          == "/dev/zero:1:1: error: the file is larger than 1000000 bytes, the most that is read")
    }
  }

  @Test("report what is wrong in the list")
  func listFaults() throws {
    let list =
      "# order\npkce\npkce/first\nnonce/only\npkce/first\npkce/second\n../x/y\nnonce/Only\n"
    try Self.withFolder(list: list) { folder in
      let error = #expect(throws: LessonError.self) {
        try Curriculum(folder: folder, vocabulary: .sample)
      }
      #expect(
        error?.description == """
          lessons/curriculum.txt:2:1: error: expected 'TRACK/LESSON', found 'pkce'
          lessons/curriculum.txt:5:1: error: 'pkce/first' is on line 3 already
          lessons/curriculum.txt:6:1: error: the lessons of a track stand together; \
          move 'pkce/second' below line 3
          lessons/curriculum.txt:7:1: error: expected 'TRACK/LESSON', found '../x/y'
          lessons/curriculum.txt:8:1: error: expected 'TRACK/LESSON', found 'nonce/Only'
          """)
    }
  }

  @Test("report an empty list")
  func emptyList() throws {
    try Self.withFolder(list: "# nothing yet\n") { folder in
      let error = #expect(throws: LessonError.self) {
        try Curriculum(folder: folder, vocabulary: .sample)
      }
      #expect(
        error?.description == "lessons/curriculum.txt:1:1: error: the list names no lesson")
    }
  }

  @Test("report lessons with faults, lessons without a file, and files without a line")
  func lint() throws {
    try Self.withFolder(list: "pkce/first\npkce/gone\n") { folder in
      try "words".write(toFile: "\(folder)/pkce/first.md", atomically: false, encoding: .utf8)
      let curriculum = try Curriculum(folder: folder, vocabulary: .sample)
      #expect(
        curriculum.lint().map(\.description) == [
          "lessons/pkce/first.md:1:1: error: expected '---', the start of the front matter, "
            + "found 'words'",
          "lessons/curriculum.txt:2:1: error: cannot read '\(folder)/pkce/gone.md': "
            + "no such file or directory",
          "lessons/nonce/first.md:1:1: error: no line of 'curriculum.txt' names this lesson; "
            + "add 'nonce/first'",
          "lessons/nonce/only.md:1:1: error: no line of 'curriculum.txt' names this lesson; "
            + "add 'nonce/only'",
          "lessons/pkce/second.md:1:1: error: no line of 'curriculum.txt' names this lesson; "
            + "add 'pkce/second'",
        ])
    }
  }

  @Test("say where the lessons were looked for when the folder is gone")
  func missing() {
    let error = #expect(throws: LessonError.self) {
      try Curriculum(folder: "/nowhere/lessons", vocabulary: .sample)
    }
    #expect(
      error?.description
        == "cannot read '/nowhere/lessons/curriculum.txt': no such file or directory")
  }

  /// A folder `lessons` with four lessons, in two tracks.
  private static func withFolder(
    list: String = "# order\npkce/second\npkce/first\n\nnonce/first\nnonce/only\n",
    _ body: (String) throws -> Void
  ) throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "authwalk-\(UUID().uuidString)")
    defer { try? files.removeItem(at: root) }
    let folder = root.path + "/lessons"
    for id in ["pkce/second", "pkce/first", "nonce/first", "nonce/only"] {
      let track = id.prefix { $0 != "/" }
      try files.createDirectory(atPath: "\(folder)/\(track)", withIntermediateDirectories: true)
      try lesson.write(toFile: "\(folder)/\(id).md", atomically: false, encoding: .utf8)
    }
    try list.write(toFile: "\(folder)/curriculum.txt", atomically: false, encoding: .utf8)
    try body(folder)
  }
}
