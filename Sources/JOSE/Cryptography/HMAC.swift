import COpenSSL

/// Message authentication with a hash function and a secret.
///
/// RFC 2104
public enum HMAC {
  /// The authentication code of a message, as long as the digest of the hash function.
  ///
  /// The key may have any length, even none: whether it is long enough is for the caller to judge.
  public static func authenticationCode(
    for message: some Collection<UInt8>, key: some Collection<UInt8>,
    using algorithm: DigestAlgorithm
  ) -> [UInt8] {
    let input = Array(message)
    let secret = Array(key)
    var output = [UInt8](repeating: 0, count: algorithm.byteCount)
    // The byte after an empty key keeps its pointer from being null, which OpenSSL would refuse.
    guard
      EVP_Q_mac(
        nil, "HMAC", nil, algorithm.fetched.name, nil, secret + [0], secret.count,
        input, input.count, &output, output.count, nil) != nil
    else {
      // Happens only when memory is out: there is nothing that a caller could do about it.
      fatalError(OpenSSLErrorQueue.error("compute an HMAC").description)
    }
    return output
  }
}
