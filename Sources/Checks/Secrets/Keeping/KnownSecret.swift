import TranscriptModel
import Vocabulary
import WireFormats

/// A value that is a secret, and what became of it so far.
struct KnownSecret {
  /// What it is called, and since when: one value can be two secrets.
  struct Name {
    let name: WireText
    let secrecy: Secrecy
    /// The position of the step that first calls it so; -1 where that was settled before.
    let position: Int
  }

  /// Where it stood before anything told that it is a secret.
  struct EarlierPlace {
    let step: StepID
    let label: String
    private(set) var knowing: Set<ParticipantName>

    /// Notes that it stood in another message.
    mutating func addKnowing(_ participants: Set<ParticipantName>) {
      knowing.formUnion(participants)
    }
  }

  /// The names, in the order in which they came up in the whole transcript.
  private(set) var names: [Name] = []
  /// Who has it by right because it is their own: a participant with a role of no flow that brought it, or got
  /// it for what it brought.
  var owners: Set<ParticipantName> = []
  /// Who knows it so far.
  var knowing: Set<ParticipantName> = []
  /// The first message in which it stood under no name of a secret.
  var earlierPlace: EarlierPlace?
  /// The first message in which it stood.
  var firstMessage: StepID?
  /// Since when it is worth nothing, and why.
  var spending: (step: StepID, words: String)?

  /// Whether it was in no message before, and nobody but the sender can have made it up.
  func isNew(in step: Step) -> Bool {
    firstMessage == nil && knowing.isSubset(of: [step.sender])
      && names.allSatisfy { $0.position >= 0 }
  }

  /// Whether it names nothing but a session in a browser.
  var isOfSession: Bool {
    !names.isEmpty && names.allSatisfy { ["cookie", "csrf_token"].contains($0.name) }
  }

  /// Notes that a step calls it so.
  mutating func call(_ name: WireText, _ secrecy: Secrecy, at position: Int) {
    guard !names.contains(where: { $0.name == name }) else { return }
    names.append(Name(name: name, secrecy: secrecy, position: position))
  }

  /// The names that it has at a step.
  func names(at position: Int) -> [Name] { names.filter { $0.position <= position } }

  /// The participants that are not to know it under this name.
  func strangers(
    _ participants: Set<ParticipantName>, to name: Name, _ roles: Roles
  ) -> Set<ParticipantName> {
    participants.filter { !name.secrecy.learners.contains(roles.role(of: $0)) }
  }
}
