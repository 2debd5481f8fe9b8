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
    let meanings = meanings(of: word)
    guard let known = meanings.first?.word else {
      let suggestion = Suggestion.closest(to: word, among: words)
      throw ToolError(
        .usage,
        "nothing is known of '\(word)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
        advice:
          "Explained are parameters, claims, header fields, errors, participants, steps, checks, "
          + "defences, attacks and sections.")
    }
    let speaking = try Lessons.all().filter { $0.speaks(of: known) }.map(\.id)
    let lessons = ("lessons", speaking.joined(separator: ", "))
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

  /// The meanings of a word; none when nobody knows it.
  static func meanings(of word: String) -> [Meaning] {
    ExplainedWord.readings(of: word).lazy.map(exactMeanings).first { !$0.isEmpty } ?? []
  }

  private static func exactMeanings(of word: String) -> [Meaning] {
    let flows = FlowCatalogue.all
    let defence = flows.lazy.flatMap(\.defences).first { $0.name == word }
    let attack = flows.lazy.flatMap(\.attacks).first { $0.name == word }
    let step = MessageName(rawValue: word)
    let flowsWithStep = flows.filter { $0.messages.contains(step) }.map(\.name)
    let flowsWithSetting = flows.filter { $0.settingNames.contains(word) }.map(\.name)
    return ResultMeaning.all.filter { $0.word == word }
      + [
        Glossary.entry(for: word).map { Meaning($0) },
        CheckCatalogue.check(word).map { Meaning($0) },
        defence.map { Meaning($0) }, attack.map { Meaning($0) },
        flowsWithSetting.isEmpty ? nil : Meaning(setting: word, flows: flowsWithSetting),
        flowsWithStep.isEmpty ? nil : Meaning(step: step, flows: flowsWithStep),
      ].compactMap(\.self)
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
