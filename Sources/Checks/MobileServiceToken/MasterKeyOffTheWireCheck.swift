import Vocabulary
import TranscriptModel
import WireFormats

/// The master key stays on the server: it is in no message.
struct MasterKeyOffTheWireCheck: Check {
  let id = "master-key-off-the-wire"
  let requirement = Requirement(.rfc8252("8.5"))
  let summary = "no message holds the service's master key"
  let subjects: [MessageName] = [.mintToken]
  let enforcedAt: [MessageName] = []

  /// A shorter key would be found by chance.
  private static let shortest = 8

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    let masterKey = try evidence.fact(.masterKey, at: step.sender)
    guard masterKey.utf8.count >= Self.shortest else {
      throw MissingEvidence("the master key is too short to be told from other words")
    }
    let messages = evidence.transcript.steps.filter { $0.message != nil }
    if let holder = messages.first(where: { $0.holds(masterKey) }) {
      return .fail(
        "the master key is in \(holder.id.quoted), from '\(holder.sender)'; "
          + "whoever reads it is every user")
    }
    try evidence.requireAllSteps()
    return .pass("the master key is in none of \(messages.count.counted("message"))")
  }
}

extension Step {
  /// Whether a value of the message holds a text.
  func holds(_ text: WireText) -> Bool {
    (message?.values ?? []).contains { $0.value.contains(text) }
  }
}
