import WireFormats

/// Reads the question and the answer in the quotes of one section.
///
/// ```
/// > predict: Will the server answer with a token?
/// > answer: No. …
/// ```
/// Each may go on over several lines; they may stand in one quote or in two.
struct PredictionReader {
  private enum Part: String, CaseIterable {
    case predict, answer
  }

  private struct Paragraph {
    let part: Part
    let position: SourcePosition
    var lines: [Substring]

    var text: String { SourceText(lines.joined(separator: "\n")).text }
  }

  private var paragraphs: [Paragraph] = []
  /// The lines of the quotes that were read; a section's other lines are its prose.
  private(set) var lines: [Range<Int>] = []

  /// Reads the quotes of a section that begin with `predict:` or `answer:`; others are prose.
  init(_ section: LessonSection, _ source: SourceText, _ proofreader: inout Proofreader) {
    for block in section.blocks {
      guard case .blockQuote = block.kind else { continue }
      read(block.lines, source, &proofreader)
    }
  }

  /// Question and answer; nil when there are none, or, with reports, when they do not belong
  /// together.
  func prediction(_ proofreader: inout Proofreader) -> LessonPrediction? {
    var found: [Part: Paragraph] = [:]
    for paragraph in paragraphs {
      let name = paragraph.part.rawValue
      if paragraph.text.isEmpty {
        proofreader.report("'\(name)' has no text", at: paragraph.position)
      }
      if let earlier = found[paragraph.part] {
        proofreader.report(
          "'\(name)' is given on line \(earlier.position.line) already", at: paragraph.position)
      } else if paragraph.part == .answer, found[.predict] == nil {
        proofreader.report(
          "'answer' without 'predict'; put the question before it", at: paragraph.position)
      } else {
        found[paragraph.part] = paragraph
      }
    }
    guard let question = found[.predict] else { return nil }
    guard let answer = found[.answer] else {
      proofreader.report(
        "'predict' without 'answer'; put the answer after it", at: question.position)
      return nil
    }
    return LessonPrediction(question: question.text, answer: answer.text)
  }

  /// Reports questions and answers in a section that is not about a step.
  func forbid(_ proofreader: inout Proofreader) {
    for paragraph in paragraphs {
      proofreader.report(
        "'\(paragraph.part.rawValue)' belongs below a heading '## step: NAME'",
        at: paragraph.position)
    }
  }

  private mutating func read(
    _ quote: Range<Int>, _ source: SourceText, _ proofreader: inout Proofreader
  ) {
    var current: Paragraph?
    for number in quote {
      let line = source.line(number).unquoted
      if let (word, text) = line.split(at: ":"), let part = part(meant: word, &proofreader) {
        if let current { paragraphs.append(current) }
        current = Paragraph(part: part, position: word.trimmed.position, lines: [text.trimmed.text])
      } else if current == nil {
        return
      } else {
        current?.lines.append(line.text)
      }
    }
    if let current { paragraphs.append(current) }
    lines.append(quote)
  }

  /// The part that a word before a colon opens; one that is misspelled is reported.
  private func part(meant word: SourceSpan, _ proofreader: inout Proofreader) -> Part? {
    let word = word.trimmed
    if let part = Part(rawValue: String(word.text)) { return part }
    guard let meant = Suggestion.closest(to: word.text, among: Part.allCases.map(\.rawValue))
    else { return nil }
    proofreader.report(
      "unknown word '\(word.text):' in a quote", at: word.position, suggestion: "\(meant):")
    return Part(rawValue: meant)
  }
}

extension SourceSpan {
  /// A line of a quote without its mark.
  fileprivate var unquoted: SourceSpan {
    let line = trimmed
    guard line.text.hasPrefix(">") else { return line }
    return line.dropFirst(line.text.hasPrefix("> ") ? 2 : 1)
  }
}
