import FlowSimulator
import LessonLibrary
import TranscriptModel

/// What is said when a user leaves: how far one got, and the command that leads back there.
enum ReturnTicket {
  static func text(for stepped: SteppedLesson) async -> String {
    guard let step = await stepped.pending else {
      return "You saw the whole run of \(stepped.lesson.id). Try 'authwalk lessons' for the next."
    }
    var words = ["authwalk step", stepped.lesson.id, "--to", step.id.description]
    if stepped.seed != "authwalk" { words += ["--seed", quoted(stepped.seed)] }
    for defence in stepped.state.without { words += ["--without", defence] }
    for edit in stepped.state.edits { words += ["--tamper", quoted(edit.description)] }
    return "You got to step \(step.number) of \(stepped.lesson.id). To come back:\n  "
      + words.joined(separator: " ")
  }

  /// A text as one word of a POSIX shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
