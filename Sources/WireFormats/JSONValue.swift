/// A JSON text as it was written: members keep their order and their repeats, numbers keep their
/// spelling.
///
/// That matters here: `{"aud":"a","aud":"b"}` is an attack, `1e3` and `1000` have different bytes,
/// and a signature is over bytes.
///
/// RFC 8259
public enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number in the spelling in which it was written.
  case number(JSONNumber)
  /// A string, with its escapes resolved.
  case string(WireText)
  /// The elements in order.
  case array([JSONValue])
  /// The members in order, with repeats.
  case object([JSONMember])

  /// An object with the given members.
  public static func object(_ members: JSONMember...) -> JSONValue { .object(members) }

  /// A string with the UTF-8 of this one.
  public static func string(_ text: String) -> JSONValue { .string(WireText(text)) }

  /// A whole number.
  public static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }

  /// What kind of value this is, in the words of RFC 8259: `a string`, `an object`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The text of a string; nil for every other kind.
  public var stringValue: WireText? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The value of a number without fraction that fits; nil for every other value.
  public var integerValue: Int? {
    if case .number(let value) = self { value.integer } else { nil }
  }

  /// The value of a boolean; nil for every other kind.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array; nil for every other kind.
  public var arrayValue: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members of an object, with repeats; nil for every other kind.
  public var members: [JSONMember]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The value of the first member of this name; nil when there is none or this is no object.
  public subscript(name: some WireTextConvertible) -> JSONValue? {
    let name = name.wireText
    return members?.first { $0.name == name }?.value
  }

  /// Sets the first member of this name, or adds it at the end.
  ///
  /// A value that is no object stays as it is.
  public mutating func set(_ name: some WireTextConvertible, to value: JSONValue) {
    let name = name.wireText
    guard case .object(var members) = self else { return }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(JSONMember(name, value))
    }
    self = .object(members)
  }

  /// Removes every member of this name.
  public mutating func remove(_ name: some WireTextConvertible) {
    let name = name.wireText
    guard case .object(let members) = self else { return }
    self = .object(members.filter { $0.name != name })
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}

/// One `"name": value` of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name, with its escapes resolved.
  public var name: WireText
  /// The value.
  public var value: JSONValue

  /// A member with the given name and value.
  public init(_ name: some WireTextConvertible, _ value: JSONValue) {
    self.name = name.wireText
    self.value = value
  }
}

extension [JSONMember] {
  /// The first name that occurred before; nil when every name is unique.
  public var firstRepeatedName: WireText? {
    var seen: Set<WireText> = []
    return first { !seen.insert($0.name).inserted }?.name
  }
}

/// A JSON number in the spelling in which it was written.
///
/// RFC 8259 §6
public struct JSONNumber: Hashable, Sendable {
  /// The characters as written: `1000`, `1e3`, `1413000000.25`.
  public let text: WireText

  /// A whole number.
  public init(_ value: Int) { text = WireText(String(value)) }

  /// A number with the given spelling; nil when RFC 8259 does not allow it.
  public init?(_ text: some WireTextConvertible) {
    let text = text.wireText
    guard case .number(let number)? = try? JSONParser.parse(text), number.text == text else {
      return nil
    }
    self = number
  }

  init(validated text: WireText) { self.text = text }

  /// The value when it is written without fraction and exponent and fits into an `Int`.
  public var integer: Int? { Int(text.string) }

  /// The nearest floating-point value.
  public var double: Double { Double(text.string) ?? .nan }
}
