import Flows
import Foundation
import LessonLibrary
import Platform
import Simulation
import TranscriptModel

@testable import CommandLineTool

/// A session of `authwalk step` without a process around it: lines in, what they print out.
final class SteppedProbe {
  private(set) var session: StepSession
  private let scratch: ScratchFolder
  private let handle: FileHandle

  /// Begins a run of a lesson.
  init(_ lesson: Lesson, run: Int = 0, changes: RunChanges = RunChanges()) async throws {
    scratch = try ScratchFolder()
    handle = try FileHandle(
      forUpdating: URL(fileURLWithPath: try scratch.write("", to: "output")))
    let console = Console(output: FileDescriptor(number: handle.fileDescriptor))
    session = StepSession(
      run: try await EditableRun(
        lesson, run: lesson.runs[run], seed: "authwalk", changes: changes),
      lessonName: lesson.id, nextRun: nil, console: console, screen: Screen(for: console))
  }

  /// Begins the first lesson of a track, or the lesson of an id.
  convenience init(_ name: String = "pkce") async throws {
    try await self.init(try Lessons.lesson(name))
  }

  /// Says a line, and returns what it printed.
  @discardableResult
  func say(_ line: String) async throws -> String {
    let before = try handle.offset()
    _ = try await session.respond(to: line)
    try handle.seek(toOffset: before)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Shows the next step, the question before it left unanswered.
  @discardableResult
  func next() async throws -> String {
    let first = try await say("n")
    if case .asked = session.view { return first + (try await say("")) }
    return first
  }

  /// Goes on until a step is shown.
  @discardableResult
  func goOn(to step: String) async throws -> String {
    let text = try await say("run \(step)")
    if case .asked = session.view { return text + (try await say("")) }
    return text
  }

  /// The id of the waiting step.
  var waiting: String? {
    get async { await session.run.pending.map { "\($0.id)" } }
  }
}
