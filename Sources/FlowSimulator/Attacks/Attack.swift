public import OAuthModel
import TranscriptModel

/// Something that goes wrong in a flow: an attacker with stated powers and a goal, or an honest
/// mistake.
public struct Attack: Sendable {
  /// What is wrong, in lower case with hyphens: `code-interception`.
  public let name: String
  /// What happens, in one sentence.
  public let summary: String
  /// What the attacker can do; empty for an honest mistake.
  public let powers: [AttackPower]
  /// What the attacker wants.
  ///
  /// For a mistake: what happens that should not.
  public let goal: AttackGoal
  /// The defence that decides; nil where nothing on the wire can stop it.
  public let defence: Defence?
  /// Where to read on.
  public let reference: SectionReference?
  /// How the participants are set up for it.
  let settings: [NamedValue]
  /// What is changed on the wire by nobody's intent: the one change that makes the mistake.
  let edits: [StepEdit]
  /// Makes the attacker; nil for a mistake.
  let makeAttacker: (@Sendable (AttackerTools) -> any Attacker)?

  init(
    _ name: String, _ summary: String, powers: [AttackPower] = [], goal: AttackGoal,
    defence: Defence?, reference: SectionReference?, settings: [NamedValue] = [],
    edits: [StepEdit] = [],
    attacker makeAttacker: (@Sendable (AttackerTools) -> any Attacker)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.powers = powers
    self.goal = goal
    self.defence = defence
    self.reference = reference
    self.settings = settings
    self.edits = edits
    self.makeAttacker = makeAttacker
  }

  /// Whether nobody means harm.
  public var isMistake: Bool { powers.isEmpty }
}
