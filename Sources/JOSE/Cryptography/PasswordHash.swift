import COpenSSL

/// A slow hash, which makes it dear to try passwords against a stolen table.
package enum PasswordHash {
  /// PBKDF2 with HMAC-SHA-256.
  ///
  /// - Throws: `CryptographyError` when `iterations` or `length` is out of OpenSSL's range.
  ///
  /// RFC 8018 §5.2
  package static func pbkdf2(
    password: [UInt8], salt: [UInt8], iterations: Int, length: Int
  ) throws(CryptographyError) -> [UInt8] {
    guard let rounds = Int32(exactly: iterations), rounds > 0,
      let byteCount = Int32(exactly: length), byteCount > 0
    else {
      throw CryptographyError(
        operation: "derive with PBKDF2", reason: "'iterations' or 'length' is out of range")
    }
    var output = [UInt8](repeating: 0, count: length)
    try OpenSSLErrorQueue.perform("derive with PBKDF2") {
      PKCS5_PBKDF2_HMAC(
        password.map { CChar(bitPattern: $0) }, Int32(password.count), salt, Int32(salt.count),
        rounds, DigestAlgorithm.sha256.fetched.pointer, byteCount, &output) == 1 ? () : nil
    }
    return output
  }
}
