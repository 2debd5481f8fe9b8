/// Bytes as hexadecimal text.
public enum Hex {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Writes bytes as lower-case hexadecimal, two characters a byte.
  public static func encode(_ bytes: some Sequence<UInt8>) -> WireText {
    var output: [UInt8] = []
    for byte in bytes {
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 0xf)])
    }
    return WireText(decoding: output)
  }

  /// Reads hexadecimal in either case; nil when the length is odd or a character is no hex digit.
  public static func decode(_ text: some WireTextConvertible) -> [UInt8]? {
    let characters = Array(text.wireText.utf8)
    guard characters.count.isMultiple(of: 2) else { return nil }
    var output: [UInt8] = []
    for index in stride(from: 0, to: characters.count, by: 2) {
      guard let high = value(of: characters[index]), let low = value(of: characters[index + 1])
      else { return nil }
      output.append(high << 4 | low)
    }
    return output
  }

  /// The value of one hexadecimal digit in ASCII, or nil.
  static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
