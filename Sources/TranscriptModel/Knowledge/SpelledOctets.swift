import WireFormats

/// Octets that are written in a text as hex, base64 or percent-encoded.
struct SpelledOctets {
  /// What they are.
  let octets: [UInt8]
  /// How they are written.
  let spelling: SecretSearch.Spelling

  /// A shorter word spells nothing that is looked for.
  private static let shortestWord = 11

  /// What is spelled in a text: the whole text, if it has percent-encoding, and each of its words.
  static func all(in bytes: [UInt8]) -> [SpelledOctets] {
    var found: [SpelledOctets] = []
    if bytes.contains(UInt8(ascii: "%")),
      let text = PercentEncoding.decode(WireText(decoding: bytes))
    {
      found.append(SpelledOctets(octets: Array(text.utf8), spelling: .percentEncoded))
    }
    for word in bytes.split(whereSeparator: { !isOfWord($0) && $0 != UInt8(ascii: "=") })
    where word.count >= shortestWord {
      if let spelled = decoded(word) { found.append(spelled) }
    }
    return found
  }

  /// What one word spells: hex where it can be hex, and otherwise base64 in either alphabet.
  static func decoded(_ word: ArraySlice<UInt8>) -> SpelledOctets? {
    if word.count.isMultiple(of: 2), let octets = hex(word) {
      return SpelledOctets(octets: octets, spelling: .hex)
    }
    return base64(word).map { SpelledOctets(octets: $0, spelling: .base64) }
  }

  /// Whether a byte can be one of base64 or base64url.
  static func isOfWord(_ byte: UInt8) -> Bool { digits[Int(byte)] < 64 }

  private static func hex(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    var octets: [UInt8] = []
    octets.reserveCapacity(word.count / 2)
    var high: UInt8?
    for byte in word {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return nil
      }
      if let known = high {
        octets.append(known << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return octets
  }

  private static func base64(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    var octets: [UInt8] = []
    octets.reserveCapacity(word.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for (offset, byte) in word.enumerated() {
      let digit = digits[Int(byte)]
      guard digit < 64 else {
        // Only padding may follow.
        guard word.dropFirst(offset).allSatisfy({ $0 == UInt8(ascii: "=") }) else { return nil }
        break
      }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        octets.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return octets
  }

  /// The value of each byte as a digit of base64 or base64url; 64 for what is none.
  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 64, count: 256)
    let letters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8.enumerated()
    for (value, byte) in letters { digits[Int(byte)] = UInt8(value) }
    digits[Int(UInt8(ascii: "-"))] = 62
    digits[Int(UInt8(ascii: "_"))] = 63
    return digits
  }()
}
