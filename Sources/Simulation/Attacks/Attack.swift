package import TranscriptModel
package import Vocabulary

/// Something that goes wrong in a flow: an attacker with stated powers and a goal, or an honest
/// mistake.
package struct Attack: Sendable {
  /// What is wrong, in lower case with hyphens: `code-interception`.
  package let name: String
  /// What happens, in one sentence.
  package let summary: String
  /// What the attacker can do; empty for an honest mistake.
  package let powers: [AttackPower]
  /// What the attacker wants; for a mistake, what should not happen.
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
  /// The section that describes it; where nothing else is given, the one that calls for the defence.
  package let reference: SourceReference?
  /// What the attacker knows before the run begins, by its powers: a constant in the app's binary.
  package let stolenValues: [NamedValue]
  /// Whether the victim opens the app by itself; otherwise it waits for what the attacker does.
  package let victimBegins: Bool
  /// How the participants are set up for it.
  package let settings: [NamedValue]
  /// The change on the wire that makes the mistake; an attacker makes its own changes.
  package let edits: [StepEdit]
  /// Makes the attacker; nil for a mistake.
  package let makeAttacker: (@Sendable (AttackerTools) -> any Attacker)?

  /// An entry of the catalogue; without an attacker and without a script it is a mistake.
  package init(
    _ name: String, _ summary: String, powers: [AttackPower] = [], goal: AttackGoal,
    defence: Defence?, inDepthWith defencesInDepth: [Defence] = [],
    refusedBy refusingDefence: Defence? = nil, reference: SourceReference? = nil,
    stolenValues: [NamedValue] = [], victimBegins: Bool = true, settings: [NamedValue] = [],
    edits: [StepEdit] = [],
    attacker makeAttacker: (@Sendable (AttackerTools) -> any Attacker)? = nil,
    script: AttackScript? = nil
  ) {
    self.name = name
    self.summary = summary
    self.powers = powers
    self.goal = goal
    self.defence = defence
    self.defencesInDepth = defencesInDepth
    self.refusingDefence = refusingDefence ?? defence
    self.reference = reference ?? defence?.reference
    self.stolenValues = stolenValues
    self.victimBegins = victimBegins
    self.settings = settings
    self.edits = edits
    self.makeAttacker =
      makeAttacker ?? script.map { script in { @Sendable in ScriptedAttacker(script, $0) } }
  }

  /// The defences that stop it: the one that decides, and those in depth.
  package var stoppingDefences: [Defence] { (defence.map { [$0] } ?? []) + defencesInDepth }

  /// Whether this is an honest mistake, in which nobody attacks.
  package var isMistake: Bool { powers.isEmpty }
}

/// What an attacker wants, and how one reads off a transcript that it was reached.
package struct AttackGoal: Sendable {
  /// The goal in words that can follow "the attack succeeds:": `the attacker holds the victim's photos`.
  package let words: String
  /// Whether a transcript shows it.
  package let isReached: @Sendable (Transcript) -> Bool

  /// A goal.
  package init(_ words: String, isReached: @escaping @Sendable (Transcript) -> Bool) {
    self.words = words
    self.isReached = isReached
  }
}

/// What an attacker can do.
///
/// An attack names its powers, and uses no other.
package enum AttackPower: String, Hashable, Sendable, CaseIterable {
  /// Installs an app on the victim's device, which claims the same scheme.
  case installsApp = "installs an app on the device"
  /// Reads messages between others on their way.
  case readsMessages = "reads messages on their way"
  /// Changes messages between others on their way.
  case editsMessages = "changes messages on their way"
  /// Gets the victim to open a link.
  case sendsLink = "gets the victim to open a link"
  /// Runs a server that the victim's app talks to.
  case runsServer = "runs a server"
  /// Is registered as a client too.
  case isClient = "is a client of the server too"
  /// Has an account at the server.
  case hasAccount = "has an account of its own"
  /// Unpacks the app and reads what is in it.
  case unpacksApp = "unpacks the app"
  /// Is the app that the victim uses.
  case isApp = "is the app itself"
  /// Got hold of a code, a token or a key by other means.
  case holdsStolenValue = "holds a stolen value"
  /// Guesses a secret.
  case guesses = "guesses a secret"
  /// Reads the files in a backup of the victim's device.
  case readsBackup = "reads a backup of the device"
  /// Sends requests at the same time.
  case sendsInParallel = "sends requests at the same time"
}
