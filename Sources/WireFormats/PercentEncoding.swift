/// Percent-encoding of single values.
///
/// RFC 3986 §2.1
public enum PercentEncoding {
  private static let upperCaseDigits = Array("0123456789ABCDEF".utf8)

  /// Writes every byte outside the unreserved characters `A-Z a-z 0-9 - . _ ~` as `%XX`.
  public static func encode(_ text: some WireTextConvertible) -> WireText {
    let text = text.wireText
    if text.utf8.allSatisfy(isUnreserved) { return text }
    var output: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        output.append(byte)
      } else {
        output += [
          UInt8(ascii: "%"), upperCaseDigits[Int(byte >> 4)], upperCaseDigits[Int(byte & 0xf)],
        ]
      }
    }
    return WireText(decoding: output)
  }

  /// Replaces each `%XX` by its byte; nil when a `%` is not followed by two hex digits, or when the
  /// bytes are not UTF-8.
  public static func decode(_ text: some WireTextConvertible) -> WireText? {
    let text = text.wireText
    return text.contains("%") ? decode(Array(text.utf8)) : text
  }

  static func decode(_ bytes: [UInt8]) -> WireText? {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        output.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.count, let high = Hex.value(of: bytes[index + 1]),
        let low = Hex.value(of: bytes[index + 2])
      else { return nil }
      output.append(high << 4 | low)
      index += 3
    }
    return WireText(validating: output)
  }

  /// Whether a byte stands for itself in every part of a URI: RFC 3986 §2.3.
  public static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
