import WireFormats
import OAuthModel
import TranscriptModel

/// What was settled before the run: by this messages are measured, and not by what a participant says.
extension Evidence {
  /// The values of a fact at a participant, in order.
  func facts(
    _ name: FactName, at participant: ParticipantName
  ) throws(MissingEvidence) -> [WireText] {
    let values = transcript.registered(name, at: participant)
    guard !values.isEmpty else {
      throw MissingEvidence("no '\(name)' is registered at '\(participant)'")
    }
    return values
  }

  /// The value of a fact of which a participant has one.
  func fact(_ name: FactName, at participant: ParticipantName) throws(MissingEvidence) -> WireText {
    try facts(name, at: participant)[0]
  }

  /// Whether a participant was set up with a fact.
  func hasFact(_ name: FactName, at participant: ParticipantName) -> Bool {
    !transcript.registered(name, at: participant).isEmpty
  }
}
