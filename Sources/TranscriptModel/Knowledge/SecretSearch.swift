public import WireFormats

/// Finds many secrets in texts, each text in one pass, also where a secret stands in another spelling
/// that serves as well.
///
/// The cost is in proportion to the texts, however many secrets there are.
public struct SecretSearch: Sendable {
  /// How a secret is written where it is found.
  public enum Spelling: WireText, Hashable, Sendable {
    /// As it is.
    case plain
    /// Percent-encoded once more than the place needs.
    case percentEncoded = "percent-encoded"
    /// In hex.
    case hex
    /// In base64 or base64url.
    case base64
  }

  /// A secret that was found.
  public struct Hit: Hashable, Sendable {
    /// Which of the secrets.
    public let index: Int
    /// How it is written.
    public let spelling: Spelling
  }

  /// What is looked for: the secret's bytes, or the octets of which they are a spelling.
  private struct Pattern {
    let index: Int
    let bytes: [UInt8]
    /// A short word stands alone: it could be a part of others by chance.
    var standsAlone: Bool { bytes.count < SecretSearch.shortestRandom }
  }

  /// A shorter text is found by chance inside others.
  private static let shortestPart = 8
  /// A shorter text is a word that may begin or end others.
  private static let shortestRandom = 16
  /// A shorter text is found only where it is the whole value.
  private static let shortest = 4
  /// How often what is decoded is decoded again.
  private static let depth = 2
  /// Secrets that end alike are compared one by one: so many of them, and not more.
  private static let alike = 8

  private var patterns: [Pattern] = []
  private var patternsByEnd: [UInt64: [Int]] = [:]
  private var ends = EndFilter()
  private var wholes: [WireText: [Int]] = [:]

  /// A search for these secrets, which hits name by their positions.
  public init(_ secrets: [WireText]) {
    for (index, secret) in secrets.enumerated() where !Self.isNumber(secret) {
      let bytes = Array(secret.utf8)
      if bytes.count >= Self.shortestPart {
        insert(Pattern(index: index, bytes: bytes))
        let octets = SpelledOctets.decoded(bytes[...])?.octets ?? []
        if octets.count >= Self.shortestRandom {
          insert(Pattern(index: index, bytes: octets))
        }
      } else if bytes.count >= Self.shortest {
        wholes[secret, default: []].append(index)
      }
    }
  }

  /// A short number, such as a time, stands in many places and gives nothing away there.
  private static func isNumber(_ secret: WireText) -> Bool {
    secret.utf8.count < shortestRandom && secret.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func insert(_ pattern: Pattern) {
    let end = pattern.bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard patternsByEnd[end, default: []].count < Self.alike else { return }
    patternsByEnd[end, default: []].append(patterns.count)
    ends.insert(end)
    patterns.append(pattern)
  }

  /// The secrets in a text, each once, as it is written there first.
  public func hits(in text: WireText) -> [Hit] {
    var found = (wholes[text] ?? []).map { Hit(index: $0, spelling: .plain) }
    var seen = Set(found.map(\.index))
    guard !patterns.isEmpty else { return found }
    var pieces: [(bytes: [UInt8], spelling: Spelling)] = [(Array(text.utf8), .plain)]
    for level in 0...Self.depth {
      for piece in pieces {
        for index in indices(in: piece.bytes, without: seen) where seen.insert(index).inserted {
          found.append(Hit(index: index, spelling: piece.spelling))
        }
      }
      if level == Self.depth { break }
      pieces = pieces.flatMap { piece in
        SpelledOctets.all(in: piece.bytes).map { decoded in
          (decoded.octets, piece.spelling == .plain ? decoded.spelling : piece.spelling)
        }
      }
    }
    return found
  }

  /// The secrets whose bytes stand in a piece, without those that are known already.
  private func indices(in bytes: [UInt8], without known: Set<Int>) -> [Int] {
    var found: [Int] = []
    // Texts that almost match everywhere must not cost more than their length.
    var budget = bytes.count * Self.alike
    for place in ends.places(in: bytes) where budget > 0 {
      for candidate in patternsByEnd[place.end] ?? [] {
        let pattern = patterns[candidate]
        guard !known.contains(pattern.index), !found.contains(pattern.index) else { continue }
        budget -= pattern.bytes.count
        if Self.stands(pattern, in: bytes, endingAt: place.position) { found.append(pattern.index) }
      }
    }
    return found
  }

  private static func stands(
    _ pattern: Pattern, in bytes: [UInt8], endingAt position: Int
  ) -> Bool {
    let start = position + 1 - pattern.bytes.count
    guard start >= 0, bytes[start...position].elementsEqual(pattern.bytes) else { return false }
    guard pattern.standsAlone else { return true }
    let before = start > 0 ? bytes[start - 1] : nil
    let behind = position + 1 < bytes.count ? bytes[position + 1] : nil
    return ![before, behind].compactMap(\.self).contains(where: SpelledOctets.isOfWord)
  }
}

/// Says of most texts at once that no secret ends as they do.
private struct EndFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1024)

  private static func place(_ end: UInt64) -> (word: Int, bit: UInt64) {
    // The high bits of a product depend on all bits of the factor.
    let hash = (end &* 0x9E37_79B9_7F4A_7C15) >> 48
    return (Int(hash >> 6), 1 << (hash & 63))
  }

  mutating func insert(_ end: UInt64) {
    let (word, bit) = Self.place(end)
    bits[word] |= bit
  }

  /// The places in a text where a secret may end, each with the eight bytes that end there.
  func places(in bytes: [UInt8]) -> [(position: Int, end: UInt64)] {
    var places: [(position: Int, end: UInt64)] = []
    // Every byte of a transcript passes here: buffers without checks of each index make that quick.
    bytes.withUnsafeBufferPointer { bytes in
      bits.withUnsafeBufferPointer { bits in
        var end: UInt64 = 0
        var position = 0
        while position < bytes.count {
          end = end << 8 | UInt64(bytes[position])
          let (word, bit) = Self.place(end)
          if bits[word] & bit != 0, position >= 7 { places.append((position, end)) }
          position += 1
        }
      }
    }
    return places
  }
}
