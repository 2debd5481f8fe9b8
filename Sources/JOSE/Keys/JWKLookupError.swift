package import WireFormats

/// Why a key set has no answer to a token's `kid`.
package enum JWKLookupError: Error, Hashable, Sendable {
  /// The token's `kid` is another kind of value.
  case keyIDNotString(kind: String)
  /// The token has no `kid`, and the set does not have exactly one key.
  case keyIDNeeded(keyCount: Int)
  /// No key of the set has this `kid`: the issuer may have changed its keys.
  case keyUnknown(WireText, known: [WireText])
  /// Several keys of the set have this `kid`, and none of them is for the header's `alg`, which is nil
  /// when it is missing or no string.
  case keyIDAmbiguous(WireText, keyCount: Int, algorithm: WireText?)
}

extension JWKLookupError: CustomStringConvertible {
  /// What was looked for, and what the set holds.
  package var description: String {
    switch self {
    case .keyIDNotString(let kind):
      "the header's 'kid' must be a string, this is \(kind)"
    case .keyIDNeeded(let keyCount):
      "the header has no 'kid' and the key set has \(keyCount) keys: only a set of one needs none"
    case .keyUnknown(let keyID, let known) where known.isEmpty:
      "the header's 'kid' is '\(keyID)': no key of the set has a 'kid'"
    case .keyUnknown(let keyID, let known):
      "the header's 'kid' is '\(keyID)': the key set has \(known.quotedList)"
    case .keyIDAmbiguous(let keyID, let keyCount, let algorithm?):
      "the header's 'kid' is '\(keyID)': \(keyCount) keys of the set have it, "
        + "and none that can be used is for the 'alg' '\(algorithm)'"
    case .keyIDAmbiguous(let keyID, let keyCount, nil):
      "the header's 'kid' is '\(keyID)': \(keyCount) keys of the set have it, "
        + "and the header has no 'alg' that chooses one"
    }
  }
}
