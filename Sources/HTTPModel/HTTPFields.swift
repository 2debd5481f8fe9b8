public import WireFormats

/// The header fields of a message, in order, with repeats.
///
/// Names compare without regard to the case of ASCII letters.
///
/// RFC 9110 §5.1, §5.2
public struct HTTPFields: NamedTexts, Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The field lines in the order in which they were sent.
  public var all: [HTTPField]

  /// Fields in the given order.
  public init(_ all: [HTTPField] = []) { self.all = all }

  /// Fields in the order of the literal; a literal may repeat a name.
  public init(dictionaryLiteral elements: (WireText, WireText)...) {
    all = elements.map { HTTPField($0, $1) }
  }
}

/// One header field line, exactly as sent.
///
/// RFC 9110 §5
public struct HTTPField: NamedText, Hashable, Sendable {
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

  /// The name in lower case.
  public static func key(of name: WireText) -> WireText { name.asciiLowercased }

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
