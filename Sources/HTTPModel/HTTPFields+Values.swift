public import WireFormats

// What stands around a value on its line is no part of it: blanks and tabs there are for the eye.
extension HTTPFields {
  /// The value of the first field line of this name, without blanks around it; `all` has them.
  ///
  /// RFC 9110 §5.5
  public subscript(name: some WireTextConvertible) -> WireText? {
    let key = HTTPField.key(of: name.wireText)
    return all.first { HTTPField.key(of: $0.name) == key }?.value.withoutBlanksAround
  }

  /// The values of all field lines of this name, in order, without blanks around them.
  ///
  /// RFC 9110 §5.5
  public func values(of name: some WireTextConvertible) -> [WireText] {
    let key = HTTPField.key(of: name.wireText)
    return all.filter { HTTPField.key(of: $0.name) == key }.map(\.value.withoutBlanksAround)
  }
}

extension WireText {
  /// The text without the blanks and tabs at its start and end.
  fileprivate var withoutBlanksAround: WireText {
    trimmed { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
