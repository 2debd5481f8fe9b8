import WireFormats

/// Reads one lesson file, and goes on after a fault, so that its writer sees all of them at once.
struct LessonParser {
  fileprivate let source: SourceText
  /// The settings of the front matter, which hold for each run.
  fileprivate let defaults: RunDraft
  fileprivate var introduction = ""
  fileprivate var runs: [RunDraft] = []
  fileprivate var proofreader: Proofreader

  fileprivate mutating func readBody(from bodyStart: Int) -> [LessonRun] {
    let sections = LessonSection.sections(of: source, from: bodyStart, &proofreader)
    if !sections.contains(where: \.isRun) {
      runs = [defaults]
    }
    for section in sections { read(section) }
    for run in runs { run.checkExpectation(&proofreader) }
    return runs.map(\.run)
  }

  private mutating func read(_ section: LessonSection) {
    let quotes = PredictionReader(section, source, &proofreader)
    let text = source.text(of: section.lines, without: quotes.lines)
    if !section.isStep { quotes.forbid(&proofreader) }
    switch section.kind {
    case .introduction:
      introduction = text
      guard text.isEmpty else { return }
      proofreader.report(
        "the lesson has no prose; say below the front matter what it shows", at: section.position)
    case .run(let name):
      runs.append(makeDraft(section, name: name))
    case .step(let id):
      guard !runs.isEmpty else {
        proofreader.report(
          "a step before the first run; move it below a heading '## run: NAME'",
          at: section.position)
        return
      }
      runs[runs.count - 1].addPassage(
        on: id, at: section.position, text: text, quotes, &proofreader)
    case .conclusion:
      guard !runs.isEmpty else { return }
      runs[runs.count - 1].addConclusion(text)
    }
  }

  /// A run with the settings in the list right below its heading, and the prose after that.
  private mutating func makeDraft(_ section: LessonSection, name: SourceSpan) -> RunDraft {
    checkName(of: name, at: section.position)
    var entries: [LessonEntry] = []
    var prose = section.lines
    if let block = section.blocks.first, case .bulletList = block.kind {
      entries = block.children.compactMap { readItem($0.lines) }
      entries.checkKeys(inRun: true, &proofreader)
      prose = block.lines.upperBound..<max(block.lines.upperBound, section.lines.upperBound)
    }
    var draft = defaults
    draft.begin(name, at: section.position, introduction: source.text(of: prose))
    draft.take(entries, &proofreader)
    return draft
  }

  private mutating func readItem(_ lines: Range<Int>) -> LessonEntry? {
    let mark = source.line(lines.lowerBound).trimmed
    guard source.text(of: lines.dropFirst()).isEmpty else {
      proofreader.report("a setting stands on one line, '- key: value'", at: mark.position)
      return nil
    }
    return LessonEntry(mark.dropFirst(1), &proofreader)
  }

  private mutating func checkName(of run: SourceSpan, at position: SourcePosition) {
    guard run.text.isLessonName else {
      proofreader.report(
        "a run's name has lower-case letters, digits and hyphens, 'defence-off', not \(run.quoted)",
        at: run.position)
      return
    }
    if let earlier = runs.first(where: { $0.run.name.map { $0 == run.text } == true }) {
      proofreader.report(
        "run \(run.quoted) is on line \(earlier.position.line) already", at: position)
    }
  }
}

extension Lesson {
  /// Parses a lesson file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - id: The lesson's id.
  ///   - file: The file as messages name it.
  ///   - vocabulary: The names that the file may use.
  /// - Throws: `LessonError.faulty` with every fault of the file, in its order.
  package init(
    parsing bytes: [UInt8], id: String, file: String, vocabulary: LessonVocabulary
  ) throws(LessonError) {
    var proofreader = Proofreader(file: file, vocabulary: vocabulary)
    guard let source = SourceDecoder.decode(bytes, &proofreader),
      let frontMatter = FrontMatter(source, &proofreader)
    else { throw .faulty(proofreader.faults) }
    let title = frontMatter.value(of: .title, &proofreader)
    let flow = frontMatter.value(of: .flow, &proofreader)
    if let flow { proofreader.setFlow(flow) }
    var defaults = RunDraft()
    defaults.take(frontMatter.entries, &proofreader)
    var parser = LessonParser(source: source, defaults: defaults, proofreader: proofreader)
    let runs = parser.readBody(from: frontMatter.bodyStart)
    guard let title, let flow, parser.proofreader.faults.isEmpty else {
      throw .faulty(parser.proofreader.faults)
    }
    self.init(
      id: id, title: String(title.text), flow: String(flow.text),
      introduction: parser.introduction, runs: runs)
  }
}
