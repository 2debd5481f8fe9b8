import COpenSSL

/// Message authentication with a hash function and a secret.
///
/// RFC 2104
package enum HMAC {
  /// The authentication code of a message, as long as the digest of the hash function.
  ///
  /// The key may have any length, even none: whether it is long enough is for the caller to judge.
  package static func authenticationCode(
    for message: some Collection<UInt8>, key: some Collection<UInt8>,
    using algorithm: DigestAlgorithm
  ) -> [UInt8] {
    let input = Array(message)
    let secret = Array(key)
    var output = [UInt8](repeating: 0, count: algorithm.byteCount)
    OpenSSLErrorQueue.performOrEnd("compute an HMAC") {
      // The byte after an empty key keeps its pointer from being null, which means no key at all.
      COpenSSL.HMAC(
        algorithm.fetched.pointer, secret + [0], Int32(secret.count), input, input.count, &output,
        nil) == nil ? nil : ()
    }
    return output
  }
}
