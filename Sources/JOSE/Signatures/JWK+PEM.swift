package import WireFormats

extension JWK {
  /// The public key as a PEM text, as `openssl pkey -pubout` writes it; nil for a shared secret.
  ///
  /// - Throws: `KeyError` when the numbers make no key.
  ///
  /// RFC 7468 §13
  package func publicKeyPEM() throws(KeyError) -> WireText? {
    guard let publicPart = material.publicPart else { return nil }
    let key = try KeyRules.implementation(of: publicPart)
    guard let handle = (key as? ECDSAKey)?.publicKey ?? key as? KeyHandle else { return nil }
    let der: [UInt8]
    do { der = try handle.publicKeyInfo() } catch { throw .cryptography(error) }
    let text = Array(Base64.encode(der).utf8)
    let lines = stride(from: 0, to: text.count, by: 64).map { start in
      WireText(decoding: text[start..<min(start + 64, text.count)])
    }
    let first: WireText = "-----BEGIN PUBLIC KEY-----"
    return ([first] + lines + ["-----END PUBLIC KEY-----"])
      .joined(separator: "\n") + "\n"
  }
}
