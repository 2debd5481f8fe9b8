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
    var length = 0
    OpenSSLErrorQueue.performOrEnd("compute an HMAC") { () -> Void? in
      guard let context = EVP_MAC_CTX_new(FetchedMAC.hmac.pointer) else { return nil }
      defer { EVP_MAC_CTX_free(context) }
      // The byte after an empty key keeps its pointer from being null: OpenSSL would take that for
      // the wish to keep the key that it has.
      guard hmac_init(context, algorithm.fetched.name, secret + [0], secret.count) == 1,
        EVP_MAC_update(context, input, input.count) == 1,
        EVP_MAC_final(context, &output, &length, output.count) == 1, length == output.count
      else { return nil }
      return ()
    }
    return output
  }
}
