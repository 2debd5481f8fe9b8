import COpenSSL
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
  package var byteCount: Int { fetched.byteCount }

  /// Hashes bytes.
  package func digest(of bytes: some Collection<UInt8>) -> [UInt8] { fetched.digest(of: bytes) }

  /// The implementation, looked up once for the life of the process.
  var fetched: FetchedDigest {
    switch self {
    case .sha256: .sha256
    case .sha384: .sha384
    case .sha512: .sha512
    }
  }
}

/// Owns one `EVP_MD`.
///
/// `@unchecked Sendable`: OpenSSL never changes a fetched method, and counts its uses atomically.
final class FetchedDigest: @unchecked Sendable {
  static let sha256 = required("SHA2-256")
  static let sha384 = required("SHA2-384")
  static let sha512 = required("SHA2-512")

  let pointer: OpaquePointer

  /// Looks a method up by OpenSSL's name of it.
  ///
  /// - Throws: `CryptographyError` when libcrypto does not have it.
  init(_ name: String) throws(CryptographyError) {
    pointer = try OpenSSLErrorQueue.perform("find the digest '\(name)'") {
      EVP_MD_fetch(nil, name, nil)
    }
  }

  deinit { EVP_MD_free(pointer) }

  /// A method without which this module cannot work at all.
  private static func required(_ name: String) -> FetchedDigest {
    do { return try FetchedDigest(name) } catch { fatalError(error.description) }
  }

  var byteCount: Int { Int(EVP_MD_get_size(pointer)) }

  /// Hashes bytes.
  func digest(of bytes: some Collection<UInt8>) -> [UInt8] {
    let input = Array(bytes)
    var output = [UInt8](repeating: 0, count: byteCount)
    OpenSSLErrorQueue.performOrEnd("hash") {
      EVP_Digest(input, input.count, &output, nil, pointer, nil) == 1 ? () : nil
    }
    return output
  }
}
