import COpenSSL

/// Slow hashes, which make it dear to try passwords against a stolen table.
package enum PasswordHash {
  /// The memory that one `scrypt` may use, in bytes.
  static let scryptMemoryLimit: UInt64 = 256 << 20

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

  /// scrypt, which needs much memory as well as time: about `128 * cost * blockSize` bytes.
  ///
  /// - Throws: `CryptographyError` when a parameter is out of range, when `cost` is no power of
  ///   two, or when more than 256 MiB would be needed.
  ///
  /// RFC 7914 §6
  package static func scrypt(
    password: [UInt8], salt: [UInt8], cost: Int, blockSize: Int, parallelization: Int, length: Int
  ) throws(CryptographyError) -> [UInt8] {
    let operation = "derive with scrypt"
    guard cost > 1, cost & (cost - 1) == 0 else {
      throw CryptographyError(
        operation: operation, reason: "'cost' must be a power of two from 2 on, this is \(cost)")
    }
    guard blockSize > 0, parallelization > 0, length > 0 else {
      throw CryptographyError(
        operation: operation,
        reason: "'blockSize', 'parallelization' and 'length' must be above zero")
    }
    var output = [UInt8](repeating: 0, count: length)
    try OpenSSLErrorQueue.perform(operation) {
      EVP_PBE_scrypt(
        password.map { CChar(bitPattern: $0) }, password.count, salt, salt.count, UInt64(cost),
        UInt64(blockSize), UInt64(parallelization), scryptMemoryLimit, &output, length) == 1
        ? () : nil
    }
    return output
  }
}
