import WireFormats

/// A token whose signature fits a key.
///
/// Only `UnverifiedJWS.verify(with:allowedAlgorithms:)` makes one.
///
/// It is the signature that was verified, not the claims: issuer, audience and times are still to
/// be judged.
package struct VerifiedJWS: Hashable, Sendable {
  /// The header, with the algorithm that was used.
  package let header: JOSEHeader
  /// The bytes that were signed.
  package let payload: [UInt8]
  /// The algorithm of the key that verified.
  package let algorithm: SignatureAlgorithm

  fileprivate init(_ token: UnverifiedJWS, algorithm: SignatureAlgorithm) {
    header = token.header
    payload = token.payload
    self.algorithm = algorithm
  }

  /// Reads the payload as claims.
  package func claims() throws(ClaimsSetError) -> ClaimsSet { try ClaimsSet(parsing: payload) }
}

extension UnverifiedJWS {
  /// Verifies the signature.
  ///
  /// The header's `alg` chooses nothing. It must be in the caller's list, and it must be the
  /// algorithm of the key: RFC 8725 §3.1.
  ///
  /// - Parameters:
  ///   - key: The key of the expected issuer.
  ///   - allowedAlgorithms: The algorithms that the caller accepts from this issuer.
  /// - Returns: The token, whose claims are still to be judged.
  /// - Throws: `JWSVerificationError` that names the first rule that the token breaks.
  package func verify(
    with key: VerificationKey, allowedAlgorithms: [SignatureAlgorithm]
  ) throws(JWSVerificationError) -> VerifiedJWS {
    try checkAlgorithm(of: key, allowedAlgorithms: allowedAlgorithms)
    if let critical = header["crit"] { throw .criticalExtension(critical) }
    guard signature.count == key.signatureByteCount else {
      throw .signatureLengthWrong(
        key.algorithm, actual: signature.count, expected: key.signatureByteCount)
    }
    let fits: Bool
    do {
      fits = try key.verifies(signature, over: signingInput)
    } catch { throw .cryptography(error) }
    guard fits else { throw .signatureDoesNotFit(key.algorithm) }
    return VerifiedJWS(self, algorithm: key.algorithm)
  }

  private func checkAlgorithm(
    of key: VerificationKey, allowedAlgorithms: [SignatureAlgorithm]
  ) throws(JWSVerificationError) {
    let name: WireText
    switch header.algorithm {
    case .absent: throw .algorithmMissing
    case .wrongType(let value): throw .algorithmNotString(kind: value.kind)
    case .present(let value): name = value
    }
    if name == "none" { throw .algorithmNone }
    guard allowedAlgorithms.contains(where: { $0.name == name }) else {
      throw .algorithmNotAllowed(name, allowed: allowedAlgorithms)
    }
    guard name == key.algorithm.name else {
      throw .algorithmDiffersFromKey(header: name, key: key.algorithm)
    }
  }
}
