import COpenSSL

/// Owns one `EVP_MD`.
///
/// `@unchecked Sendable`: OpenSSL never changes a fetched method, and counts its uses atomically.
final class FetchedDigest: @unchecked Sendable {
  static let sha256 = FetchedDigest("SHA2-256")
  static let sha384 = FetchedDigest("SHA2-384")
  static let sha512 = FetchedDigest("SHA2-512")
  static let sha1 = FetchedDigest("SHA1")

  /// OpenSSL's name of the method.
  let name: String
  let pointer: OpaquePointer

  private init(_ name: String) {
    guard let pointer = EVP_MD_fetch(nil, name, nil) else {
      // A libcrypto without these functions cannot serve this module at all.
      fatalError(OpenSSLErrorQueue.error("find the digest '\(name)'").description)
    }
    self.name = name
    self.pointer = pointer
  }

  deinit { EVP_MD_free(pointer) }
}
