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

  /// True for a run.
  var isRun: Bool { if case .run = kind { true } else { false } }

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
    let below = line.position.line + 1
    switch LessonHeading(line, level: level, &proofreader) {
    case .step(let id):
      return LessonSection(kind: .step(id), position: line.position, firstLine: below)
    case .run(let name):
      return LessonSection(kind: .run(name), position: line.position, firstLine: below)
    case .prose:
      guard level <= 2, canConclude else { return nil }
      return LessonSection(
        kind: .conclusion, position: line.position, firstLine: line.position.line)
    }
  }

  /// True where a heading that opens nothing ends what was said before the run and along its way.
  private var canConclude: Bool {
    switch kind {
    case .run, .step: true
    case .introduction, .conclusion: false
    }
  }

  private func ending(before line: Int) -> LessonSection {
    var ended = self
    ended.lines = lines.lowerBound..<max(lines.lowerBound, line)
    return ended
  }
}
