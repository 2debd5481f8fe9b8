import TranscriptModel

/// The words of the program's own that stand in every transcript: how a run ended, and what a check
/// found.
enum ResultMeaning {
  /// Every such word with its meaning.
  static let all: [Meaning] =
    Outcome.Result.allCases.map { Meaning($0.rawValue, kind: "end of a run", words(for: $0)) }
    + Verdict.allCases.map { Meaning($0.mark, kind: "verdict", words(for: $0)) }

  private static func words(for result: Outcome.Result) -> String {
    switch result {
    case .completed: "the app has what it came for"
    case .refused:
      "a participant refused to go on; the lines below say which step, who, and what decided"
    case .attackSucceeded: "the attacker has what the attack was made for"
    case .abandoned: "nothing followed the last step, and nobody refused: a message was lost"
    }
  }

  private static func words(for verdict: Verdict) -> String {
    switch verdict {
    case .pass: "the rule holds; the check recomputed it from the messages"
    case .fail: "the rule is broken; below stand the values expected and found, where there are two"
    case .warning:
      "a rule that should be kept is not (a SHOULD); whoever breaks it needs a good reason, and "
        + "it is no failure; no check says so yet"
    case .unknown:
      "the check cannot tell, since the evidence is not in the transcript (yet): a key, a step, a "
        + "field that was taken out"
    }
  }
}
