public import WireFormats

/// The header fields of a message, in order, with repeats.
///
/// Names compare without regard to the case of ASCII letters.
///
/// RFC 9110 §5.1, §5.2
public struct HTTPFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The field lines in the order in which they were sent.
  public var all: [HTTPField]

  /// Fields in the given order.
  public init(_ all: [HTTPField] = []) { self.all = all }

  /// Fields in the order of the literal; a literal may repeat a name.
  public init(dictionaryLiteral elements: (WireText, WireText)...) {
    all = elements.map { HTTPField($0, $1) }
  }

  /// The value of the first field of this name.
  public subscript(name: some WireTextConvertible) -> WireText? {
    let name = name.wireText.asciiLowercased
    return all.first { $0.name.asciiLowercased == name }?.value
  }

  /// The values of all fields of this name, in order.
  public func values(of name: some WireTextConvertible) -> [WireText] {
    let name = name.wireText.asciiLowercased
    return all.filter { $0.name.asciiLowercased == name }.map(\.value)
  }

  /// Sets the first field of this name, or adds it at the end; later repeats are removed.
  public mutating func set(_ name: some WireTextConvertible, to value: some WireTextConvertible) {
    let (name, value) = (name.wireText, value.wireText)
    guard let first = all.firstIndex(where: { matches($0, name) }) else {
      all.append(HTTPField(name, value))
      return
    }
    all[first].value = value
    all = Array(all[...first]) + all[(first + 1)...].filter { !matches($0, name) }
  }

  /// Adds a field line at the end.
  public mutating func append(_ name: some WireTextConvertible, _ value: some WireTextConvertible) {
    all.append(HTTPField(name, value))
  }

  /// Removes every field of this name.
  public mutating func remove(_ name: some WireTextConvertible) {
    let name = name.wireText
    all = all.filter { !matches($0, name) }
  }

  private func matches(_ field: HTTPField, _ name: WireText) -> Bool {
    field.name.asciiLowercased == name.asciiLowercased
  }
}

/// One header field line, exactly as sent.
///
/// RFC 9110 §5
public struct HTTPField: Hashable, Sendable {
  /// The field's name in the case in which it was sent.
  public var name: WireText
  /// The field's value.
  ///
  /// A wrong value is carried as it is; whether it is wrong is for others to say.
  public var value: WireText

  /// A field line with the given name and value.
  public init(_ name: some WireTextConvertible, _ value: some WireTextConvertible) {
    self.name = name.wireText
    self.value = value.wireText
  }
}

extension HTTPField {
  /// A field line whose value came as octets.
  ///
  /// Each octet becomes the character of the same number, as ISO 8859-1 has it. So octets that are
  /// no UTF-8 are carried too, and two different values never become the same text.
  ///
  /// RFC 9110 §5.5
  public init(_ name: some WireTextConvertible, octets: some Sequence<UInt8>) {
    let scalars = octets.map { Unicode.Scalar($0) }
    self.init(name, String(String.UnicodeScalarView(scalars)))
  }
}
