/// What a heading of a lesson file opens.
enum LessonHeading {
  /// `## step: token-request`: the words on a step, with its id.
  case step(SourceSpan)
  /// `## run: defence-off`: a run, with its name.
  case run(SourceSpan)
  /// Nothing: the heading is prose.
  case prose

  /// Reads a heading.
  ///
  /// One that was probably meant to open something is reported, and taken as what was meant.
  init(_ line: SourceSpan, level: Int, _ proofreader: inout Proofreader) {
    let line = line.trimmed
    let text = line.dropFirst(line.text.prefix { $0 == "#" }.count).trimmed
    guard let (word, name) = text.split(at: ":"),
      let keyword = Self.keyword(meant: word, before: name.trimmed, proofreader.flow)
    else {
      self = .prose
      return
    }
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
    let isStep = flow?.steps.contains(String(name.text)) == true
    return isStep ? Suggestion.closest(to: lowercased, among: ["step"]) : nil
  }
}
