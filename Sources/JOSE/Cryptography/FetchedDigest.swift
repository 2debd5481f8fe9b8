import COpenSSL

/// Owns one `EVP_MD`.
///
/// `@unchecked Sendable`: OpenSSL never changes a fetched method, and counts its uses atomically.
final class FetchedDigest: @unchecked Sendable {
  static let sha256 = required("SHA2-256")
  static let sha384 = required("SHA2-384")
  static let sha512 = required("SHA2-512")

  /// OpenSSL's name of the method.
  let name: String
  let pointer: OpaquePointer

  /// Looks a method up.
  ///
  /// - Throws: `CryptographyError` when libcrypto does not have it.
  init(_ name: String) throws(CryptographyError) {
    pointer = try OpenSSLErrorQueue.perform("find the digest '\(name)'") {
      EVP_MD_fetch(nil, name, nil)
    }
    self.name = name
  }

  deinit { EVP_MD_free(pointer) }

  /// A method without which this module cannot work at all.
  private static func required(_ name: String) -> FetchedDigest {
    do { return try FetchedDigest(name) } catch { fatalError(error.description) }
  }

  /// Hashes bytes.
  func digest(of bytes: some Collection<UInt8>, byteCount: Int) throws(CryptographyError) -> [UInt8]
  {
    let input = Array(bytes)
    var output = [UInt8](repeating: 0, count: byteCount)
    try OpenSSLErrorQueue.perform("hash with '\(name)'") {
      EVP_Digest(input, input.count, &output, nil, pointer, nil) == 1 ? () : nil
    }
    return output
  }
}
