package import Vocabulary
package import TranscriptModel

/// Something that goes wrong in a flow: an attacker with stated powers and a goal, or an honest
/// mistake.
package struct Attack: Sendable {
  /// What is wrong, in lower case with hyphens: `code-interception`.
  package let name: String
  /// What happens, in one sentence.
  package let summary: String
  /// What the attacker can do; empty for an honest mistake.
  package let powers: [AttackPower]
  /// What the attacker wants.
  ///
  /// For a mistake: what happens that should not.
  package let goal: AttackGoal
  /// The defence that decides; nil where nothing on the wire can stop it.
  package let defence: Defence?
  /// Defences that stop it as well, each by itself: it succeeds only where they are off too.
  ///
  /// Empty for most: they need the one defence that decides.
  package let defencesInDepth: [Defence]
  /// The defence that refuses while all are on.
  ///
  /// Mostly the one that decides. But a fresh verifier, say, refuses nothing by itself: it makes
  /// the comparison fail.
  package let refusingDefence: Defence?
  /// Where to read on.
  package let reference: SectionReference?
  /// What the attacker knows before the run begins, by its powers: a constant in the app's binary.
  package let stolenValues: [NamedValue]
  /// Whether the victim opens the app by itself; otherwise it waits for what the attacker does.
  let victimBegins: Bool
  /// How the participants are set up for it.
  let settings: [NamedValue]
  /// What is changed on the wire by nobody's intent: the one change that makes the mistake.
  let edits: [StepEdit]
  /// Makes the attacker; nil for a mistake.
  let makeAttacker: (@Sendable (AttackerTools) -> any Attacker)?

  init(
    _ name: String, _ summary: String, powers: [AttackPower] = [], goal: AttackGoal,
    defence: Defence?, inDepthWith defencesInDepth: [Defence] = [],
    refusedBy refusingDefence: Defence? = nil, reference: SectionReference?,
    stolenValues: [NamedValue] = [], victimBegins: Bool = true, settings: [NamedValue] = [],
    edits: [StepEdit] = [],
    attacker makeAttacker: (@Sendable (AttackerTools) -> any Attacker)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.powers = powers
    self.goal = goal
    self.defence = defence
    self.defencesInDepth = defencesInDepth
    self.refusingDefence = refusingDefence ?? defence
    self.reference = reference
    self.stolenValues = stolenValues
    self.victimBegins = victimBegins
    self.settings = settings
    self.edits = edits
    self.makeAttacker = makeAttacker
  }

  /// The defences that stop it: the one that decides, and those in depth.
  package var stoppingDefences: [Defence] { (defence.map { [$0] } ?? []) + defencesInDepth }

  /// Whether nobody means harm.
  package var isMistake: Bool { powers.isEmpty }
}
