import Vocabulary
import WireFormats

// A step: the line with number, id, who and when,
// `[11] token-response   authorization-server -> app   t+0s   answers [10]`; the message or the
// calculation; what is said about it.
extension Step {
  /// The step as it is shown, its time as the seconds since `startedAt`.
  public func layout(startedAt: Int) -> TranscriptLayout {
    let lines =
      switch content {
      case .message(let message, _, _, _): message.lines
      case .calculation(let calculation, _): calculation.lines
      }
    return TranscriptLayout(
      [
        LayoutBlock(.heading, [headLine(startedAt: startedAt)]), LayoutBlock(.verbatim, lines),
      ] + annotationBlocks)
  }

  private func headLine(startedAt: Int) -> LayoutLine {
    let who =
      receiver.map { [LayoutRun(" -> ", .mark), $0.run] } ?? [LayoutRun(" calculates", .mark)]
    var line = LayoutLine(
      LayoutCell([LayoutRun("[\(number)] ", .stepNumber), LayoutRun(id.spelling, .stepID)]),
      LayoutCell([sender.run] + who), LayoutCell(spelledTime(startedAt: startedAt), .time))
    if let answers { line.cells.append(LayoutCell("answers [\(answers)]", .delivery)) }
    if !isDelivered { line.cells.append(LayoutCell("never delivered", .delivery)) }
    line.cells += observers.map { LayoutCell([LayoutRun("read by ", .delivery), $0.run]) }
    return line
  }

  /// `t+600s`; the time itself, `t=1767226200`, where no difference can be calculated.
  private func spelledTime(startedAt: Int) -> String {
    let (difference, overflow) = time.subtractingReportingOverflow(startedAt)
    if overflow { return "t=\(time)" }
    return difference < 0 ? "t\(difference)s" : "t+\(difference)s"
  }

  init(reading reader: inout TextReader, startedAt: Int) throws(TranscriptError) {
    let number = try reader.takeNumber("a step such as '[1] …'", "the number of the step")
    guard reader.take(" ") else { throw reader.expected("a space and the id of the step") }
    let id = try StepID(reading: &reader)
    guard reader.takeGap() else { throw reader.expected("three spaces and a participant") }
    let sender = try reader.takeParticipant()
    let receiver = reader.take(" -> ") ? try reader.takeParticipant() : nil
    guard receiver != nil || reader.take(" calculates") else {
      throw reader.expected("' -> ' or ' calculates'")
    }
    guard reader.takeGap() else { throw reader.expected("three spaces and a time such as 't+0s'") }
    let time = try reader.takeTime(startedAt: startedAt)
    let delivery = try reader.takeDelivery(isMessage: receiver != nil)
    try reader.nextLine()
    let content: StepContent =
      if let receiver {
        .message(
          try Message(reading: &reader), from: sender, to: receiver, answers: delivery.answers)
      } else {
        .calculation(try Calculation(reading: &reader), by: sender)
      }
    self.init(
      number: number, id: id, time: time, content: content, isDelivered: delivery.isDelivered,
      observers: delivery.observers)
    try takeAnnotations(from: &reader)
  }
}

extension ParticipantName {
  fileprivate var run: LayoutRun { LayoutRun(TextSlot.word.spell(rawValue), .participant) }
}

extension TextReader {
  fileprivate mutating func takeParticipant() throws(TranscriptError) -> ParticipantName {
    ParticipantName(rawValue: WireText(try take(.word, "a participant")))
  }

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

  /// Reads what may follow the time: which step is answered, whether it arrived, who else read it.
  fileprivate mutating func takeDelivery(
    isMessage: Bool
  ) throws(TranscriptError) -> (answers: Int?, isDelivered: Bool, observers: [ParticipantName]) {
    var answers: Int?
    if starts(with: "   answers"), takeGap(), take("answers ") {
      let what = "the number of a step in brackets"
      guard isMessage else { throw error("a calculation answers no step") }
      answers = try takeNumber(what, what)
    }
    let isLost = starts(with: "   never") && takeGap() && take("never delivered")
    var observers: [ParticipantName] = []
    while starts(with: "   read"), takeGap(), take("read by ") {
      observers.append(try takeParticipant())
    }
    return (answers, !isLost, observers)
  }
}

// A step id: `token-request#2`.
extension StepID: TextElement {
  /// What stands in the place of an id, for a message.
  static let expectation = "a step id such as 'token-request#2'"

