import COpenSSL

/// Owns one `EVP_PKEY`: a public key, or a pair of private and public key.
///
/// `@unchecked Sendable`: the key is never changed after it was made; OpenSSL allows any number of
/// threads to use an unchanging key, and each operation here makes a context of its own.
final class KeyHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Takes over a key: it is freed with this object.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { EVP_PKEY_free(pointer) }

  /// The size of the modulus or of the curve.
  var bitCount: Int { Int(EVP_PKEY_get_bits(pointer)) }

  /// The longest signature that the key makes, in OpenSSL's own form.
  var maximumSignatureByteCount: Int { Int(EVP_PKEY_get_size(pointer)) }

  /// Signs in OpenSSL's own form, which is DER for ECDSA.
  func signature(
    over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> [UInt8] {
    var length = maximumSignatureByteCount
    var output = [UInt8](repeating: 0, count: length)
    try OpenSSLErrorQueue.perform("sign") { () -> Void? in
      guard let context = EVP_MD_CTX_new() else { return nil }
      defer { EVP_MD_CTX_free(context) }
      var keyContext: OpaquePointer?
      guard
        EVP_DigestSignInit(
          context, &keyContext, algorithm.separateDigest?.fetched.pointer, nil, pointer) == 1,
        Self.setPadding(of: keyContext, for: algorithm),
        EVP_DigestSign(context, &output, &length, message, message.count) == 1
      else { return nil }
      return ()
    }
    return Array(output.prefix(length))
  }

  /// Whether a signature in OpenSSL's own form fits a message.
  ///
  /// - Throws: `CryptographyError` when the signature could not be judged at all.
  func verifies(
    _ signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> Bool {
    try OpenSSLErrorQueue.perform("verify") { () -> Bool? in
      guard let context = EVP_MD_CTX_new() else { return nil }
      defer { EVP_MD_CTX_free(context) }
      var keyContext: OpaquePointer?
      guard
        EVP_DigestVerifyInit(
          context, &keyContext, algorithm.separateDigest?.fetched.pointer, nil, pointer) == 1,
        Self.setPadding(of: keyContext, for: algorithm)
      else { return nil }
      return
        switch EVP_DigestVerify(
          context, signature, signature.count, message, message.count)
      {
      case 1: true
      case 0: false
      default: nil
      }
    }
  }

  /// Chooses RSASSA-PSS where the algorithm asks for it: without this, RSA means PKCS #1 v1.5.
  ///
  /// RFC 7518 §3.5: MGF1 with the same hash, and a salt exactly as long as it. OpenSSL would take a
  /// salt of any length if it were not told.
  private static func setPadding(
    of context: OpaquePointer?, for algorithm: SignatureAlgorithm
  ) -> Bool {
    guard algorithm.usesPSS else { return true }
    return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
      && EVP_PKEY_CTX_set_rsa_mgf1_md(context, algorithm.digest.fetched.pointer) == 1
      && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) == 1
  }
}

extension SignatureAlgorithm {
  /// The digest that OpenSSL must be told; nil for Ed25519, which hashes on its own.
  fileprivate var separateDigest: DigestAlgorithm? { self == .edDSA ? nil : digest }
}

extension KeyHandle {
  /// A number of the key in its shortest form, most significant byte first.
  func number(_ name: String) throws(CryptographyError) -> [UInt8] {
    try OpenSSLErrorQueue.perform("read the key's number '\(name)'") {
      var value: OpaquePointer?
      let isRead = EVP_PKEY_get_bn_param(pointer, name, &value) == 1
      return isRead ? BigNumber(owning: value)?.octets() : nil
    }
  }

  /// The public key in DER: a `SubjectPublicKeyInfo` of RFC 5280 §4.1.
  func publicKeyInfo() throws(CryptographyError) -> [UInt8] {
    try OpenSSLErrorQueue.perform("write a public key") { DER.bytes { i2d_PUBKEY(pointer, &$0) } }
  }
}
