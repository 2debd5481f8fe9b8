/// Base64 with the standard alphabet and padding: HTTP Basic credentials, and the mistakes that
/// people make when base64url was meant.
///
/// RFC 4648 §4
public enum Base64 {
  /// Writes bytes as padded base64.
  public static func encode(_ bytes: some Sequence<UInt8>) -> WireText {
    Base64Alphabet.standard.encode(bytes, padding: true)
  }

  /// Reads padded base64.
  ///
  /// - Throws: `Base64Error` that says which character at which offset cannot stand there.
  public static func decode(_ text: some WireTextConvertible) throws(Base64Error) -> [UInt8] {
    try Base64Alphabet.standard.decode(text, padding: true)
  }
}

/// Base64 with the URL-safe alphabet and without padding: how JOSE and PKCE write bytes.
///
/// Decoding is strict: padding, white space, characters outside the alphabet, a length that no
/// encoder makes, and unused bits that are not zero are all refused. A lenient decoder would take
/// two different texts for the same signature.
///
/// RFC 4648 §5, RFC 7515 §2
public enum Base64URL {
  /// Writes bytes as base64url without padding.
  public static func encode(_ bytes: some Sequence<UInt8>) -> WireText {
    Base64Alphabet.urlSafe.encode(bytes, padding: false)
  }

  /// Reads base64url without padding.
  ///
  /// - Throws: `Base64Error` that says which character at which offset cannot stand there.
  public static func decode(_ text: some WireTextConvertible) throws(Base64Error) -> [UInt8] {
    try Base64Alphabet.urlSafe.decode(text, padding: false)
  }
}

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
    for offset in scalars.indices {
      let scalar = scalars[offset].value
      guard scalar < 0x80, let value = values[Int(scalar)] else {
        throw .characterOutsideAlphabet(scalars[offset], offset: offset)
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

/// Why a text is no base64 of the expected form.
public enum Base64Error: Error, Hashable, Sendable, CustomStringConvertible {
  /// A character outside the alphabet, at an offset counted in Unicode scalars from 0.
  case characterOutsideAlphabet(Unicode.Scalar, offset: Int)
  /// One character is left over after groups of four: no number of bytes gives this length.
  case impossibleLength(Int)
  /// The last character carries bits beyond the last byte, and they are not zero.
  case unusedBitsSet
  /// The padding `=` is missing, too much, or stands where the form allows none.
  case wrongPadding

  /// What is wrong, in a few words that can follow "is not base64url: ".
  public var description: String {
    switch self {
    case .characterOutsideAlphabet(let character, let offset):
      "character '\(character)' at offset \(offset) is not in the alphabet"
    case .impossibleLength(let length):
      "a length of \(length) is impossible: one character is left over after groups of four"
    case .unusedBitsSet:
      "the unused bits of the last character are not zero"
    case .wrongPadding:
      "the padding '=' is wrong"
    }
  }
}
