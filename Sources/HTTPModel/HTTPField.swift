public import WireFormats

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
