/// One of the two alphabets of RFC 4648, with the coding that both share.
struct Base64Alphabet: Sendable {
  static let standard = Base64Alphabet(last: "+/")
  static let urlSafe = Base64Alphabet(last: "-_")

  private let characters: [UInt8]
  /// The six bits that an ASCII character stands for, or nil.
  private let values: [UInt8?]

  private init(last: String) {
    characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\(last)".utf8)
    var values = [UInt8?](repeating: nil, count: 128)
    for (value, character) in characters.enumerated() { values[Int(character)] = UInt8(value) }
    self.values = values
  }

  func encode(_ bytes: some Sequence<UInt8>, padding: Bool) -> WireText {
    var output: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        output.append(characters[Int(bits >> bitCount & 0x3f)])
      }
    }
    if bitCount > 0 { output.append(characters[Int(bits << (6 - bitCount) & 0x3f)]) }
    while padding, output.count % 4 != 0 { output.append(UInt8(ascii: "=")) }
    return WireText(decoding: output)
  }

  func decode(
    _ text: some WireTextConvertible, padding: Bool
  ) throws(Base64Error) -> [UInt8] {
    var scalars = Array(text.wireText.unicodeScalars)
    if padding { try removePadding(&scalars) }
    if scalars.count % 4 == 1 { throw .impossibleLength(scalars.count) }
    var output: [UInt8] = []
    output.reserveCapacity(scalars.count * 3 / 4)
    var bits: UInt32 = 0
    var bitCount = 0
    for (offset, scalar) in scalars.enumerated() {
      guard scalar.isASCII, let value = values[Int(scalar.value)] else {
        throw .characterOutsideAlphabet(scalar, offset: offset)
      }
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
    }
    if bits & (1 << bitCount - 1) != 0 { throw .unusedBitsSet }
    return output
  }

  private func removePadding(_ scalars: inout [Unicode.Scalar]) throws(Base64Error) {
    guard scalars.count % 4 == 0 else { throw .wrongPadding }
    var removed = 0
    while removed < 2, scalars.last == "=" {
      scalars.removeLast()
      removed += 1
    }
  }
}
