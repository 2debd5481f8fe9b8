import COpenSSL

extension KeyHandle {
  /// A number of the key, most significant byte first: in its shortest form, or as long as asked.
  func number(_ name: String, byteCount: Int? = nil) throws(CryptographyError) -> [UInt8] {
    try OpenSSLErrorQueue.perform("read the key's number '\(name)'") { () -> [UInt8]? in
      var value: OpaquePointer?
      guard EVP_PKEY_get_bn_param(pointer, name, &value) == 1, let value else { return nil }
      defer { BN_clear_free(value) }
      let length = Int32(byteCount ?? Int(BN_num_bits(value) + 7) / 8)
      var output = [UInt8](repeating: 0, count: Int(length))
      return BN_bn2binpad(value, &output, length) == length ? output : nil
    }
  }

  /// Octets of the key, as long as an Ed25519 key's.
  func octets(_ name: String) throws(CryptographyError) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: KeyMaterial.ed25519ByteCount)
    var length = 0
    try OpenSSLErrorQueue.perform("read the key's octets '\(name)'") {
      EVP_PKEY_get_octet_string_param(pointer, name, &output, output.count, &length) == 1
        ? () : nil
    }
    return Array(output.prefix(length))
  }
}
