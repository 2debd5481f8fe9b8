import TranscriptModel
import Vocabulary

extension Check {
  /// Each kind of message has its two sides, and each calculation its place.
  ///
  /// Who is meant by a name that no flow knows, such as that of a second app, cannot be told.
  static let messageParties = Check(
    "message-parties", atEvery: StepForm.allCases, Requirement(.ownChoice),
    "a message goes from whom it can come to whom it can be for, both of them participants"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let kind = evidence.kinds[step.id.name] else { return nil }
    let rule = Requirement(kind.parties)
    let listed = Set(evidence.transcript.participants.map(\.name))
    let sides =
      [Side(what: "sender", name: step.sender, wanted: kind.senders)]
      + (step.receiver.map { [Side(what: "receiver", name: $0, wanted: kind.receivers)] } ?? [])
    for side in sides where !listed.isEmpty && !listed.contains(side.name) {
      return .fail(
        "the \(side.what) is '\(side.name)', who is none of the participants of this transcript")
    }
    if kind.form != step.form {
      return .fail("this is a \(step.form), and a '\(kind.name)' is a \(kind.form)").by(rule)
    }
    for side in sides where !side.wanted.isEmpty && !side.wanted.contains(side.name) {
      guard evidence.kinds.participants.contains(side.name) || listed.isEmpty else {
        throw MissingEvidence("nothing says what '\(side.name)' is, the \(side.what) of this step")
      }
      return .fail(
        "the \(side.what) is '\(side.name)'; it has to be \(side.wanted.quotedAlternatives)"
      ).by(rule)
    }
    guard !listed.isEmpty else { throw MissingEvidence("the transcript names no participants") }
    return .pass(step.way).by(rule)
  }
}

/// One of the two who have to do with a message.
private struct Side {
  let what: String
  let name: ParticipantName
  /// Who it can be; empty where anybody can.
  let wanted: [ParticipantName]
}

extension Collection where Element: CustomStringConvertible {
  /// `'app' or 'browser'`, as messages name what would have been right.
  var quotedAlternatives: String { map { "'\($0)'" }.joined(separator: " or ") }
}
