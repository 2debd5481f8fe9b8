import JOSE
package import WireFormats

/// What went wrong between a raw nonce and the nonce in a token, told from the two values alone.
///
/// Right is: the token has lower-case hex of the SHA-256 digest of the raw nonce. When it has not, the
/// service only says that the two do not fit; often the values show which slip was made.
package enum NonceMistake: String, Hashable, Sendable, CaseIterable {
  /// Apple was given the raw nonce.
  case rawToBoth = "raw-to-both"
  /// Firebase was given the hash as if it were the raw nonce.
  case hashToBoth = "hash-to-both"
  /// The hash was hashed once more.
  case hashedTwice = "hashed-twice"
  /// The digest was written in base64 or base64url.
  case base64Digest = "base64-digest"
  /// The digest was written in upper-case hex.
  case upperCaseHex = "upper-case-hex"
  /// The token has no nonce.
  case absent
  /// The raw nonce did not come with the token.
  case rawAbsent = "raw-absent"
  /// The raw nonce has blanks at its ends that were not hashed, or the other way round.
  case blanks
  /// The token has the hash of some other raw nonce.
  case anotherNonce = "another-nonce"
  /// Nothing that is known here.
  case unknown

  /// Names the mistake; nil when the two values fit.
  package init?(raw: WireText?, claim: WireText?) {
    guard let raw else {
      guard claim != nil else { return nil }
      self = .rawAbsent
      return
    }
    guard let claim else {
      self = .absent
      return
    }
    let digest = DigestAlgorithm.sha256.digest(of: raw.utf8)
    let hash = Hex.encode(digest)
    if claim == hash { return nil }
    self = Self.slip(from: raw, hash: hash, digest: digest, to: claim)
  }

  private static func slip(
    from raw: WireText, hash: WireText, digest: [UInt8], to claim: WireText
  ) -> NonceMistake {
    if claim == raw { return isHash(raw) ? .hashToBoth : .rawToBoth }
    if claim == Hashing.hex(hash) { return .hashedTwice }
    let encodings = [
      Base64.encode(digest), Base64.encode(digest).replacing("=", with: ""),
      Base64URL.encode(digest),
    ]
    if encodings.contains(claim) { return .base64Digest }
    if claim == hash.string.uppercased() { return .upperCaseHex }
    let trimmed = raw.trimmingBlanks
    let variants = [trimmed, trimmed + "\n", trimmed + " "].filter { $0 != raw }
    if variants.contains(where: { Hashing.hex($0) == claim }) { return .blanks }
    return isHash(claim) ? .anotherNonce : .unknown
  }

  /// Whether a text has the form of a SHA-256 digest in lower-case hex.
  static func isHash(_ text: WireText) -> Bool {
    text.utf8.count == 64 && Hex.decode(text) != nil && text == text.asciiLowercased
  }
}

extension NonceMistake {
  /// What happened, in a sentence that can follow the name and a colon.
  package var explanation: String {
    switch self {
    case .rawToBoth: "Apple was given the raw nonce; it has to get the hash of it"
    case .hashToBoth:
      "Firebase was given the hash, and hashed it once more; it has to get the raw nonce"
    case .hashedTwice:
      "what Apple was given had been hashed twice; a library may hash what is hashed already"
    case .base64Digest: "the right digest, written in base64; it has to be lower-case hex"
    case .upperCaseHex:
      "the right digest, in upper-case hex; the comparison is by characters, so it has to be lower"
    case .absent: "the token has no nonce, though a raw nonce came with it"
    case .rawAbsent: "the token has a nonce, but no raw nonce came with it"
    case .blanks: "the hash is that of the raw nonce with other blanks at its ends"
    case .anotherNonce:
      "the hash of some other raw nonce: the token is of another sign-in, or a second tap replaced "
        + "the raw nonce"
    case .unknown: "no hash of anything that is known here"
    }
  }
}

extension WireText {
  fileprivate var trimmingBlanks: WireText {
    let blanks = Set(" \n\r\t".utf8)
    let start = utf8.drop { blanks.contains($0) }
    guard let last = start.lastIndex(where: { !blanks.contains($0) }) else { return "" }
    return WireText(Substring(start[...last]))
  }
}
