// A calculation: the inputs, `gives`, the outputs, then the commands after `$`.
extension Calculation {
  private static let separator = MessageLine.indentation + "gives"
  private static let prompt = MessageLine.indentation + "$ "

  var spelling: String {
    let nameWidth = (inputs + outputs).nameWidth
    let rows = { (values: [NamedValue]) in
      values.map { MessageLine.indentation + $0.spelling(nameWidth: nameWidth) + "\n" }.joined()
    }
    let lines = commands.map { Self.prompt + TextPlace.rest.spell($0) + "\n" }
    return rows(inputs) + Self.separator + "\n" + rows(outputs) + lines.joined()
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
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
