import Checks
import Flows
import LessonLibrary
import Platform
import Simulation
import TranscriptModel

/// One run of a lesson, played and judged.
struct JudgedRun: Sendable {
  /// The seed where the user names none.
  static let usualSeed = "authwalk"

  /// What happened, with the findings of every check.
  let transcript: Transcript
  /// In which points the run did not end as the lesson says, each in words; empty when it did, and when
  /// the user changed the run.
  let surprises: [String]

  /// Plays every run of a lesson; without a seed they are live.
  ///
  /// - Throws: `ToolError` when a run cannot be set up.
  static func all(
    of lesson: Lesson, _ changes: RunChanges = RunChanges(), seed: String? = usualSeed
  ) async throws(ToolError) -> [JudgedRun] {
    var runs: [JudgedRun] = []
    for run in lesson.runs {
      runs.append(try await JudgedRun(run, of: lesson, changes, seed: seed))
    }
    return runs
  }

  /// Plays one run of a lesson.
  init(
    _ run: LessonRun, of lesson: Lesson, _ changes: RunChanges = RunChanges(),
    seed: String? = usualSeed
  ) async throws(ToolError) {
    let configuration = try run.configuration(in: lesson, changes)
    let environment =
      seed.map { RunEnvironment.seeded($0) } ?? RunEnvironment.live(time: SystemClock.now)
    let played: Transcript
    do {
      played = try await Run(configuration, in: environment).transcript()
    } catch {
      throw ToolError(settingUp: error)
    }
    transcript = Checker().judge(played)
    surprises = changes.isEmpty ? Self.surprises(in: transcript, run.expectation) : []
  }

  /// Where a run differs from what its lesson says.
  ///
  /// In a run that completes with every defence on, under no profile and without an attack, no check may fail:
  /// what an attacker sends in somebody's place fails even where it gets nothing by it.
  private static func surprises(
    in transcript: Transcript, _ expectation: LessonExpectation
  ) -> [String] {
    guard let outcome = transcript.outcome else { return ["the run has no end"] }
    let surprises = expectation.differences(from: outcome)
    guard expectation.result == .completed, transcript.without.isEmpty,
      transcript.profile == nil, transcript.attack == nil
    else { return surprises }
    return surprises
      + transcript.steps.flatMap { step in
        step.findings.filter { $0.verdict == .fail }.map { finding in
          "'\(finding.check)' fails at '\(step.id)': \(finding.message)"
        }
      }
  }

  /// Tells the user what is surprising about the runs of a lesson.
  static func report(
    surprisesOf runs: [JudgedRun], lesson: Lesson, on console: Console
  ) -> ExitCode {
    let surprises = runs.flatMap(\.surprises)
    for surprise in surprises {
      console.remark("authwalk: \(lesson.id) did not end as it should: \(surprise)\n")
    }
    return surprises.isEmpty ? .success : .unexpected
  }
}

extension LessonRun {
  /// What the simulator is asked for this run, with a user's own changes after those of the lesson.
  ///
  /// - Throws: `ToolError` when there is no such flow, or when the lesson's changes on the wire cannot
  ///   be read.
  func configuration(
    in lesson: Lesson, _ changes: RunChanges = RunChanges()
  ) throws(ToolError) -> RunConfiguration {
    var edits: [StepEdit] = []
    for text in tampering {
      do {
        edits.append(try StepEdit(parsing: text))
      } catch {
        throw ToolError(.input, "\(lesson.id): \(error)")
      }
    }
    let flow: any Flow
    do { flow = try FlowCatalogue.flow(named: lesson.flow) } catch {
      throw ToolError(settingUp: error)
    }
    var configuration = RunConfiguration(
      lesson: lesson.id, run: name, flow: flow, settings: settings,
      profile: changes.profile ?? profile,
      without: without + changes.without.filter { !without.contains($0) },
      attack: changes.attack ?? attack, edits: edits + changes.edits)
    if let order = changes.order { configuration.order = order }
    return configuration
  }
}

/// What a user changes in the runs of a lesson, in order, so that it can be repeated and undone.
struct RunChanges: Hashable, Sendable {
  /// Changes on the wire besides those of the lesson.
  var edits: [StepEdit] = []
  /// A profile instead of the lesson's own.
  var profile: String?
  /// Defences that are off besides those of the lesson.
  var without: [String] = []
  /// An attack instead of the lesson's own.
  var attack: String?
  /// The order in which messages that race move.
  var order: TurnOrder?

  /// Whether nothing is changed, so that the runs must end as the lesson says.
  var isEmpty: Bool { self == RunChanges() }

  /// The changes to one step.
  func actions(on step: StepID) -> [StepEdit.Action] {
    edits.filter { $0.step == step }.map(\.action)
  }

  /// The states that lead to this one, the oldest first, as if the defences were switched off first.
  var history: [RunChanges] {
    without.indices.map { RunChanges(without: Array(without[..<$0])) }
      + edits.indices.map { RunChanges(edits: Array(edits[..<$0]), without: without) }
  }

  /// The change that was made last since an earlier state, as it was written.
  func lastChange(since earlier: RunChanges) -> String? {
    edits.count > earlier.edits.count
      ? edits.last?.description : without.last.map { "without \($0)" }
  }
}

extension RunChanges {
  /// The changes of `--without` and `--tamper`.
  ///
  /// - Throws: `ToolError` when a change on the wire cannot be read.
  init(_ arguments: ParsedArguments) throws(ToolError) {
    without = arguments.values("--without")
    for text in arguments.values("--tamper") {
      do {
        edits.append(try StepEdit(parsing: text))
      } catch {
        throw ToolError(.usage, "--tamper: \(error)")
      }
    }
  }
}
