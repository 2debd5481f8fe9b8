import COpenSSL

/// Makes new private keys from OpenSSL's own randomness.
///
/// No seed can repeat them: where a run must be repeatable, keys are read from a file.
package enum KeyGeneration {
  /// A new RSA key of 2048 bits.
  package static func rsa2048() throws(CryptographyError) -> JWK {
    let pointer = try OpenSSLErrorQueue.perform("generate a key of type 'RSA'") {
      () -> OpaquePointer? in
      guard let context = EVP_PKEY_CTX_new_from_name(nil, "RSA", nil) else { return nil }
      defer { EVP_PKEY_CTX_free(context) }
      var key: OpaquePointer?
      guard EVP_PKEY_keygen_init(context) == 1,
        EVP_PKEY_CTX_set_rsa_keygen_bits(context, 2048) == 1,
        EVP_PKEY_generate(context, &key) == 1
      else { return nil }
      return key
    }
    let key = KeyHandle(owning: pointer)
    var numbers: [[UInt8]] = []
    for (_, parameter) in RSAKeyMaterial.names { numbers.append(try key.number("\(parameter)")) }
    return JWK(material: .rsa(RSAKeyMaterial(numbers: numbers)))
  }
}
