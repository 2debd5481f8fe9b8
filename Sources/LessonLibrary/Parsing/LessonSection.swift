import WireFormats

/// A part of a lesson file, from one heading that opens something to the next.
struct LessonSection {
  /// What a part is.
  enum Kind {
    /// The prose before the first run or step.
    case introduction
    /// A run, with its name: its settings and its prose.
    case run(SourceSpan)
    /// The words on a step, with the step's id.
    case step(SourceSpan)
    /// The prose after a run's own and after the words on steps, under a heading of its own.
    case conclusion
  }

  let kind: Kind
  /// Where the part begins.
  let position: SourcePosition
  /// The part's lines, without a heading that opened it.
  private(set) var lines: Range<Int>
  /// The blocks in these lines.
  private(set) var blocks: [MarkdownNode] = []

  private init(kind: Kind, position: SourcePosition, firstLine: Int) {
    self.kind = kind
    self.position = position
    lines = firstLine..<firstLine
  }

  var isRun: Bool { if case .run = kind { true } else { false } }
  var isStep: Bool { if case .step = kind { true } else { false } }

  /// Splits a file, from the line after the front matter, at its headings.
  ///
  /// The first part is always the introduction.
  static func sections(
    of source: SourceText, from bodyStart: Int, _ proofreader: inout Proofreader
  ) -> [LessonSection] {
    var current = LessonSection(
      kind: .introduction, position: SourcePosition(line: bodyStart, column: 1),
      firstLine: bodyStart)
    var sections: [LessonSection] = []
    let body = MarkdownNode(parsing: source.text(from: bodyStart), firstLine: bodyStart)
    for block in body.children {
      if let next = current.section(openedBy: block, source, &proofreader) {
        sections.append(current.ending(before: block.lines.lowerBound))
        current = next
      } else {
        current.blocks.append(block)
      }
    }
    return sections + [current.ending(before: source.lastLine + 1)]
  }

  /// The part that a block opens after this one; nil when the block belongs to this one.
  private func section(
    openedBy block: MarkdownNode, _ source: SourceText, _ proofreader: inout Proofreader
  ) -> LessonSection? {
    guard case .heading(let level) = block.kind else { return nil }
    let line = source.line(block.lines.lowerBound)
    if let kind = Kind(openedBy: line, level: level, &proofreader) {
      return LessonSection(kind: kind, position: line.position, firstLine: line.position.line + 1)
    }
    // A heading that opens nothing ends what was said before the run and along its way.
    guard level <= 2, isRun || isStep else { return nil }
    return LessonSection(kind: .conclusion, position: line.position, firstLine: line.position.line)
  }

  private func ending(before line: Int) -> LessonSection {
    var ended = self
    ended.lines = lines.lowerBound..<max(lines.lowerBound, line)
    return ended
  }
}

extension LessonSection.Kind {
  /// Reads a heading: `## step: token-request` or `## run: defence-off`; nil when it is prose.
  ///
  /// One that was probably meant to open something is reported, and taken as what was meant.
  fileprivate init?(openedBy line: SourceSpan, level: Int, _ proofreader: inout Proofreader) {
    let line = line.trimmed
    let text = line.dropFirst(line.text.prefix { $0 == "#" }.count).trimmed
    guard let (word, name) = text.split(at: ":"),
      let keyword = Self.keyword(meant: word, before: name.trimmed, proofreader.flow)
    else { return nil }
    if word.text != keyword {
      proofreader.report(
        "unknown heading '\(word.text):'", at: word.position, suggestion: "\(keyword):")
    } else if level != 2 || !line.text.hasPrefix("#") {
      proofreader.report(
        "the heading of a \(keyword) has the form '## \(keyword): NAME'", at: line.position)
    }
    self = keyword == "step" ? .step(name.trimmed) : .run(name.trimmed)
  }

  /// The keyword that a word before a colon is, or was meant to be: in another case, or misspelled
  /// before the name of a step.
  private static func keyword(
    meant word: SourceSpan, before name: SourceSpan, _ flow: FlowVocabulary?
  ) -> String? {
    let lowercased = word.text.lowercased()
    if lowercased == "step" || lowercased == "run" { return lowercased }
    let isStep = flow?.words(for: .step).contains(String(name.text)) == true
    return isStep ? Suggestion.closest(to: lowercased, among: ["step"]) : nil
  }
}
