package import WireFormats

/// A hash function.
///
/// FIPS 180-4
package enum DigestAlgorithm: WireText, Hashable, Sendable, CaseIterable {
  /// 32 bytes: PKCE, nonces, `RS256`, `PS256`, `ES256`, `HS256`.
  case sha256 = "SHA-256"
  /// 48 bytes: `RS384`, `PS384`, `ES384`, `HS384`.
  case sha384 = "SHA-384"
  /// 64 bytes: `RS512`, `PS512`, `ES512`, `HS512`, and inside Ed25519.
  case sha512 = "SHA-512"

  /// The name as people write it: `SHA-256`.
  package var name: WireText { rawValue }

  /// The length of a digest.
  package var byteCount: Int {
    switch self {
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// Hashes bytes.
  package func digest(of bytes: some Collection<UInt8>) -> [UInt8] {
    do { return try fetched.digest(of: bytes, byteCount: byteCount) } catch {
      // Happens only when memory is out: there is nothing that a caller could do about it.
      fatalError(error.description)
    }
  }

  /// The implementation, looked up once for the life of the process.
  var fetched: FetchedDigest {
    switch self {
    case .sha256: .sha256
    case .sha384: .sha384
    case .sha512: .sha512
    }
  }
}
