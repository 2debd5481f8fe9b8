import COpenSSL

/// A hash function.
///
/// FIPS 180-4
public enum DigestAlgorithm: String, Hashable, Sendable, CaseIterable {
  /// 32 bytes: PKCE, nonces, `RS256`, `ES256`, `HS256`.
  case sha256 = "SHA-256"
  /// 48 bytes: `HS384`.
  case sha384 = "SHA-384"
  /// 64 bytes: `HS512`, and inside Ed25519.
  case sha512 = "SHA-512"
  /// Only to recognize a value that was made with it by mistake: no signature here uses it.
  case sha1 = "SHA-1"

  /// The name as people write it: `SHA-256`.
  public var name: String { rawValue }

  /// The length of a digest.
  public var byteCount: Int {
    switch self {
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    case .sha1: 20
    }
  }

  /// Hashes bytes.
  public func digest(of bytes: some Collection<UInt8>) -> [UInt8] {
    let input = Array(bytes)
    var output = [UInt8](repeating: 0, count: byteCount)
    guard EVP_Digest(input, input.count, &output, nil, fetched.pointer, nil) == 1 else {
      // Happens only when memory is out: there is nothing that a caller could do about it.
      fatalError(OpenSSLErrorQueue.error("hash with \(name)").description)
    }
    return output
  }

  /// The implementation, looked up once for the life of the process.
  var fetched: FetchedDigest {
    switch self {
    case .sha256: .sha256
    case .sha384: .sha384
    case .sha512: .sha512
    case .sha1: .sha1
    }
  }
}
