import Flows
import LessonLibrary
import Simulation
import TranscriptModel

/// What is said when a user leaves: how far one got, and the command that leads back there.
enum ReturnTicket {
  static func text(for session: StepSession) async -> String {
    let stepped = session.stepped
    let name = stepped.run.name.map { "\(stepped.lesson.id), \($0)" } ?? stepped.lesson.id
    guard let step = await stepped.pending else {
      let end = "You saw the whole run of \(name). 'authwalk lessons' lists what there is.\n"
      return stepped.state.isEmpty
        ? end : end + "To see it again with your changes:\n  \(command(session, to: nil))\n"
    }
    return "You got to step \(step.number) of \(name). To come back:\n"
      + "  \(command(session, to: step.id))\n"
  }

  private static func command(_ session: StepSession, to step: StepID?) -> String {
    let stepped = session.stepped
    var words = ["authwalk", "step", quoted(session.lessonName)]
    if let name = stepped.run.name { words += ["--run", name] }
    if let step { words += ["--to", quoted(step.description)] }
    if stepped.seed != "authwalk" { words += ["--seed", quoted(stepped.seed)] }
    if let attack = stepped.run.attack { words += ["--attack", attack] }
    for defence in stepped.state.without { words += ["--without", defence] }
    for edit in stepped.state.edits { words += ["--tamper", quoted(edit.description)] }
    return words.joined(separator: " ")
  }

  /// A text as one word of a POSIX shell.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
