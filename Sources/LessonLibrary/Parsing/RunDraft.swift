import TranscriptModel
import Vocabulary
import WireFormats

/// A run of a lesson while its file is read.
///
/// It begins with what the front matter sets, which holds for each run.
struct RunDraft {
  /// The run as far as it was read; until there was an `expect`, its expectation stands for none.
  private(set) var run = LessonRun(expectation: LessonExpectation(result: .completed))
  private(set) var position = SourcePosition(line: 1, column: 1)
  /// Whether there was an `expect`, well-formed or not.
  private var hasExpectation = false
  /// The line of each step's heading.
  private var stepLines: [StepID: Int] = [:]

  /// Begins a run that has a name, and prose of its own.
  mutating func begin(_ name: SourceSpan, at position: SourcePosition, introduction: String) {
    run.name = String(name.text)
    run.introduction = introduction
    self.position = position
  }

  /// Takes settings; repeatable keys add up, any other replaces what was set before.
  mutating func take(_ entries: [LessonEntry], _ proofreader: inout Proofreader) {
    for entry in entries { take(entry, &proofreader) }
  }

  private mutating func take(_ entry: LessonEntry, _ proofreader: inout Proofreader) {
    if entry.lessonKey == .expect { hasExpectation = true }
    // An empty value was reported with the keys; only a setting may be set to the empty text.
    guard !entry.value.isEmpty || entry.isSetting else { return }
    let value = String(entry.value.text)
    switch entry.lessonKey {
    case .profile:
      proofreader.check(entry.value, is: .profile)
      run.profile = value
    case .attack:
      proofreader.check(entry.value, is: .attack)
      run.attack = value
    case .without:
      proofreader.check(entry.value, is: .defence)
      run.without.append(value)
    case .tamper:
      checkTampering(entry.value, &proofreader)
      run.tampering.append(value)
    case .expect:
      guard let expectation = ExpectationParser.parse(entry.value, &proofreader) else { return }
      run.expectation = expectation
    case nil where entry.isSetting:
      proofreader.check(entry.key, is: .setting)
      let setting = NamedValue(String(entry.key.text), value)
      if let index = run.settings.firstIndex(where: { $0.name == setting.name }) {
        run.settings[index] = setting
      } else {
        run.settings.append(setting)
      }
    case .title, .flow, nil: break
    }
  }

  /// Checks the step; what may be changed in its message, the flow knows when it runs.
  private func checkTampering(_ value: SourceSpan, _ proofreader: inout Proofreader) {
    guard let (step, change) = value.split(at: ":"), !change.isEmpty else {
      proofreader.report(
        "expected 'STEP:CHANGE', such as 'token-request:form.code=abc', found \(value.quoted)",
        at: value.position)
      return
    }
    _ = proofreader.stepID(step)
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
    run.passages.append(LessonPassage(step: step, text: text, prediction: prediction))
  }

  /// Takes prose that belongs after the run.
  mutating func addConclusion(_ text: String) {
    run.conclusion += (run.conclusion.isEmpty ? "" : "\n\n") + text
  }

  /// Reports when nothing says how the run must end.
  func checkExpectation(_ proofreader: inout Proofreader) {
    if hasExpectation { return }
    let line = run.name == nil ? "expect: completed" : "- expect: completed"
    proofreader.report("'expect' is missing; add a line such as '\(line)'", at: position)
  }
}

/// Reads `refused at STEP by PARTICIPANT with ERROR through DEFENCE`.
///
/// The result comes first; the parts after it are optional and come in any order.
enum ExpectationParser {
  /// What introduces a part, and what kind of name follows it.
  private static let kinds: [Substring: VocabularyKind] = [
    "at": .step, "by": .participant, "with": .error, "through": .defence,
  ]

  /// The expected end; nil, with a report, when the text has another form.
  static func parse(_ text: SourceSpan, _ proofreader: inout Proofreader) -> LessonExpectation? {
    guard let first = text.words.first else { return nil }
    guard let result = Outcome.Result(rawValue: String(first.text)) else {
      let results = Outcome.Result.allCases.map(\.rawValue)
      proofreader.reportUnknown("unknown result", "the results are", first, among: results)
      return nil
    }
    var expectation = LessonExpectation(result: result)
    var seen: Set<VocabularyKind> = []
    var words = text.words.dropFirst()
    while let word = words.popFirst() {
      guard result == .refused || result == .abandoned else {
        proofreader.report(
          "nothing may follow '\(result.rawValue)', found \(word.quoted)", at: word.position)
        return nil
      }
      guard let kind = kinds[word.text] else {
        proofreader.report(
          "expected 'at', 'by', 'with' or 'through', found \(word.quoted)", at: word.position)
        return nil
      }
      guard seen.insert(kind).inserted else {
        proofreader.report("\(word.quoted) comes twice", at: word.position)
        return nil
      }
      guard let name = words.popFirst() else {
        proofreader.report(
          "expected the \(kind.rawValue) after \(word.quoted)", at: word.position)
        return nil
      }
      take(name, as: kind, into: &expectation, &proofreader)
    }
    return expectation
  }

  private static func take(
    _ name: SourceSpan, as kind: VocabularyKind, into expectation: inout LessonExpectation,
    _ proofreader: inout Proofreader
  ) {
    switch kind {
    case .step:
      expectation.step = proofreader.stepID(name)
      return
    case .participant: expectation.by = ParticipantName(rawValue: WireText(name.text))
    case .error: expectation.error = String(name.text)
    default: expectation.defence = String(name.text)
    }
    proofreader.check(name, is: kind)
  }
}
