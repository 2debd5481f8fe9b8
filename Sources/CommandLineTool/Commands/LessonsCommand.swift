import LessonLibrary
import WireFormats

/// `authwalk lessons`: the curriculum.
enum LessonsCommand: Command {
  static let specification = CommandSpecification(
    name: "lessons", summary: "lists the lessons in teaching order",
    options: [
      OptionSpecification(name: "--format", choices: ["text", "json"], help: "how to write it")
    ],
    examples: ["authwalk lessons"])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let curriculum = try Lessons.curriculum()
    let lessons = try Lessons.all()
    if arguments.value("--format") == "json" {
      try console.write(json(lessons).indentedText() + "\n")
    } else {
      try console.write(text(curriculum, lessons, on: Screen(for: console)))
    }
    return .success
  }

  private static func text(
    _ curriculum: Curriculum, _ lessons: [Lesson], on screen: Screen
  ) -> String {
    let blocks = curriculum.tracks.map { track in
      let rows = lessons.filter { track.lessonIDs.contains($0.id) }.map { ($0.id, $0.title) }
      return track.name + "\n" + screen.columns(rows)
    }
    return blocks.joined(separator: "\n")
  }

  private static func json(_ lessons: [Lesson]) -> JSONValue {
    .array(
      lessons.map { lesson in
        .object(
          JSONMember("id", .string(lesson.id)), JSONMember("title", .string(lesson.title)),
          JSONMember("flow", .string(lesson.flow)),
          JSONMember(
            "expect", .array(lesson.runs.map { .string($0.expectation.description) })))
      })
  }
}
