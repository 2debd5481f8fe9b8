import TranscriptModel

/// Every place of a message with its decoded value, in the words of `set` and `--tamper`.
enum DecodedMessage {
  static func text(of step: Step) -> String {
    guard let message = step.message else {
      let values = (step.calculation?.values ?? []).map { "  \($0.name) = \($0.value)\n" }
      return "'\(step.id)' is a calculation; it has no places to change, but values:\n"
        + values.joined()
    }
    return message.values.map { "  \($0.place) = \($0.value)\n" }.joined()
  }
}
