import Vocabulary
import TranscriptModel
import WireFormats

/// An RSA key is long enough.
struct KeyStrengthCheck: Check {
  let id = "key-strength"
  let requirement = Requirement(.rfc7518("3.3"), .must)
  let summary = "every RSA key of the key set has 2048 bits or more"
  let subjects = MessageName.keySets

  private static let bitsNeeded = 2048

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let keys = evidence.publishedKeys(in: step) else { return nil }
    var sizes: [String] = []
    for (index, key) in keys.enumerated() where key["kty"]?.stringValue == "RSA" {
      guard let text = key["n"]?.stringValue, let modulus = try? Base64URL.decode(text) else {
        return .fail("key \(index + 1) has no modulus 'n' in base64url")
      }
      let bits = Self.bitCount(modulus)
      guard bits >= Self.bitsNeeded else {
        return .fail("key \(index + 1) has \(bits) bits; an RSA key needs \(Self.bitsNeeded)")
      }
      sizes.append("\(bits)")
    }
    return sizes.isEmpty ? nil : .pass("RSA with \(sizes.joined(separator: ", ")) bits")
  }

  /// The bits of a number, most significant byte first.
  private static func bitCount(_ bytes: [UInt8]) -> Int {
    let significant = bytes.drop { $0 == 0 }
    return significant.count * 8 - (significant.first?.leadingZeroBitCount ?? 0)
  }
}
