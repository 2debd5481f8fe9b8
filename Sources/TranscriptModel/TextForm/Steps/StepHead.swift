import WireFormats

/// The first line of a step:
/// `[11] token-response   authorization-server -> app   t+0s   answers [10]`.
struct StepHead: Equatable {
  let number: Int
  let id: StepID
  let sender: ParticipantName
  /// Nil for a calculation.
  let receiver: ParticipantName?
  let time: Int
  let answers: Int?
  let isDelivered: Bool
  let observers: [ParticipantName]

  init(_ step: Step) {
    number = step.number
    id = step.id
    sender = step.sender
    receiver = step.receiver
    time = step.time
    answers = step.answers
    isDelivered = step.isDelivered
    observers = step.observers
  }

  func spelling(startedAt: Int) -> String {
    let who =
      receiver.map { "\(sender.spelling) -> \($0.spelling)" } ?? "\(sender.spelling) calculates"
    var line = "[\(number)] \(id.spelling)   \(who)   \(spelling(of: time, startedAt: startedAt))"
    if let answers { line += "   answers [\(answers)]" }
    if !isDelivered { line += "   never delivered" }
    for observer in observers { line += "   read by \(observer.spelling)" }
    return line
  }

  /// `t+600s`; the time itself, `t=1767226200`, where no difference can be calculated.
  private func spelling(of time: Int, startedAt: Int) -> String {
    let (difference, overflow) = time.subtractingReportingOverflow(startedAt)
    if overflow { return "t=\(time)" }
    return difference < 0 ? "t\(difference)s" : "t+\(difference)s"
  }

  init(reading reader: inout TextReader, startedAt: Int) throws(TranscriptError) {
    number = try reader.takeNumber("a step such as '[1] …'", "the number of the step")
    guard reader.take(" ") else { throw reader.expected("a space and the id of the step") }
    id = try StepID(reading: &reader)
    guard reader.takeGap() else { throw reader.expected("three spaces and a participant") }
    sender = ParticipantName(rawValue: WireText(try reader.take(.word, "a participant")))
    if reader.take(" -> ") {
      receiver = ParticipantName(rawValue: WireText(try reader.take(.word, "a participant")))
    } else {
      guard reader.take(" calculates") else { throw reader.expected("' -> ' or ' calculates'") }
      receiver = nil
    }
    guard reader.takeGap() else { throw reader.expected("three spaces and a time such as 't+0s'") }
    time = try reader.takeTime(startedAt: startedAt)
    var answers: Int?
    var isDelivered = true
    if reader.starts(with: "   answers"), reader.takeGap(), reader.take("answers ") {
      let what = "the number of a step in brackets"
      guard receiver != nil else { throw reader.error("a calculation answers no step") }
      answers = try reader.takeNumber(what, what)
    }
    if reader.starts(with: "   never"), reader.takeGap(), reader.take("never delivered") {
      isDelivered = false
    }
    var observers: [ParticipantName] = []
    while reader.starts(with: "   read"), reader.takeGap(), reader.take("read by ") {
      observers.append(ParticipantName(rawValue: WireText(try reader.take(.word, "a participant"))))
    }
    self.observers = observers
    self.answers = answers
    self.isDelivered = isDelivered
  }
}

extension ParticipantName {
  fileprivate var spelling: String { TextPlace.word.spell(rawValue) }
}

extension TextReader {
  /// Reads a number in brackets; the errors say what was expected in place of each.
  fileprivate mutating func takeNumber(
    _ what: String, _ number: String
  ) throws(TranscriptError) -> Int {
    guard take("[") else { throw expected(what) }
    let value = try takeInteger(number)
    guard take("]") else { throw expected("']'") }
    return value
  }

  fileprivate mutating func takeTime(startedAt: Int) throws(TranscriptError) -> Int {
    let start = self
    if take("t=") { return try takeInteger("a number of seconds") }
    guard take("t"), starts(with: "+") || starts(with: "-") else {
      throw start.expected("a time such as 't+0s'")
    }
    _ = take("+")
    let difference = try takeInteger("a number of seconds")
    guard take("s") else { throw expected("'s'") }
    let (time, overflow) = startedAt.addingReportingOverflow(difference)
    guard !overflow else { throw start.error("the time is out of range") }
    return time
  }

  /// Reads a number with an optional minus sign.
  mutating func takeInteger(_ what: String) throws(TranscriptError) -> Int {
    let length = rest.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }.count
    let start = self
    guard let value = Int(take(bytes: length)) else { throw start.expected(what) }
    return value
  }
}
