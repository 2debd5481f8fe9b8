import FlowsShared
import Simulation
import WireFormats

/// How the 256 octets share out among the characters of an alphabet, when the remainder of a division
/// by its size picks the character.
struct OctetShares: CustomStringConvertible {
  /// How many characters there are for each count of octets, the highest count first.
  private let characterCounts: [(octets: Int, characters: Int)]

  /// Counts every octet.
  init(alphabetSize: Int) {
    var octets = [Int](repeating: 0, count: alphabetSize)
    for octet in 0...255 { octets[octet % alphabetSize] += 1 }
    characterCounts = Set(octets).sorted(by: >).map { count in
      (count, octets.count { $0 == count })
    }
  }

  /// `64 with 4`, or `61 with 4, 4 with 3`: so many characters with so many octets each.
  var description: String {
    characterCounts.map { "\($0.characters) with \($0.octets)" }.joined(separator: ", ")
  }

  /// The exponent of two in the number of tries that a guesser needs who begins with the most frequent
  /// characters, rounded down.
  func guessingBits(characterCount: Int) -> Int {
    // Each character has at most the chance octets / 256.
    let highest = characterCounts.first?.octets ?? 256
    var product = 1.0
    for _ in 0..<characterCount { product *= Double(highest) }
    let isPower = product.significand == 1
    return 8 * characterCount - Int(product.exponent) - (isPower ? 0 : 1)
  }
}
