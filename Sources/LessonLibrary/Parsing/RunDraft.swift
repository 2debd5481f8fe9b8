import TranscriptModel
import WireFormats

/// A run of a lesson while its file is read.
struct RunDraft {
  let name: SourceSpan?
  let position: SourcePosition
  var introduction = ""

  private let settings: RunSettings
  private var passages: [LessonPassage] = []
  private var conclusion: [String] = []
  /// The line of each step's heading.
  private var stepLines: [StepID: Int] = [:]

  init(name: SourceSpan?, position: SourcePosition, settings: RunSettings) {
    self.name = name
    self.position = position
    self.settings = settings
  }

  /// Takes the words on a step.
  mutating func addPassage(
    on id: SourceSpan, at position: SourcePosition, text: String, _ quotes: PredictionReader,
    _ proofreader: inout Proofreader
  ) {
    let prediction = quotes.prediction(&proofreader)
    if text.isEmpty, quotes.lines.isEmpty {
      proofreader.report("nothing is said of this step; write a sentence", at: position)
    }
    guard let step = proofreader.stepID(id) else { return }
    if let line = stepLines[step] {
      proofreader.report("step '\(step)' has its words on line \(line) already", at: position)
    }
    stepLines[step] = position.line
    passages.append(LessonPassage(step: step, text: text, prediction: prediction))
  }

  /// Takes prose that belongs after the run.
  mutating func addConclusion(_ text: String) { conclusion.append(text) }

  /// The finished run; nil, with a report, when nothing says how it must end.
  func makeRun(_ proofreader: inout Proofreader) -> LessonRun? {
    guard let expectation = settings.expectation else {
      if !settings.hasExpectation {
        let line = name == nil ? "expect: completed" : "- expect: completed"
        proofreader.report("'expect' is missing; add a line such as '\(line)'", at: position)
      }
      return nil
    }
    return LessonRun(
      name: name.map { String($0.text) }, settings: settings.settings, without: settings.without,
      attack: settings.attack, tampering: settings.tampering, expectation: expectation,
      introduction: introduction, passages: passages,
      conclusion: conclusion.joined(separator: "\n\n"))
  }
}
