/// The old hash function, only to recognize a value that was made with it by mistake.
///
/// No signature here uses it, and a libcrypto may do without it.
///
/// FIPS 180-4 §6.1
package enum SHA1 {
  private static let fetched: Result<FetchedDigest, CryptographyError> = Result {
    () throws(CryptographyError) in try FetchedDigest("SHA1")
  }

  /// Hashes bytes to 20 bytes.
  ///
  /// - Throws: `CryptographyError` when the libcrypto at hand does not have SHA-1.
  package static func digest(
    of bytes: some Collection<UInt8>
  ) throws(CryptographyError) -> [UInt8] {
    try fetched.get().digest(of: bytes, byteCount: 20)
  }
}
