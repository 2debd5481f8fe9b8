import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedCalculation {
  /// The time that a participant must have taken for the present.
  ///
  /// It is that of the step, without what somebody let pass before the step was written down. A live
  /// clock may tick between the decision and its record: then any time is right since a message last
  /// reached the participant, or left it.
  func now(_ value: Value) -> WireText {
    let latest = waits.reduce(step.time, &-)
    guard evidence.transcript.seed == nil, let text = self[value], let time = Int(text.string),
      let earliest = lastContact?.time, time >= earliest, time < latest
    else { return "\(latest)" }
    return "\(time)"
  }

  private var waits: [Int] {
    step.tampering.compactMap { deed in
      deed.change.hasPrefix("wait=") ? Int(deed.change.dropFirst("wait=".utf8.count).string) : nil
    }
  }

  private var lastContact: Step? {
    evidence.transcript.steps.last { other in
      other.number < step.number && (other.sender == step.sender || other.receiver == step.sender)
    }
  }
}
