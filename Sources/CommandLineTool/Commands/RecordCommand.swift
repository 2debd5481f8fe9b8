import LessonLibrary
import Platform
import TranscriptModel
import WireFormats

/// `authwalk record`: writes the transcripts of lessons anew.
enum RecordCommand: Command {
  static let specification = CommandSpecification(
    name: "record", arguments: "[LESSON…]", argumentCount: 0...Int.max,
    summary: "writes the transcripts of lessons to files, by default of all",
    details: [
      "The transcript of 'pkce/authorization-code' goes to transcripts/pkce/authorization-code.txt.",
      "Read what changed before you commit it.",
    ],
    options: [
      OptionSpecification(
        name: "-o", value: "FOLDER", help: "the folder; 'transcripts' if not given")
    ],
    examples: ["authwalk record", "authwalk record my-lesson.md -o my-transcripts"])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let folder = arguments.value("-o") ?? "transcripts"
    guard Files.isFolder(folder) else {
      throw ToolError(
        .output, "there is no folder '\(folder)' here",
        advice: "Go to the top of the project, or name a folder with -o.")
    }
    var names = arguments.arguments
    if names.isEmpty { names = try Lessons.curriculum().lessonIDs }
    var exitCode = ExitCode.success
    for name in names {
      let lesson = try Lessons.lesson(name)
      let runs = try await JudgedRun.all(of: lesson)
      if JudgedRun.report(surprisesOf: runs, lesson: lesson, on: console) != .success {
        exitCode = .unexpected
      }
      let text = TranscriptText.write(runs.map(\.transcript))
      try console.write(try record(text, as: "\(folder)/\(lesson.id).txt"))
    }
    return exitCode
  }

  /// Writes a transcript, and says whether that changed anything.
  private static func record(_ text: String, as path: String) throws(ToolError) -> String {
    let exists = Files.exists(path)
    if exists, try WireText(InputFile.read(path)) == text { return "unchanged   \(path)\n" }
    if !exists, let slash = path.lastIndex(of: "/") {
      Files.makeFolder(String(path[..<slash]))
    }
    try OutputFile.write(text, to: path)
    return "\(exists ? "changed" : "new")   \(path)\n"
  }
}
