import Checks
import FlowSimulator
import LessonLibrary
import OAuthModel
import TranscriptModel

/// What the program knows about a word that its transcripts print.
enum Explanation {
  /// Every meaning of a word, in a few lines each.
  ///
  /// - Throws: `ToolError` when nobody knows the word.
  static func text(of word: String, on screen: Screen) throws(ToolError) -> String {
    let meanings = ExplainedWord.readings(of: word).lazy.map(Self.meanings).first { !$0.isEmpty }
    guard let meanings, let known = meanings.first?.word else {
      let suggestion = Suggestion.closest(to: word, among: words)
      throw ToolError(
        .usage,
        "nothing is known of '\(word)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
        advice:
          "Explained are parameters, claims, header fields, errors, participants, steps, checks, "
          + "defences, attacks and sections.")
    }
    let lessons = ("lessons", try lessons(about: known))
    return meanings.enumerated().map { index, meaning in
      let rows = meaning.rows + (index == meanings.count - 1 ? [lessons] : [])
      return meaning.heading + "\n" + screen.columns(rows.filter { !$0.1.isEmpty })
    }.joined(separator: "\n")
  }

  /// Every word that can be explained.
  static var words: [String] {
    Glossary.entries.map(\.word) + ResultMeaning.all.map(\.word) + CheckCatalogue.all.map(\.id)
      + FlowCatalogue.all.flatMap {
        $0.defences.map(\.name) + $0.attacks.map(\.name) + $0.messages.map(\.rawValue)
      }
  }

  private static func meanings(of word: String) -> [Meaning] {
    var meanings = ResultMeaning.all.filter { $0.word == word }
    if let entry = Glossary.entry(for: word) { meanings.append(Meaning(entry)) }
    if let check = CheckCatalogue.check(word) { meanings.append(Meaning(check)) }
    for flow in FlowCatalogue.all {
      if let defence = flow.defences.first(where: { $0.name == word }) {
        meanings.append(Meaning(defence))
      }
      if let attack = flow.attacks.first(where: { $0.name == word }) {
        meanings.append(Meaning(attack))
      }
      if flow.settingNames.contains(word) {
        meanings.append(Meaning(setting: word, flow: flow.name))
      }
      if let message = flow.messages.first(where: { $0.rawValue == word }) {
        meanings.append(Meaning(step: message, flow: flow.name))
      }
    }
    return meanings
  }

  /// The lessons that speak of a word.
  private static func lessons(about word: String) throws(ToolError) -> String {
    let curriculum = try Lessons.curriculum()
    var ids: [String] = []
    for id in curriculum.lessonIDs {
      let lesson = try Lessons.lesson(id)
      if lesson.speaks(of: word) { ids.append(id) }
    }
    return ids.joined(separator: ", ")
  }
}

extension Lesson {
  /// Whether its prose or its settings name a word.
  fileprivate func speaks(of word: String) -> Bool {
    var texts = [introduction]
    for run in runs {
      texts += [run.introduction, run.conclusion, run.attack ?? ""] + run.without + run.tampering
      texts += run.settings.flatMap { [$0.name, $0.value] }
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
