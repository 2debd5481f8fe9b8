import COpenSSL

extension KeyHandle {
  /// The public key in DER: a `SubjectPublicKeyInfo` of RFC 5280 §4.1.
  func publicKeyInfo() throws(CryptographyError) -> [UInt8] {
    try OpenSSLErrorQueue.perform("write a public key") { () -> [UInt8]? in
      let length = i2d_PUBKEY(pointer, nil)
      guard length > 0 else { return nil }
      var output = [UInt8](repeating: 0, count: Int(length))
      let written = output.withUnsafeMutableBufferPointer { buffer in
        // OpenSSL moves this pointer behind what it wrote.
        var end = buffer.baseAddress
        return i2d_PUBKEY(pointer, &end)
      }
      return written == length ? output : nil
    }
  }
}
