import Checks
import Simulation
import TranscriptModel
import Vocabulary

/// One meaning of a word: a parameter, a check, a defence, a step.
struct Meaning {
  /// The word as it is spelled.
  let word: String
  private let kind: String
  /// The flows in which the word means this; empty where it means this in all of them.
  let flows: [String]
  /// What there is to say of it, each with a label; empty where there is nothing.
  let rows: [(String, String)]

  init(_ entry: GlossaryEntry) {
    word = entry.word
    kind = entry.kind.rawValue
    flows = []
    rows =
      [
        ("what", entry.what), ("who", entry.sender ?? ""),
        ("without it", entry.withoutIt ?? ""),
      ] + NotedMeaning.all(of: entry).map { ("in \($0.flows.joined(separator: ", "))", $0.text) }
      + [
        ("read", entry.references.map(\.description).joined(separator: ", ")),
        ("at", entry.references.first?.url ?? ""),
      ]
  }

  init(_ word: String, kind: String, _ what: String) {
    self.word = word
    self.kind = kind
    flows = []
    rows = [("what", what)]
  }

  init(_ check: any Check, flows: [String]) {
    word = check.id
    kind = "check"
    self.flows = flows
    rows = [
      ("what", check.summary),
      ("judges", check.subjects.map(\.description).joined(separator: ", ")),
      ("read", "\(check.requirement)"), ("at", check.requirement.reference.url),
    ]
  }

  init(_ defence: Defence, flows: [String]) {
    word = defence.name
    kind = "defence"
    self.flows = flows
    rows = [
      ("what", defence.summary), ("who", defence.owner.description),
      ("off", "authwalk run LESSON --without \(defence.name)"),
      ("read", "\(defence.reference)"), ("at", defence.reference.url),
    ]
  }

  init(_ attack: Attack, flow: String) {
    word = attack.name
    kind = attack.isMistake ? "mistake" : "attack"
    flows = [flow]
    rows = [
      ("what", attack.summary), ("goal", attack.goal.words),
      ("power", attack.powers.map(\.rawValue).joined(separator: ", ")),
      ("defence", attack.stoppingDefences.map(\.name).joined(separator: " and ")),
      ("try", "authwalk run \(flow) --attack \(attack.name)"),
      ("read", attack.reference.map { "\($0)" } ?? ""), ("at", attack.reference?.url ?? ""),
    ]
  }

  init(setting: String, flows: [String]) {
    word = setting
    kind = "setting"
    self.flows = flows
    let participant = setting.prefix { $0 != "." }
    rows = [("what", "how a lesson sets up '\(participant)' otherwise than the flow does")]
  }

  init(step: MessageName, flows: [String]) {
    word = step.description
    kind = "step"
    self.flows = flows
    rows = MessageNotes.notes(for: step).map { ("what", "\($0.text) (\($0.reference))") }
  }

  /// The word with its kind and its flows.
  var heading: String {
    "\(word)   \(kind)" + (flows.isEmpty ? "" : " in \(flows.joined(separator: ", "))")
  }
}
