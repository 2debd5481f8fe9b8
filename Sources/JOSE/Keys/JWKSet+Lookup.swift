import WireFormats

extension JWKSet {
  /// The key that a token's header asks for.
  ///
  /// Without `kid` a set of a single key leaves no choice, so that key is taken.
  ///
  /// - Throws: `JWKLookupError` when no key or more than one could be meant.
  public func key(for header: JOSEHeader) throws(JWKLookupError) -> JWK {
    switch header.keyID {
    case .absent: try key(withID: nil)
    case .present(let keyID): try key(withID: keyID)
    case .wrongType(let value): throw .keyIDNotString(kind: value.kind)
    }
  }

  /// The key of this `kid`; for nil, the only key of the set.
  ///
  /// - Throws: `JWKLookupError` when no key or more than one could be meant.
  public func key(withID keyID: String?) throws(JWKLookupError) -> JWK {
    guard let keyID else {
      guard keys.count == 1 else { throw .keyIDNeeded(keyCount: keys.count) }
      return keys[0]
    }
    let candidates = keys.filter { $0.keyID == keyID }
    guard let key = candidates.first else {
      throw .keyUnknown(keyID, known: keys.compactMap(\.keyID))
    }
    guard candidates.count == 1 else { throw .keyIDAmbiguous(keyID, keyCount: candidates.count) }
    return key
  }
}
