import WireFormats

/// Reads the members of one JSON object by name and kind; an error names the path to the member,
/// `steps[3].from`.
struct JSONObjectReader {
  private let value: JSONValue
  /// Where the object stands; nil for the transcript itself.
  private let path: String?

  init(_ value: JSONValue, path: String? = nil) throws(TranscriptError) {
    guard case .object = value else {
      let name = path.map { "'\($0)'" } ?? "the transcript"
      throw TranscriptError(message: "\(name) must be an object, not \(value.kind)")
    }
    self.value = value
    self.path = path
  }

  func has(_ name: WireText) -> Bool { value[name] != nil }

  func text(_ name: WireText) throws(TranscriptError) -> WireText {
    guard case .string(let text) = try member(name) else { throw wrongKind(name, "a string") }
    return text
  }

  func string(_ name: WireText) throws(TranscriptError) -> String { try text(name).string }

  /// A string, or nil where the member is absent or null.
  func optionalText(_ name: WireText) throws(TranscriptError) -> WireText? {
    guard let member = value[name], member != .null else { return nil }
    guard case .string(let text) = member else { throw wrongKind(name, "a string or null") }
    return text
  }

  func optionalString(_ name: WireText) throws(TranscriptError) -> String? {
    try optionalText(name)?.string
  }

  func integer(_ name: WireText) throws(TranscriptError) -> Int {
    guard let number = try member(name).integerValue else {
      throw wrongKind(name, "a whole number")
    }
    return number
  }

  func optionalInteger(_ name: WireText) throws(TranscriptError) -> Int? {
    guard let member = value[name], member != .null else { return nil }
    return try integer(name)
  }

  func boolean(_ name: WireText, default other: Bool) throws(TranscriptError) -> Bool {
    guard let member = value[name] else { return other }
    guard let flag = member.boolValue else { throw wrongKind(name, "a boolean") }
    return flag
  }

  /// The elements of an array; none where the member is absent.
  func elements(_ name: WireText) throws(TranscriptError) -> [JSONValue] {
    guard let member = value[name] else { return [] }
    guard let elements = member.arrayValue else { throw wrongKind(name, "an array") }
    return elements
  }

  func strings(_ name: WireText) throws(TranscriptError) -> [String] {
    var strings: [String] = []
    for (index, element) in try elements(name).enumerated() {
      guard let text = element.stringValue else {
        throw error("\(name)[\(index)]", "must be a string, not \(element.kind)")
      }
      strings.append(text.string)
    }
    return strings
  }

  /// The elements of an array of objects, each with a reader of its own.
  func objects(_ name: WireText) throws(TranscriptError) -> [JSONObjectReader] {
    var readers: [JSONObjectReader] = []
    for (index, element) in try elements(name).enumerated() {
      readers.append(try JSONObjectReader(element, path: "\(full(name))[\(index)]"))
    }
    return readers
  }

  /// The object at a name; nil where the member is absent or null.
  func optionalObject(_ name: WireText) throws(TranscriptError) -> JSONObjectReader? {
    guard let member = value[name], member != .null else { return nil }
    return try JSONObjectReader(member, path: full(name))
  }

  /// A string that one of a type's values spells; the error lists `expected`.
  func value<Value>(
    _ name: WireText, expected: String, _ parse: (String) -> Value?
  ) throws(TranscriptError) -> Value {
    let text = try string(name)
    guard let value = parse(text) else {
      throw error(name, "must be \(expected), not \(VisibleText.excerpt(text))")
    }
    return value
  }

  /// An error that names the path to a member.
  func error(_ name: WireText, _ complaint: String) -> TranscriptError {
    TranscriptError(message: "'\(full(name))' \(complaint)")
  }

  private func wrongKind(_ name: WireText, _ expected: String) -> TranscriptError {
    error(name, "must be \(expected), not \(value[name]?.kind ?? "absent")")
  }

  private func member(_ name: WireText) throws(TranscriptError) -> JSONValue {
    guard let member = value[name] else { throw error(name, "is missing") }
    return member
  }

  private func full(_ name: WireText) -> String {
    path.map { "\($0).\(name)" } ?? name.string
  }
}
