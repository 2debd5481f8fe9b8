// A step: the line with number, id, who and when; the message or the calculation; annotations.
extension Step {
  /// The step in the text form, its time as the seconds since `startedAt`.
  public func text(startedAt: Int) -> String {
    let content =
      switch content {
      case .message(let message, _, _, _): message.spelling
      case .calculation(let calculation, _): calculation.spelling
      }
    return StepHead(self).spelling(startedAt: startedAt) + "\n" + content
      + StepAnnotations(self).spelling
  }

  init(reading reader: inout TextReader, startedAt: Int) throws(TranscriptError) {
    let head = try StepHead(reading: &reader, startedAt: startedAt)
    try reader.nextLine()
    let content: StepContent
    if let receiver = head.receiver {
      content = .message(
        try Message(reading: &reader), from: head.sender, to: receiver, answers: head.answers)
    } else {
      content = .calculation(try Calculation(reading: &reader), by: head.sender)
    }
    let annotations = try StepAnnotations(reading: &reader)
    self.init(
      number: head.number, id: head.id, time: head.time, content: content,
      isDelivered: head.isDelivered, observers: head.observers, tampering: annotations.tampering,
      notes: annotations.notes,
      findings: annotations.findings)
  }
}
