import Checks
import FlowSimulator
import OAuthModel
import TranscriptModel

/// One meaning of a word: a parameter, a check, a defence, a step.
struct Meaning {
  /// The word as it is spelled.
  let word: String
  private let kind: String
  private let allRows: [(String, String)]

  init(_ entry: GlossaryEntry) {
    word = entry.word
    kind = entry.kind.rawValue
    allRows = [
      ("what", entry.what), ("who", entry.sender ?? ""), ("without it", entry.withoutIt ?? ""),
      ("read", entry.references.map(\.description).joined(separator: ", ")),
      ("at", entry.references.first?.url ?? ""),
    ]
  }

  init(_ check: any Check) {
    word = check.id
    kind = "check"
    allRows = [
      ("what", check.summary), ("judges", check.subjects.map(\.rawValue).joined(separator: ", ")),
      ("read", "\(check.requirement)"), ("at", check.requirement.reference.url),
    ]
  }

  init(_ defence: Defence) {
    word = defence.name
    kind = "defence"
    allRows = [
      ("what", defence.summary), ("who", defence.owner.rawValue),
      ("off", "authwalk run LESSON --without \(defence.name)"),
      ("read", "\(defence.reference)"), ("at", defence.reference.url),
    ]
  }

  init(step: MessageName, flow: String) {
    word = step.rawValue
    kind = "step of the flow '\(flow)'"
    allRows = MessageNotes.notes(for: step).map { ("what", "\($0.text) (\($0.reference))") }
  }

  /// The word with its kind.
  var heading: String { "\(word)   \(kind)" }

  /// What there is to say of it.
  var rows: [(String, String)] { allRows.filter { !$0.1.isEmpty } }
}
