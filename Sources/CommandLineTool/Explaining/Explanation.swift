import Checks
import Flows
import LessonLibrary
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What the program knows about a word that its transcripts print.
enum Explanation {
  /// Every meaning of a word, in a few lines each.
  ///
  /// - Throws: `ToolError` when nobody knows the word.
  static func text(of word: String, on screen: Screen) throws(ToolError) -> String {
    let meanings = meanings(of: word)
    guard let known = meanings.first?.word else {
      throw ToolError(
        .usage, "nothing is known of '\(word)'\(Suggestion.hint(for: word, among: words))",
        advice:
          "Explained are parameters, claims, header fields, errors, participants, steps, checks, "
          + "defences, profiles, attacks and sections.")
    }
    let lessons = try Lessons.all().filter { $0.speaks(of: known) }
    return meanings.indices.map { index in
      let speaking = lessons.filter { place(of: $0, among: meanings) == index }.map(\.id)
      let rows = meanings[index].rows + [("lessons", speaking.joined(separator: ", "))]
      return meanings[index].heading + "\n" + screen.columns(rows.filter { !$0.1.isEmpty })
    }.joined(separator: "\n")
  }

  /// The meaning that a lesson is listed with: the last one that its flow has.
  ///
  /// A lesson may speak of a word that its own flow does not have; it stands with the last meaning.
  private static func place(of lesson: Lesson, among meanings: [Meaning]) -> Int {
    meanings.lastIndex { $0.flows.isEmpty || $0.flows.contains(lesson.flow) }
      ?? meanings.count - 1
  }

  /// Every word that can be explained.
  static var words: [String] {
    let general: [[String]] = [
      Glossary.entries.map(\.word), Meaning.results.map(\.word), CheckCatalogue.all.map(\.id),
    ]
    let ofFlows: [[String]] = FlowCatalogue.all.flatMap { flow in
      [
        flow.profiles.map(\.name), flow.defences.map(\.name), flow.attacks.map(\.name),
        flow.messages.map(\.description),
      ]
    }
    return (general + ofFlows).flatMap(\.self)
  }

  /// The meanings of a word; none when nobody knows it.
  static func meanings(of word: String) -> [Meaning] {
    readings(of: word).lazy.map(exactMeanings).first { !$0.isEmpty } ?? []
  }

  /// The ways in which a word can be read that somebody copied from a transcript: the word itself, then
  /// the names inside it.
  ///
  /// They are `nonce` of `id_token.claims.nonce`, `kid` of `keys/0/kid`, `state` of `query.state`,
  /// `providerId` of `postBody.providerId`, the section of `RFC 7636 §4.1 (MUST)`, the step of
  /// `token-request#2`, and the repository of `AppAuth-iOS #773, observed`.
  private static func readings(of word: String) -> [String] {
    var readings = [word]
    if let source = SourceReference(citation: word) { readings.append(source.document.label) }
    if let name = Place(parsing: word)?.name { readings.append(name.string) }
    for mark in [".claims.", ".header.", "/", "."] {
      if let range = word.ranges(of: mark).last { readings.append("\(word[range.upperBound...])") }
    }
    for mark in [" (", "#"] {
      if let range = word.firstRange(of: mark) { readings.append("\(word[..<range.lowerBound])") }
    }
    return readings
  }

  /// Every thing that bears a name: one name can be a check and a defence, and an attack in two flows.
  private static func exactMeanings(of word: String) -> [Meaning] {
    let flows = FlowCatalogue.all
    let step = MessageName(rawValue: WireText(word))
    let flowsWithStep = flows.filter { $0.messages.contains(step) }.map(\.name)
    var meanings = Meaning.results.filter { $0.word == word }
    meanings += Glossary.entries(for: word).map { Meaning($0) }
    meanings += checks(named: word) + defences(named: word) + profiles(named: word)
    for flow in flows {
      meanings += flow.attacks.filter { $0.name == word }.map { Meaning($0, flow: flow.name) }
    }
    for flow in flows {
      meanings += flow.settings.filter { $0.name == word }.map { Meaning($0, flow: flow.name) }
    }
    if !flowsWithStep.isEmpty { meanings.append(Meaning(step: step, flows: flowsWithStep)) }
    return meanings
  }

  /// The checks of an id, each once with the flows that it judges.
  private static func checks(named word: String) -> [Meaning] {
    let flows = CheckCatalogue.flows.filter { $0.checks.contains { $0.id == word } }.map(\.flow)
    return CheckCatalogue.check(word).map { [Meaning($0, flows: flows)] } ?? []
  }

  /// The profiles of a name, one for each flow that has it.
  private static func profiles(named word: String) -> [Meaning] {
    FlowCatalogue.all.flatMap { flow in
      flow.profiles.filter { $0.name == word }.map { Meaning($0, flow: flow.name) }
    }
  }

  /// The defences of a name, each once with the flows that it stands in.
  private static func defences(named word: String) -> [Meaning] {
    var defences: [Defence] = []
    for defence in FlowCatalogue.all.flatMap(\.defences)
    where defence.name == word && !defences.contains(defence) { defences.append(defence) }
    return defences.map { defence in
      let flows = FlowCatalogue.all.filter { $0.defences.contains(defence) }.map(\.name)
      return Meaning(defence, flows: flows)
    }
  }
}

extension Lesson {
  /// Whether its prose or its settings name a word.
  fileprivate func speaks(of word: String) -> Bool {
    var texts = [introduction]
    for run in runs {
      texts +=
        [run.introduction, run.conclusion, run.attack ?? "", run.profile ?? ""]
        + run.without + run.tampering
      texts += run.settings.flatMap { [$0.name.string, $0.value.string] }
      texts += run.passages.flatMap { passage in
        [
          passage.text, "\(passage.step)", passage.prediction?.question ?? "",
          passage.prediction?.answer ?? "",
        ]
      }
    }
    return texts.contains { $0.containsWord(word) }
  }
}

extension String {
  /// Whether a word stands in the text by itself, not as a part of a longer one.
  fileprivate func containsWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = rest[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      if ![before, after].contains(where: { $0?.isWordPart == true }) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
