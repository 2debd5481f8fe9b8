import Checks
import FlowSimulator
import OAuthModel
import TranscriptModel

/// One meaning of a word: a parameter, a check, a defence, a step.
struct Meaning {
  /// The word as it is spelled.
  let word: String
  private let kind: String
  /// What there is to say of it, each with a label; empty where there is nothing.
  let rows: [(String, String)]

  init(_ entry: GlossaryEntry) {
    word = entry.word
    kind = entry.kind.rawValue
    rows = [
      ("what", entry.what), ("who", entry.sender ?? ""), ("without it", entry.withoutIt ?? ""),
      ("read", entry.references.map(\.description).joined(separator: ", ")),
      ("at", entry.references.first?.url ?? ""),
    ]
  }

  init(_ word: String, kind: String, _ what: String) {
    self.word = word
    self.kind = kind
    rows = [("what", what)]
  }

  init(_ check: any Check) {
    word = check.id
    kind = "check"
    rows = [
      ("what", check.summary), ("judges", check.subjects.map(\.rawValue).joined(separator: ", ")),
      ("read", "\(check.requirement)"), ("at", check.requirement.reference.url),
    ]
  }

  init(_ defence: Defence) {
    word = defence.name
    kind = "defence"
    rows = [
      ("what", defence.summary), ("who", defence.owner.rawValue),
      ("off", "authwalk run LESSON --without \(defence.name)"),
      ("read", "\(defence.reference)"), ("at", defence.reference.url),
    ]
  }

  init(_ attack: Attack) {
    word = attack.name
    kind = attack.isMistake ? "mistake" : "attack"
    rows = [
      ("what", attack.summary), ("goal", attack.goal.words),
      ("power", attack.powers.map(\.rawValue).joined(separator: ", ")),
      ("defence", attack.defence?.name ?? ""),
      ("try", "authwalk run LESSON --attack \(attack.name)"),
      ("read", attack.reference.map { "\($0)" } ?? ""), ("at", attack.reference?.url ?? ""),
    ]
  }

  init(setting: String, flows: [String]) {
    word = setting
    kind = "setting in \(flows.joined(separator: ", "))"
    let participant = setting.prefix { $0 != "." }
    rows = [("what", "how a lesson sets up '\(participant)' otherwise than the flow does")]
  }

  init(step: MessageName, flows: [String]) {
    word = step.rawValue
    kind = "step in \(flows.joined(separator: ", "))"
    rows = MessageNotes.notes(for: step).map { ("what", "\($0.text) (\($0.reference))") }
  }

  /// The word with its kind.
  var heading: String { "\(word)   \(kind)" }
}
