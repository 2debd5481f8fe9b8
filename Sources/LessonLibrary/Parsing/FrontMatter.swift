import WireFormats

/// The lines between `---` and `---` at the start of a lesson file.
struct FrontMatter {
  /// The lines, in their order.
  private(set) var entries: [LessonEntry] = []
  /// The line after the closing `---`.
  let bodyStart: Int

  /// Reads the lines; nil, with a report, when there is no front matter or it has no end.
  init?(_ source: SourceText, _ proofreader: inout Proofreader) {
    let first = source.line(1).trimmed
    guard !source.text.isEmpty else {
      proofreader.report(
        "the file is empty; a lesson begins with '---', 'title: …' and 'flow: …'",
        at: source.line(1).position)
      return nil
    }
    guard first.text == "---" else {
      proofreader.report(
        "expected '---', the start of the front matter, found \(first.quoted)", at: first.position)
      return nil
    }
    guard
      let end = (1...source.lastLine).dropFirst().first(where: {
        source.line($0).trimmed.text == "---"
      })
    else {
      proofreader.report("the front matter has no end; add a line '---'", at: first.position)
      return nil
    }
    for number in 2..<end where !source.line(number).trimmed.isEmpty {
      if let entry = LessonEntry(source.line(number), &proofreader) { entries.append(entry) }
    }
    bodyStart = end + 1
    entries.checkKeys(inRun: false, &proofreader)
  }

  /// The value of a key that stands for the whole lesson; a missing one is reported.
  func value(of key: LessonKey, _ proofreader: inout Proofreader) -> SourceSpan? {
    if let entry = entries.first(where: { $0.lessonKey == key }) {
      return entry.value.isEmpty ? nil : entry.value
    }
    proofreader.report(
      "the front matter lacks '\(key.rawValue)'; add a line '\(key.rawValue): …'",
      at: SourcePosition(line: 1, column: 1))
    return nil
  }
}
