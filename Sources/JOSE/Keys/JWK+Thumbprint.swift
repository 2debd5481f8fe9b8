package import WireFormats

extension JWK {
  /// The JSON text that a thumbprint is the hash of: only the members that make the key, in the
  /// order of their names, without white space.
  ///
  /// RFC 7638 §3.2, RFC 8037 §2
  package var thumbprintInput: WireText {
    let material = self.material.publicPart ?? self.material
    let members = [JSONMember("kty", .string(keyType.name))] + material.members
    return JSONValue.object(members.sorted { $0.name < $1.name }).compactText
  }

  /// A name for the key that anyone can calculate: the SHA-256 of its public members, in base64url.
  ///
  /// A private key has the same as its public key.
  ///
  /// RFC 7638 §3
  package var thumbprint: WireText {
    Base64URL.encode(DigestAlgorithm.sha256.digest(of: thumbprintInput.utf8))
  }
}
