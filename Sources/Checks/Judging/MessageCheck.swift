import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// A rule about messages that is short enough to stand in one file with the others about them.
struct MessageCheck: Check {
  /// Judges a step.
  typealias Rule =
    @Sendable (_ step: Step, _ evidence: Evidence) throws(MissingEvidence) -> Judgement?

  let id: String
  let subjects: [MessageName]
  let requirement: Requirement
  let summary: String
  let enforcedAt: [MessageName]
  private let visible: (@Sendable (Step, Evidence) -> Bool)?
  private let rule: Rule

  /// A rule; all who receive one of the messages enforce it, if it does not say otherwise.
  init(
    _ id: String, at subjects: [MessageName], _ requirement: Requirement, _ summary: String,
    enforcedAt: [MessageName]? = nil, visible: (@Sendable (Step, Evidence) -> Bool)? = nil,
    rule: @escaping Rule
  ) {
    self.id = id
    self.subjects = subjects
    self.requirement = requirement
    self.summary = summary
    self.enforcedAt = enforcedAt ?? subjects
    self.visible = visible
    self.rule = rule
  }

  func isVisible(at step: Step, in evidence: Evidence) -> Bool {
    enforcedAt.contains(step.id.name) && visible?(step, evidence) ?? true
  }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    try rule(step, evidence)
  }
}

/// The rules that hold for several messages.
extension MessageCheck {
  /// Nobody can guess a parameter in the URL, or in the `Location`, of a message.
  static func unguessable(
    _ name: ParameterName, _ requirement: Requirement, at subject: MessageName,
    enforcedAt: [MessageName]? = nil
  ) -> MessageCheck {
    MessageCheck(
      "\(name)-unguessable", at: [subject], requirement,
      "'\(name)' has room for 128 random bits", enforcedAt: enforcedAt
    ) { step, _ in
      (step.url ?? step.response?.location)?.queryParameters[name].map {
        Guessing.judge(name, $0)
      }
    }
  }
}
