import TranscriptModel
import Vocabulary
import WireFormats

/// The raw nonce is long enough for its alphabet.
///
/// Characters that come more often than others make it easier to guess, but seldom by much: what counts
/// is the chance of the most frequent one.
struct RawNonceFormatCheck: Check {
  let id = "raw-nonce-format"
  let requirement = Requirement(.oidcCore("15.5.2"), .must)
  let summary = "the raw nonce takes a guesser at least 2^128 tries, whatever comes most often"
  let subjects: [MessageName] = [.rawNonce]

  private static let bitsNeeded = 128

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    guard let raw = calculation.output("raw_nonce") ?? calculation.input("raw_nonce") else {
      throw MissingEvidence("the calculation lacks 'raw_nonce'")
    }
    // A raw nonce that is built into the app was picked from no alphabet that is known.
    if evidence.hasFact(.rawNonce, at: step.sender) {
      return Guessing.judge(ParameterName(rawValue: "raw_nonce"), raw)
    }
    let alphabet = try evidence.fact(.alphabet, at: step.sender)
    let characters = Array(alphabet.unicodeScalars)
    if let stranger = raw.unicodeScalars.first(where: { !characters.contains($0) }) {
      return .fail("'raw_nonce' has a '\(stranger)', which its alphabet does not have")
    }
    let size = characters.count
    guard size > 1, Set(characters).count == size else {
      return .fail("the alphabet needs two characters or more, and none of them twice")
    }
    // So many octets lead to the most frequent characters.
    let octets = (256 + size - 1) / size
    let bits = Self.bits(octets: octets, characterCount: raw.characterCount)
    let form = "\(raw.characterCount) characters of \(size)"
    guard bits >= Self.bitsNeeded else {
      return .fail("\(form) are good for \(bits) bits, \(Self.bitsNeeded) are needed")
    }
    let share =
      256.isMultiple(of: size)
      ? "each from \(octets) of 256 octets"
      : "\(256 % size) of them from \(octets) octets, the others from \(octets - 1)"
    return .pass("\(form), \(share): \(bits) bits")
  }

  /// The whole bits in a text whose every character has at most the chance octets / 256.
  private static func bits(octets: Int, characterCount: Int) -> Int {
    var tries = 1.0
    for _ in 0..<characterCount { tries *= 256 / Double(octets) }
    return tries.isFinite ? Int(tries.exponent) : .max
  }
}
