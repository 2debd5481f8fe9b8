import Checks
import FlowSimulator
import LessonLibrary
import Platform
import TranscriptModel

/// One run of a lesson, played and judged.
struct Performance: Sendable {
  /// What happened, with the findings of every check.
  var transcript: Transcript
  /// In which points the run did not end as the lesson says, each in words; empty when it did.
  var surprises: [String]

  /// What a user changes in a lesson from the command line.
  struct Adjustments: Sendable {
    /// The seed; nil for a live run.
    var seed: String? = "authwalk"
    /// Defences to switch off besides those of the lesson.
    var without: [String] = []
    /// Changes on the wire besides those of the lesson.
    var edits: [StepEdit] = []
    /// The order in which messages that race move.
    var order: TurnOrder?
    /// An attack instead of the lesson's own.
    var attack: String?

    /// Whether the runs may end otherwise than the lesson says.
    var changeTheEnd: Bool { !without.isEmpty || !edits.isEmpty || attack != nil || order != nil }
  }

  /// Plays every run of a lesson.
  ///
  /// - Throws: `ToolError` when a run cannot be set up.
  static func all(
    of lesson: Lesson, _ adjustments: Adjustments
  ) async throws(ToolError) -> [Performance] {
    var performances: [Performance] = []
    for run in lesson.runs {
      performances.append(try await play(run, of: lesson, adjustments))
    }
    return performances
  }

  /// Plays one run of a lesson.
  static func play(
    _ run: LessonRun, of lesson: Lesson, _ adjustments: Adjustments
  ) async throws(ToolError) -> Performance {
    var configuration = try run.configuration(
      in: lesson, without: adjustments.without, edits: adjustments.edits,
      attack: adjustments.attack)
    if let order = adjustments.order { configuration.order = order }
    let environment =
      adjustments.seed.map { RunEnvironment.seeded($0) }
      ?? RunEnvironment.live(time: SystemClock.now)
    let transcript: Transcript
    do {
      transcript = try await Run(configuration, in: environment).transcript()
    } catch {
      throw ToolError(settingUp: error)
    }
    let judged = Checker().judge(transcript)
    let surprises =
      adjustments.changeTheEnd ? [] : Self.surprises(in: judged, run.expectation)
    return Performance(transcript: judged, surprises: surprises)
  }

  /// Where a run differs from what its lesson says.
  ///
  /// In a run that completes with every defence on, no check may fail.
  private static func surprises(in transcript: Transcript, _ expectation: LessonExpectation)
    -> [String]
  {
    guard let outcome = transcript.outcome else { return ["the run has no end"] }
    var surprises = expectation.differences(from: outcome)
    guard expectation.result == .completed, transcript.without.isEmpty else { return surprises }
    for step in transcript.steps {
      for finding in step.findings where finding.verdict == .fail {
        surprises.append("'\(finding.check)' fails at '\(step.id)': \(finding.message)")
      }
    }
    return surprises
  }
}
