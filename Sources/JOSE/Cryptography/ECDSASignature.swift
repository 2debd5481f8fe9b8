import COpenSSL

/// The two numbers of an ECDSA signature, in the two forms in which they are written: JOSE puts them
/// side by side, OpenSSL wants DER.
///
/// RFC 7518 §3.4
struct ECDSASignature: Hashable {
  /// `r` and `s` side by side, each as long as a number on the curve, most significant byte first.
  ///
  /// The caller has checked the length.
  let joined: [UInt8]

  /// Writes OpenSSL's form.
  func der() throws(CryptographyError) -> [UInt8] {
    try OpenSSLErrorQueue.perform("write an ECDSA signature") { () -> [UInt8]? in
      guard let signature = ECDSA_SIG_new() else { return nil }
      defer { ECDSA_SIG_free(signature) }
      let byteCount = joined.count / 2
      let r = BN_bin2bn(Array(joined.prefix(byteCount)), Int32(byteCount), nil)
      let s = BN_bin2bn(Array(joined.suffix(byteCount)), Int32(byteCount), nil)
      // On success the signature owns both numbers; when it takes neither, they are freed here.
      guard ECDSA_SIG_set0(signature, r, s) == 1 else {
        BN_free(r)
        BN_free(s)
        return nil
      }
      var bytes: UnsafeMutablePointer<UInt8>?
      let length = i2d_ECDSA_SIG(signature, &bytes)
      guard length > 0, let bytes else { return nil }
      defer { CRYPTO_free(bytes, #file, #line) }
      return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
    }
  }
}
