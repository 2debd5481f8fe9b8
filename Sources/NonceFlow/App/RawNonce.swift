import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// A raw nonce, and how it came about: drawn from an alphabet, or given by a setting.
struct RawNonce: Sendable {
  /// The raw nonce itself.
  let text: WireText
  private let alphabet: WireText
  /// The octets that picked the characters; empty where nothing was drawn.
  private let octets: [UInt8]

  /// How many characters the tutorial's raw nonces have.
  private static let length = 32

  init(_ settings: RunSettings<NonceSettings>, random: any RandomSource) {
    alphabet = settings.alphabet
    if let given = settings.rawNonce {
      octets = []
      text = given
    } else {
      octets = random.octets(Self.length, for: "app: raw nonce")
      let characters = Array(alphabet.unicodeScalars)
      text = WireText(
        String(String.UnicodeScalarView(octets.map { characters[Int($0) % characters.count] })))
    }
  }

  /// Says in the transcript how the values of a sign-in came about, and what Apple gets to see of them.
  func record(nonce: WireText?, state: WireText, by seat: Seat) async {
    let digest = ShellCommand.sha256(of: text)
    guard !octets.isEmpty else {
      return await seat.calculate(values(nonce, state), given: [.rawNonce], commands: [digest])
    }
    let size = alphabet.characterCount
    let shares = OctetShares(alphabetSize: size)
    var values = values(nonce, state)
    values[.randomOctets] = Hex.encode(octets)
    values[.alphabet] = alphabet
    values[.alphabetSize] = "\(size)"
    values[.octetsPerCharacter] = WireText(shares.description)
    values[.guessingBits] = "\(shares.guessingBits(characterCount: text.characterCount))"
    await seat.calculate(
      values,
      commands: [
        ShellCommand.octetsPerCharacter(alphabetSize: size),
        ShellCommand.characters(of: alphabet, for: octets), digest,
      ])
  }

  private func values(_ nonce: WireText?, _ state: WireText) -> [RawNonceValue: WireText?] {
    [.rawNonce: text, .digest: text.sha256, .nonce: nonce, .state: state]
  }
}

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
