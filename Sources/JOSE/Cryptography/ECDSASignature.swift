import COpenSSL

/// The two numbers of an ECDSA signature on P-256, in the two forms in which they are written:
/// JOSE puts them side by side, OpenSSL wants DER.
///
/// RFC 7518 §3.4
struct ECDSASignature {
  /// The length of one number on P-256.
  static let numberByteCount = 32

  /// `r` and `s` side by side, each 32 bytes, most significant byte first.
  let joined: [UInt8]

  /// A signature in JOSE's form; the caller has checked that it is 64 bytes long.
  init(joined: [UInt8]) { self.joined = joined }

  /// Reads OpenSSL's form.
  init(der: [UInt8]) throws(CryptographyError) {
    let operation = "read an ECDSA signature"
    let signature = der.withUnsafeBufferPointer { buffer in
      var position = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &position, buffer.count)
    }
    guard let signature else { throw OpenSSLErrorQueue.error(operation) }
    defer { ECDSA_SIG_free(signature) }
    var r = [UInt8](repeating: 0, count: Self.numberByteCount)
    var s = r
    let byteCount = Int32(Self.numberByteCount)
    guard BN_bn2binpad(ECDSA_SIG_get0_r(signature), &r, byteCount) == byteCount,
      BN_bn2binpad(ECDSA_SIG_get0_s(signature), &s, byteCount) == byteCount
    else { throw OpenSSLErrorQueue.error(operation) }
    joined = r + s
  }

  /// Writes OpenSSL's form.
  func der() throws(CryptographyError) -> [UInt8] {
    let operation = "write an ECDSA signature"
    guard let signature = ECDSA_SIG_new() else { throw OpenSSLErrorQueue.error(operation) }
    defer { ECDSA_SIG_free(signature) }
    let r = BN_bin2bn(Array(joined.prefix(Self.numberByteCount)), Int32(Self.numberByteCount), nil)
    let s = BN_bin2bn(Array(joined.suffix(Self.numberByteCount)), Int32(Self.numberByteCount), nil)
    // On success the signature owns both numbers; when it takes neither, they are freed here.
    guard ECDSA_SIG_set0(signature, r, s) == 1 else {
      BN_free(r)
      BN_free(s)
      throw OpenSSLErrorQueue.error(operation)
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    let length = i2d_ECDSA_SIG(signature, &bytes)
    guard length > 0, let bytes else { throw OpenSSLErrorQueue.error(operation) }
    defer { CRYPTO_free(bytes, #file, #line) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }
}
