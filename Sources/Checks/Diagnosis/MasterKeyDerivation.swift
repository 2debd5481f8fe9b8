package import JOSE
package import WireFormats

/// A way to make the bytes that sign of the master key of a mobile service: the right one, or a
/// mistake that was really made.
///
/// The raw value is the name by which the way is known.
package enum MasterKeyDerivation: WireText, CaseIterable, Hashable, Sendable {
  /// The right way.
  case digest = "sha256-jwtsig"
  /// The digest went through a string of bytes, as Node.js code of version 5 does under version 6.
  case digestAsText = "sha256-jwtsig-latin1-as-utf8"
  /// Nothing was derived.
  case masterKeyItself = "master-key-itself"
  /// The digest was written in hex.
  case digestAsHexText = "sha256-jwtsig-hex-text"
  /// The suffix was forgotten.
  case digestWithoutSuffix = "sha256-without-suffix"

  /// What was done, in words that can follow "the key is".
  package var words: String {
    switch self {
    case .digest: "SHA-256 of the master key and 'JWTSig', as it should be"
    case .digestAsText:
      "that digest, read as latin-1 text and written as UTF-8: what Node.js does since version 6 "
        + "with a 'binary' string; hand the digest on as a buffer"
    case .masterKeyItself: "the master key itself; hash it with 'JWTSig' behind it"
    case .digestAsHexText:
      "the 64 hex digits of that digest, as text; hand its 32 bytes on as they are"
    case .digestWithoutSuffix: "SHA-256 of the master key alone; 'JWTSig' belongs behind it"
    }
  }

  /// The key bytes.
  package func key(of masterKey: WireText) -> [UInt8] {
    let plain = Array(masterKey.utf8)
    let digest = Self.sha256(plain + Array("JWTSig".utf8))
    switch self {
    case .digest: return digest
    case .digestAsText:
      // Bytes from 0x80 on become two in UTF-8.
      return digest.flatMap { $0 < 0x80 ? [$0] : [0xc0 | $0 >> 6, 0x80 | $0 & 0x3f] }
    case .masterKeyItself: return plain
    case .digestAsHexText: return Array(Hex.encode(digest).utf8)
    case .digestWithoutSuffix: return Self.sha256(plain)
    }
  }

  private static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    DigestAlgorithm.sha256.digest(of: bytes)
  }
}

/// Which way of deriving a key from a master key fits the signature of a token.
package enum TokenKeyDiagnosis: Hashable, Sendable {
  /// The token is signed with a key that was derived in this way.
  case derived(MasterKeyDerivation)
  /// No known way fits: another master key, or other bytes than those that were signed.
  case none

  /// Tries every known way, the right one first.
  ///
  /// The token is measured with HMAC-SHA-256, whatever its header says.
  package init(of token: UnverifiedJWS, masterKey: WireText) {
    let fitting = MasterKeyDerivation.allCases.first { derivation in
      let code = HMAC.authenticationCode(
        for: token.signingInput, key: derivation.key(of: masterKey), using: .sha256)
      return ConstantTime.areEqual(code, token.signature)
    }
    self = fitting.map { .derived($0) } ?? .none
  }
}
