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
  ///
  /// The digest is nil for Ed25519, which hashes on its own.
  func signature(
    over message: [UInt8], digest: DigestAlgorithm?
  ) throws(CryptographyError) -> [UInt8] {
    guard let context = EVP_MD_CTX_new() else { throw OpenSSLErrorQueue.error("sign") }
    defer { EVP_MD_CTX_free(context) }
    var length = maximumSignatureByteCount
    var output = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSignInit(context, nil, digest?.fetched.pointer, nil, pointer) == 1,
      EVP_DigestSign(context, &output, &length, message, message.count) == 1
    else { throw OpenSSLErrorQueue.error("sign") }
    return Array(output.prefix(length))
  }

  /// Whether a signature in OpenSSL's own form fits a message.
  ///
  /// The digest is nil for Ed25519, which hashes on its own.
  ///
  /// - Throws: `CryptographyError` when the signature could not be judged at all.
  func verifies(
    _ signature: [UInt8], over message: [UInt8], digest: DigestAlgorithm?
  ) throws(CryptographyError) -> Bool {
    guard let context = EVP_MD_CTX_new() else { throw OpenSSLErrorQueue.error("verify") }
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestVerifyInit(context, nil, digest?.fetched.pointer, nil, pointer) == 1 else {
      throw OpenSSLErrorQueue.error("verify")
    }
    switch EVP_DigestVerify(context, signature, signature.count, message, message.count) {
    case 1: return true
    case 0:
      OpenSSLErrorQueue.clear()
      return false
    default: throw OpenSSLErrorQueue.error("verify")
    }
  }
}
