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
