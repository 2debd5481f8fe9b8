/// A line of the head, `flow:       pkce`.
enum HeadLine {
  private static let width = 12

  static func spell(_ name: String, _ value: String) -> String {
    "\(name):".padded(to: width) + value
  }
}

extension TextReader {
  /// Goes past a name and its colon, if they stand here.
  mutating func takeName(ofHeadLine name: String) throws(TranscriptError) -> Bool {
    guard take("\(name):") else { return false }
    guard takeSpaces() > 0 else { throw expected("a space and a value") }
    return true
  }

  /// Reads a line of the head if it stands here.
  mutating func takeHeadLine<Value>(
    ifNamed name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> Value? {
    guard try takeName(ofHeadLine: name) else { return nil }
    let value = try read(&self)
    try nextLine()
    return value
  }

  mutating func takeHeadLine(ifNamed name: String) throws(TranscriptError) -> String? {
    try takeHeadLine(ifNamed: name) { reader throws(TranscriptError) in
      try reader.take(.rest, "a value")
    }
  }

  /// Reads a line that must stand here.
  mutating func takeHeadLine<Value>(
    _ name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> Value {
    guard let value = try takeHeadLine(ifNamed: name, read) else { throw expected("'\(name):'") }
    return value
  }

  mutating func takeHeadLine(_ name: String) throws(TranscriptError) -> String {
    try takeHeadLine(name) { reader throws(TranscriptError) in try reader.take(.rest, "a value") }
  }

  /// Reads all lines of this name that stand here.
  mutating func takeHeadLines<Value>(
    _ name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> [Value] {
    var values: [Value] = []
    while let value = try takeHeadLine(ifNamed: name, read) { values.append(value) }
    return values
  }
}
