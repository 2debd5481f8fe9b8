package import WireFormats

extension SignatureAlgorithm {
  /// What `at_hash` and `c_hash` say about an access token or a code: the left half of its hash.
  ///
  /// The result is in base64url. The hash function is that of the algorithm which signs the ID
  /// token; for `EdDSA`, where the specification names none, it is the SHA-512 of Ed25519.
  ///
  /// OpenID Connect Core 1.0 §3.1.3.6, §3.3.2.11
  package func leftHalfHash(of text: some WireTextConvertible) -> WireText {
    let hash = digest.digest(of: text.wireText.utf8)
    return Base64URL.encode(hash.prefix(hash.count / 2))
  }
}
