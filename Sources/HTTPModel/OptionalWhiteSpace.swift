internal import WireFormats

extension WireText {
  /// The text without the spaces and tabs at its start and end: RFC 9110 §5.6.3.
  var withoutOuterWhiteSpace: WireText {
    let start = utf8.drop(while: Self.isWhiteSpace)
    guard let last = start.lastIndex(where: { !Self.isWhiteSpace($0) }) else { return "" }
    return WireText(Substring(start[...last]))
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