  /// The id, or its name as a JSON string and the occurrence, `\"token request"#1`.
  var spelling: String {
    isSpelled(description)
      ? description : "\(VisibleText.literal(name.rawValue))#\(occurrence)"
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    let start = reader
    if reader.starts(with: "\\") {
      let name = try reader.takeLiteral()
      guard reader.take("#") else { throw reader.expected("'#' and a number") }
      self.init(.init(rawValue: WireText(name)), occurrence: try reader.takeInteger("a number"))
    } else if let id = StepID(parsing: try reader.take(.word, Self.expectation)) {
      self = id
    } else {
      throw start.expected(Self.expectation)
    }
  }
}

// A calculation: the inputs, `gives`, the outputs, then the commands after `$`.
extension Calculation {
  private static let separator = MessageLine.indentation + "gives"
  private static let prompt = MessageLine.indentation + "$ "

  fileprivate var lines: [LayoutLine] {
    let nameWidth = values.nameWidth
    let rows = { (values: [NamedValue]) in
      values.map { $0.line(indentation: 4, nameWidth: nameWidth) }
    }
    return rows(inputs) + [LayoutLine(indentation: 4, LayoutCell("gives", .mark))] + rows(outputs)
      + commands.map {
        LayoutLine(
          indentation: 4,
          LayoutCell([LayoutRun("$ ", .mark), LayoutRun(TextSlot.rest.spell($0), .command)]))
      }
  }

  fileprivate init(reading reader: inout TextReader) throws(TranscriptError) {
    let inputs = try Self.rows(reading: &reader)
    guard Self.isSeparator(reader), reader.take(Self.separator) else {
      throw reader.expected("another input or 'gives' after four spaces")
    }
    try reader.nextLine()
    let outputs = try Self.rows(reading: &reader)
    var commands: [String] = []
    while reader.take(Self.prompt) {
      commands.append(try reader.take(.rest, "a command"))
      try reader.nextLine()
    }
    self.init(inputs: inputs, outputs: outputs, commands: commands)
  }

  private static func rows(
    reading reader: inout TextReader
  ) throws(TranscriptError) -> [NamedValue] {
    var rows: [NamedValue] = []
    while !isSeparator(reader), !reader.starts(with: prompt), reader.take(MessageLine.indentation) {
      rows.append(try NamedValue(reading: &reader))
      try reader.nextLine()
    }
    return rows
  }

  private static func isSeparator(_ reader: TextReader) -> Bool {
    reader.rest.elementsEqual(separator.utf8)
  }
}

// A named value: `code_verifier    = dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`.
extension NamedValue: TextElement {
  /// The value in a line of its own.
  func line(indentation: Int, nameWidth: Int) -> LayoutLine {
    LayoutLine(indentation: indentation, LayoutCell(runs(nameWidth: nameWidth)))
  }

  /// The name, padded so that the values of several stand below each other, and the value.
  func runs(nameWidth: Int = 0) -> [LayoutRun] {
    let rest = [
      LayoutRun(value.isEmpty ? " =" : " = ", .mark),
      LayoutRun(value.isEmpty ? "" : TextSlot.rest.spell(value), .value),
    ]
    let readable = LayoutCell(
      [LayoutRun(name.string.padded(to: nameWidth), .name)] + rest)
    return isSpelled(readable.text)
      ? readable.runs : [LayoutRun(VisibleText.literal(name).padded(to: nameWidth), .name)] + rest
  }

  /// Reads what is left of the line.
  init(reading reader: inout TextReader) throws(TranscriptError) {
    let name: String
    if reader.starts(with: "\\") {
      name = try reader.takeLiteral()
    } else {
      guard !reader.starts(with: "$ "), let length = reader.nameLength else {
        throw reader.expected("a value such as 'name = value'")
      }
      name = reader.take(bytes: length)
    }
    _ = reader.takeSpaces()
    guard reader.take("=") else { throw reader.expected("'='") }
    let value = reader.take(" ") ? try reader.take(.rest, "a value") : ""
    guard reader.isAtLineEnd else { throw reader.expected("a space and a value") }
    self.init(name, value)
  }
}

extension TextReader {
  /// The length of the name before the first `=` that stands alone; nil when there is none.
  fileprivate var nameLength: Int? {
    let (space, equals) = (UInt8(ascii: " "), UInt8(ascii: "="))
    guard rest.first != space else { return nil }
    var length = 0
    var previous = space
    for index in rest.indices {
      let isAlone = index + 1 == rest.endIndex || rest[index + 1] == space
      if rest[index] == equals, previous == space, isAlone { return length > 0 ? length : nil }
      previous = rest[index]
      if previous != space { length = index + 1 - rest.startIndex }
    }
    return nil
  }
}

extension [NamedValue] {
  /// The width of the column of names: the longest, but not more than 24.
  var nameWidth: Int { Swift.min(map(\.name.string.count).max() ?? 0, 24) }
}
