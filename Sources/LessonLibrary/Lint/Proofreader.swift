import TranscriptModel
import Vocabulary
import WireFormats

/// Notes the faults of one lesson file, and knows the names that the file may use.
struct Proofreader {
  let file: String
  let vocabulary: LessonVocabulary
  /// The names of the lesson's flow; while it is unknown, no other name is judged.
  private(set) var flow: FlowVocabulary?
  private var found: [LessonFault] = []

  init(file: String, vocabulary: LessonVocabulary) {
    self.file = file
    self.vocabulary = vocabulary
  }

  /// The faults in the order of the file.
  var faults: [LessonFault] {
    found.sorted { first, second in
      (first.position.line, first.position.column) < (second.position.line, second.position.column)
    }
  }

  mutating func report(_ message: String, at position: SourcePosition, suggestion: String? = nil) {
    found.append(
      LessonFault(file: file, position: position, message: message, suggestion: suggestion))
  }

  /// Takes the lesson's flow, by which all other names are judged.
  mutating func setFlow(_ name: SourceSpan) {
    flow = vocabulary.flow(named: name.text)
    guard flow == nil else { return }
    reportUnknown("unknown flow", "the flows are", name, among: vocabulary.flows.map(\.name))
  }

  /// Reports a name that the lesson's flow does not have.
  mutating func check(_ name: SourceSpan, is kind: VocabularyKind) {
    guard let flow else { return }
    let words = flow.words(for: kind)
    guard !words.contains(String(name.text)) else { return }
    reportUnknown(
      "flow '\(flow.name)' has no \(kind.rawValue)", "it has", name, among: words)
  }

  /// Reports a name with the nearest known one, or with all known ones.
  mutating func reportUnknown(
    _ complaint: String, _ listed: String, _ name: SourceSpan, among words: [String]
  ) {
    let message = "\(complaint) \(name.quoted)"
    if let nearest = Suggestion.closest(to: name.text, among: words) {
      report(message, at: name.position, suggestion: nearest)
    } else {
      let known = words.isEmpty ? "none" : words.quotedList
      report("\(message); \(listed) \(known)", at: name.position)
    }
  }
}

extension Proofreader {
  /// Reads a step's id; nil, with a report, when it has another form.
  ///
  /// A step that the flow does not have is reported too.
  mutating func stepID(_ text: SourceSpan) -> StepID? {
    guard let id = StepID(parsing: text.text) else {
      report(
        "\(text.quoted) is no step's id; it has the form 'token-request' or 'token-request#2'",
        at: text.position)
      return nil
    }
    check(text.prefix(id.name.description.count), is: .step)
    return id
  }
}
