import TranscriptModel
import Vocabulary
import WireFormats

/// Reads `refused at STEP by PARTICIPANT with ERROR through DEFENCE`.
///
/// The result comes first; the parts after it are optional and come in any order.
enum ExpectationParser {
  /// What introduces a part, and what kind of name follows it.
  private enum Preposition: String, CaseIterable {
    case at, by, with, through

    var kind: VocabularyKind {
      switch self {
      case .at: .step
      case .by: .participant
      case .with: .error
      case .through: .defence
      }
    }
  }

  /// The expected end; nil, with a report, when the text has another form.
  static func parse(_ text: SourceSpan, _ proofreader: inout Proofreader) -> LessonExpectation? {
    guard let first = text.words.first else { return nil }
    guard let result = Outcome.Result(rawValue: String(first.text)) else {
      let results = Outcome.Result.allCases.map(\.rawValue)
      proofreader.reportUnknown("unknown result", "the results are", first, among: results)
      return nil
    }
    var expectation = LessonExpectation(result: result)
    var seen: Set<Preposition> = []
    var words = text.words.dropFirst()
    while let word = words.popFirst() {
      guard result == .refused || result == .abandoned else {
        proofreader.report(
          "nothing may follow '\(result.rawValue)', found \(word.quoted)", at: word.position)
        return nil
      }
      guard let preposition = Preposition(rawValue: String(word.text)) else {
        proofreader.report(
          "expected 'at', 'by', 'with' or 'through', found \(word.quoted)", at: word.position)
        return nil
      }
      guard seen.insert(preposition).inserted else {
        proofreader.report("\(word.quoted) comes twice", at: word.position)
        return nil
      }
      guard let name = words.popFirst() else {
        proofreader.report(
          "expected the \(preposition.kind.rawValue) after \(word.quoted)", at: word.position)
        return nil
      }
      take(name, as: preposition, into: &expectation, &proofreader)
    }
    return expectation
  }

  private static func take(
    _ name: SourceSpan, as preposition: Preposition, into expectation: inout LessonExpectation,
    _ proofreader: inout Proofreader
  ) {
    switch preposition {
    case .at:
      expectation.step = proofreader.stepID(name)
      return
    case .by: expectation.by = ParticipantName(rawValue: WireText(name.text))
    case .with: expectation.error = String(name.text)
    case .through: expectation.defence = String(name.text)
    }
    proofreader.check(name, is: preposition.kind)
  }
}
