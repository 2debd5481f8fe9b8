import TranscriptModel
import Vocabulary
import WireFormats

/// What was settled before the run: by this messages are measured, and not by what a participant says.
extension Evidence {
  /// The values of a fact at a participant, in order; of one client only, if it is about one.
  func facts(
    _ name: FactName, of client: WireText? = nil, at participant: ParticipantName
  ) throws(MissingEvidence) -> [WireText] {
    let values = transcript.registered(name, of: client, at: participant)
    guard !values.isEmpty else {
      let owner = client.map { " of '\($0)'" } ?? ""
      throw MissingEvidence(
        "no '\(name)'\(owner) is registered at '\(participant)'", remedy: remedyForNoFacts)
    }
    return values
  }

  /// Whether nothing at all is registered.
  ///
  /// Then the transcript was written by version 1, or lost the section later. Its own version does not
  /// say so, since `check --rewrite` gives a transcript of version 1 the new number and no facts.
  var hasNoFacts: Bool { transcript.registered.isEmpty }

  /// What to do where nothing at all is registered; nil where something is.
  var remedyForNoFacts: String? {
    hasNoFacts
      ? "nothing is registered, as in version 1 of the format: record the run anew" : nil
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
