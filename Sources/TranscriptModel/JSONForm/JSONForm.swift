import HTTPModel
import WireFormats

/// A value whose members in the JSON form are named once, for writing and for reading.
protocol JSONDescribed {
  /// A value to read into.
  static var blank: Self { get }
  /// Hands each member to the form, in their order.
  mutating func describe(to form: inout JSONForm)
}

/// What stands in the JSON form as a string.
protocol JSONText {
  init(jsonText: WireText)
  var jsonText: WireText { get }
}

/// One object of the JSON form on its way out or in.
///
/// A value hands it each member by name. When writing, the value is put behind the name; when reading,
/// the value is replaced by what stands there. What cannot be read is kept as the error, which names the
/// path to the member, `steps[3].from`; only the first such error counts.
struct JSONForm {
  /// What is read; nil when writing.
  private let source: JSONValue?
  /// Where the object stands; nil for the transcript itself.
  private let path: String?
  /// What was written.
  private(set) var members: [JSONMember] = []
  /// The first thing that could not be read.
  private(set) var error: TranscriptError?

  /// A form to write into.
  private init() { (source, path) = (nil, nil) }

  /// A form to read from.
  private init(_ source: JSONValue, at path: String?) {
    self.source = source
    self.path = path
    if source.members == nil {
      let name = path.map { "'\($0)'" } ?? "the transcript"
      error = TranscriptError(message: "\(name) must be an object, not \(source.kind)")
    }
  }

  /// The members of a value.
  static func members(of value: some JSONDescribed) -> [JSONMember] {
    var (form, copy) = (JSONForm(), value)
    copy.describe(to: &form)
    return form.members
  }

  /// The value that an object says.
  static func read<Value: JSONDescribed>(
    _ object: JSONValue, at path: String? = nil
  ) throws(TranscriptError) -> Value {
    var (form, value) = (JSONForm(object, at: path), Value.blank)
    if form.error == nil { value.describe(to: &form) }
    if let error = form.error { throw error }
    return value
  }

  var isReading: Bool { source != nil }

  /// What stands at a name that may be left out; nil also where null stands there.
  func found(_ name: WireText) -> JSONValue? { source?[name].flatMap { $0 == .null ? nil : $0 } }

  mutating func write(_ name: WireText, _ value: JSONValue) {
    members.append(JSONMember(name, value))
  }

  /// Keeps a complaint about a member, if it is the first.
  mutating func complain(_ name: WireText, _ complaint: String) {
    complain("'\(full(name))' \(complaint)")
  }

  /// Keeps a complaint, if it is the first.
  mutating func complain(_ message: String) { error = error ?? TranscriptError(message: message) }

  private func full(_ name: WireText) -> String {
    path.map { "\($0).\(name)" } ?? name.string
  }

  /// What `part` finds in a member, which must be there unless it may be `absent`.
  private mutating func read<Part>(
    _ name: WireText, _ expected: String, _ part: (JSONValue) -> Part?
  ) -> Part? {
    guard let member = source?[name] else {
      complain(name, "is missing")
      return nil
    }
    let found = part(member)
    if found == nil { complain(name, "must be \(expected), not \(member.kind)") }
    return found
  }
}

// The kinds of members.
extension JSONForm {
  mutating func text<Text: JSONText>(_ name: WireText, _ value: inout Text) {
    guard isReading else { return write(name, .string(value.jsonText)) }
    if let text = read(name, "a string", \.stringValue) { value = Text(jsonText: text) }
  }

  /// A string that may be null, or left out.
  mutating func optional<Text: JSONText>(
    _ name: WireText, _ value: inout Text?, isLeftOut: Bool = false
  ) {
    if isReading {
      value =
        found(name) == nil
        ? nil : read(name, "a string or null", \.stringValue).map { Text(jsonText: $0) }
    } else if value != nil || !isLeftOut {
      write(name, value.map { .string($0.jsonText) } ?? .null)
    }
  }

  /// A string that one of a type's values spells; the error lists what is `expected`.
  mutating func word<Value>(
    _ name: WireText, _ value: inout Value, expected: String, write spell: (Value) -> String,
    read parse: (String) -> Value?
  ) {
    var text = isReading ? "" : spell(value)
    self.text(name, &text)
    guard isReading, error == nil else { return }
    guard let read = parse(text) else {
      return complain(name, "must be \(expected), not \(VisibleText.excerpt(text))")
    }
    value = read
  }

  mutating func integer(_ name: WireText, _ value: inout Int) {
    guard isReading else { return write(name, .integer(value)) }
    value = read(name, "a whole number", \.integerValue) ?? value
  }

  /// A number that is left out where there is none.
  mutating func optionalInteger(_ name: WireText, _ value: inout Int?) {
    if let number = value, !isReading { write(name, .integer(number)) }
    if found(name) != nil { value = read(name, "a whole number", \.integerValue) }
  }

  /// A boolean that is left out where it is true.
  mutating func boolean(_ name: WireText, _ value: inout Bool) {
    if !isReading, !value { write(name, .bool(false)) }
    if source?[name] != nil { value = read(name, "a boolean", \.boolValue) ?? value }
  }

  /// An array; none where it is left out.
  mutating func array<Element>(
    _ name: WireText, _ values: inout [Element], isLeftOut: Bool = false,
    write json: (Element) -> JSONValue,
    read element: (inout JSONForm, WireText, JSONValue) -> Element?
  ) {
    guard isReading else {
      if !values.isEmpty || !isLeftOut { write(name, .array(values.map(json))) }
      return
    }
    guard source?[name] != nil else { return }
    values = []
    for (index, member) in (read(name, "an array", \.arrayValue) ?? []).enumerated() {
      guard let value = element(&self, "\(name)[\(index)]", member) else { return }
      values.append(value)
    }
  }

  mutating func texts<Text: JSONText>(
    _ name: WireText, _ values: inout [Text], isLeftOut: Bool = false
  ) {
    array(name, &values, isLeftOut: isLeftOut, write: { .string($0.jsonText) }) {
      form, place, value in
      guard let text = value.stringValue else {
        form.complain(place, "must be a string, not \(value.kind)")
        return nil
      }
      return Text(jsonText: text)
    }
  }

  mutating func list<Element: JSONDescribed>(
    _ name: WireText, _ values: inout [Element], isLeftOut: Bool = false
  ) {
    array(name, &values, isLeftOut: isLeftOut, write: { .object(Self.members(of: $0)) }) {
      form, place, value in form.element(place, value)
    }
  }

  /// An object that may be null.
  mutating func object<Element: JSONDescribed>(_ name: WireText, _ value: inout Element?) {
    if isReading {
      value = found(name).flatMap { element(name, $0) }
    } else {
      write(name, value.map { .object(Self.members(of: $0)) } ?? .null)
    }
  }

  private mutating func element<Element: JSONDescribed>(
    _ place: WireText, _ value: JSONValue
  ) -> Element? {
    do throws(TranscriptError) { return try Self.read(value, at: full(place)) } catch {
      self.error = self.error ?? error
      return nil
    }
  }
}

extension JSONValue {
  /// The two strings of an array that holds exactly two: `["Host","authorization-server.example"]`.
  var pairOfStrings: (name: WireText, value: WireText)? {
    guard let elements = arrayValue, elements.count == 2, let name = elements[0].stringValue,
      let value = elements[1].stringValue
    else { return nil }
    return (name, value)
  }
}
