import Checks
import Flows
import LessonLibrary
import Simulation
import TestSupport
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

/// No value of a calculation can be changed unseen.
@Suite("every calculation")
struct RecomputationTests {
  @Test("of a plain run of each flow shows each change")
  func plain() async throws {
    var changes = CalculationChanges()
    for flow in FlowCatalogue.all {
      changes.judge(try await Self.play(Self.configuration(flow)))
    }
    #expect(changes.unseen == [])
    #expect(changes.names.count >= 10)
  }

  @Test("of every lesson, and of every attack with its defence and without", .exploresInCI)
  func all() async throws {
    var changes = CalculationChanges()
    for id in LessonTests.ids {
      let lesson = try Lessons.lesson(id)
      for run in lesson.runs {
        var configuration = try run.configuration(in: lesson)
        configuration.settings += configuration.flow.bulkSettings
        changes.judge(try await Self.play(configuration))
      }
    }
    for flow in FlowCatalogue.all {
      for attack in flow.attacks {
        for without in [[], attack.stoppingDefences.map(\.name)] {
          changes.judge(
            try await Self.play(
              Self.configuration(flow, without: without, attack: attack.name)))
        }
      }
    }
    #expect(changes.unseen == [])
    #expect(changes.names.count == FlowTerms.all.flatMap(\.calculations).count)
  }

  /// A run in which one hash of a password is as good as six hundred thousand.
  private static func configuration(
    _ flow: any Flow, without: [String] = [], attack: String? = nil
  ) -> RunConfiguration {
    RunConfiguration(
      lesson: "test", flow: flow, settings: flow.bulkSettings, without: without, attack: attack)
  }

  private static func play(_ configuration: RunConfiguration) async throws -> Transcript {
    try await Run(configuration, in: .seeded("authwalk")).transcript()
  }
}

/// Changes every value of the calculations of transcripts, and notes which changes no check sees.
///
/// Seen is what speaks against the transcript and did not before. A value that a check found wrong may
/// also become right: then what spoke against it is gone.
struct CalculationChanges {
  /// The changes that nothing shows.
  private(set) var unseen: [String] = []
  /// The names of the calculations that were changed.
  private(set) var names: Set<WireText> = []
  private var done: Set<Calculation> = []

  /// Changes each value of each calculation that did not occur in this form before.
  mutating func judge(_ transcript: Transcript) {
    for (index, step) in transcript.steps.enumerated() {
      guard let calculation = step.calculation, done.insert(calculation).inserted,
        let check = CheckCatalogue.check("\(step.id.name)-recomputed")
      else { continue }
      names.insert(step.id.name.rawValue)
      let before = Self.findings(Checker(checks: [check]), transcript)
      for (words, changed) in Self.changes(of: calculation) {
        var other = transcript
        other.steps[index].content = .calculation(changed, by: step.sender)
        if Self.findings(Checker(checks: [check]), other) == before,
          Self.findings(Checker(), other) == Self.findings(Checker(), transcript)
        {
          unseen.append("\(transcript.attack ?? transcript.lesson) \(step.id): \(words)")
        }
      }
    }
  }

  /// What speaks against a transcript, with the step that it stands at.
  private static func findings(_ checker: Checker, _ transcript: Transcript) -> Set<String> {
    Set(
      checker.judge(transcript).steps.flatMap { step in
        step.findings.filter { $0.verdict == .fail || $0.verdict == .unknown }
          .map { "\(step.id) \($0.check) \($0.verdict) \($0.message)" }
      })
  }

  /// A calculation with one value changed, taken out or added, and what was done to it.
  private static func changes(of calculation: Calculation) -> [(String, Calculation)] {
    var changes: [(String, Calculation)] = []
    for side in [\Calculation.inputs, \.outputs] {
      for (index, value) in calculation[keyPath: side].enumerated() {
        for text in otherTexts(than: value) {
          var changed = calculation
          changed[keyPath: side][index].value = text
          changes.append(("'\(value.name)' is '\(text)'", changed))
        }
        var changed = calculation
        changed[keyPath: side].remove(at: index)
        changes.append(("'\(value.name)' is gone", changed))
      }
      var changed = calculation
      changed[keyPath: side].append(NamedValue("added", "1"))
      changes.append(("'added' is new", changed))
    }
    return changes
  }

  /// The text with another character in its middle, and every other word in its place.
  private static func otherTexts(than value: NamedValue) -> [WireText] {
    let words = FlowTerms.all.flatMap(\.calculations).flatMap { $0.words(of: value.name) }
    var characters = Array(value.value.string)
    if characters.isEmpty { return ["x"] }
    let middle = characters.count / 2
    characters[middle] = characters[middle] == "1" ? "2" : "1"
    return Set(words + [WireText(String(characters))]).filter { $0 != value.value }.sorted()
  }
}

extension CalculationValue {
  /// The words that a value of this name can be; none where any text will do.
  fileprivate static func words(of name: WireText) -> [WireText] {
    guard case .words(let words) = Self(rawValue: name)?.form.kind else { return [] }
    return words
  }
}
