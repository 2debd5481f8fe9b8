import Checks
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// One meaning of a word: a parameter, a check, a defence, a step.
struct Meaning {
  /// The word as it is spelled.
  let word: String
  let kind: String
  /// The flows in which the word means this; empty where it means this in all of them.
  var flows: [String] = []
  /// What there is to say of it, each with a label; empty where there is nothing.
  let rows: [(String, String)]

  /// The word with its kind and its flows.
  var heading: String {
    "\(word)   \(kind)" + (flows.isEmpty ? "" : " in \(flows.joined(separator: ", "))")
  }
}

extension Meaning {
  init(_ entry: GlossaryEntry) {
    let start = [
      ("what", entry.what), ("who", entry.sender ?? ""), ("without it", entry.withoutIt ?? ""),
    ]
    let report = entry.report.map { Self.rows(of: $0) } ?? []
    let notes = Self.notes(on: entry).map { ("in \($0.flows.joined(separator: ", "))", $0.text) }
    let end = [
      ("read", entry.references.map(\.description).joined(separator: ", ")),
      ("known", Self.howItIsKnown(entry.sources)), ("at", entry.references.first?.url ?? ""),
    ]
    self.init(word: entry.word, kind: entry.kind.rawValue, rows: start + report + notes + end)
  }

  /// How firm something is, where it rests on more or on else than specifications.
  private static func howItIsKnown(_ sources: [SourceReference]) -> String {
    sources.allSatisfy { $0.firmness == .specified } ? "" : sources.firmness
  }

  private static func rows(of report: ErrorReport) -> [(String, String)] {
    [("domain", report.domain), ("also", report.names.joined(separator: ", "))]
      + report.texts.map { ("text", $0) }
      + report.causes.map { cause in
        let sources = cause.references.map(\.description).joined(separator: ", ")
        return ("cause", "\(cause.text) (\(sources): \(cause.references.firmness))")
      }
  }

  init(_ check: Check, flows: [String]) {
    self.init(
      word: check.id, kind: "check", flows: flows,
      rows: [
        ("what", check.summary),
        (
          "judges",
          check.subjects.isEmpty
            ? "every step" : check.subjects.map(\.description).joined(separator: ", ")
        ),
        ("read", "\(check.requirement)"),
        ("known", Self.howItIsKnown([check.requirement.reference])),
        ("at", check.requirement.reference.url),
      ])
  }

  init(_ defence: Defence, flows: [String]) {
    self.init(
      word: defence.name, kind: "defence", flows: flows,
      rows: [
        ("what", defence.summary), ("who", defence.owner.description),
        ("off", "authwalk run LESSON --without \(defence.name)"),
        ("read", "\(defence.reference)"), ("known", Self.howItIsKnown([defence.reference])),
        ("at", defence.reference.url),
      ])
  }

  init(_ profile: FlowProfile, flow: String) {
    func rows(_ decisions: [ProfileDecision], _ label: String) -> [(String, String)] {
      decisions.map { (label, "\($0.defence.name): \($0.why) (\($0.reference))") }
    }
    self.init(
      word: profile.name, kind: "profile", flows: [flow],
      rows: [
        ("what", profile.profile.summary),
        ("try", "authwalk run LESSON --profile \(profile.name)"),
        ("then", "authwalk explore \(flow) --profile \(profile.name)"),
      ] + rows(profile.omissions, "leaves out") + rows(profile.kept, "keeps") + [
        ("read", profile.profile.reference.map { "\($0)" } ?? ""),
        ("at", profile.profile.reference?.url ?? ""),
      ])
  }

  init(_ attack: Attack, flow: String) {
    self.init(
      word: attack.name, kind: attack.isMistake ? "mistake" : "attack", flows: [flow],
      rows: [
        ("what", attack.summary), ("goal", attack.goal.words),
        ("power", attack.powers.map(\.rawValue).joined(separator: ", ")),
        ("defence", attack.stoppingDefences.map(\.name).joined(separator: " and ")),
        ("try", "authwalk run \(flow) --attack \(attack.name)"),
        ("read", attack.reference.map { "\($0)" } ?? ""),
        ("known", Self.howItIsKnown(attack.reference.map { [$0] } ?? [])),
        ("at", attack.reference?.url ?? ""),
      ])
  }

  init(_ setting: any DeclaredSetting, flow: String) {
    self.init(
      word: setting.name.string, kind: "setting", flows: [flow],
      rows: [("what", setting.help), ("can be", setting.expected)])
  }

  init(step: MessageName, flows: [String]) {
    let notes = TermLookup(flow: flows.first ?? "").notes(on: step)
    self.init(
      word: step.description, kind: "step", flows: flows,
      rows: notes.map { ($0.label, "\($0.text) (\($0.reference.citation))") })
  }

  /// What the records of some flows say about a word that a glossary entry explains for all of them: each
  /// text once, with the flows whose transcripts print it, in the order of the flows.
  ///
  /// `code` is a ticket in one flow and the number of an error in another one, and `user` is a person
  /// and the name of a parameter. Where one flow alone has a parameter, the entry is about just that,
  /// and there is nothing to add.
  private static func notes(on entry: GlossaryEntry) -> [(text: String, flows: [String])] {
    let notes = Glossary.terms.filter { Glossary.entry(for: $0.word) == entry }.flatMap(\.notes)
    var texts: [String] = []
    var flows: [String: [String]] = [:]
    for flow in FlowTerms.all {
      for note in notes where note.places.contains(where: { flow.messages.contains($0.message) }) {
        if flows[note.text] == nil { texts.append(note.text) }
        if flows[note.text]?.last != flow.name { flows[note.text, default: []].append(flow.name) }
      }
    }
    let isSaid =
      [.parameter, .claim, .headerField].contains(entry.kind) && Set(flows.values).count < 2
    return isSaid ? [] : texts.map { ($0, flows[$0] ?? []) }
  }
}

extension MessageNote {
  /// What stands before it in an explanation: when it is said, if that is not always.
  var label: String {
    conditions.isEmpty ? "what" : "if " + conditions.map(\.words).joined(separator: ", ")
  }
}

/// The words of the program's own that stand in every transcript: how a run ended, and what a check found.
extension Meaning {
  /// Each of them with its meaning.
  static let results: [Meaning] =
    Outcome.Result.allCases.map {
      Meaning(word: $0.rawValue, kind: "end of a run", rows: [("what", words(for: $0))])
    }
    + Verdict.allCases.map {
      Meaning(word: $0.mark, kind: "verdict", rows: [("what", words(for: $0))])
    }

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
      "a rule that should be kept is not (a SHOULD, a RECOMMENDED), or what no clause asks for and is "
        + "wise is not done; whoever does so needs a good reason, and it is no failure"
    case .unknown:
      "the check cannot tell, since the evidence is not in the transcript (yet): a key, a step, a "
        + "field that was taken out"
    }
  }
}
