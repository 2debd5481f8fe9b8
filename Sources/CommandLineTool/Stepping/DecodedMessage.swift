import TranscriptModel

/// Every place of a message with its decoded value, in the words of `set` and `--tamper`.
enum DecodedMessage {
  static func text(of step: Step) -> String {
    guard let message = step.message else {
      return "'\(step.id)' is a calculation; it has no places to change\n"
    }
    let rows = message.spots.map { ("\($0.place)", "= " + $0.value) }
    return Help.columns(rows).joined(separator: "\n") + "\n"
  }
}
