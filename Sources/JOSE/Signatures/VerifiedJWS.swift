package import WireFormats

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

/// The first rule that a token breaks when its signature is verified.
package enum JWSVerificationError: Error, Hashable, Sendable {
  /// The header has no `alg`.
  case algorithmMissing
  /// The header's `alg` is another kind of value.
  case algorithmNotString(kind: String)
  /// The header's `alg` is `none`: whoever sent the token wants it to be believed unsigned.
  case algorithmNone
  /// The header's `alg` is not in the caller's list.
  case algorithmNotAllowed(WireText, allowed: [SignatureAlgorithm])
  /// The header's `alg` is allowed, but it is not the one of the key.
  case algorithmDiffersFromKey(header: WireText, key: SignatureAlgorithm)
  /// The header has `crit`, and whatever it names is not understood here.
  ///
  /// RFC 7515 §4.1.11
  case criticalExtension(JSONValue)
  /// The signature is too short or too long to be one of this key.
  case signatureLengthWrong(SignatureAlgorithm, actual: Int, expected: Int)
  /// The signature belongs to other bytes or to another key.
  case signatureDoesNotFit(SignatureAlgorithm)
  /// OpenSSL could not judge the signature.
  case cryptography(CryptographyError)
}

extension JWSVerificationError: CustomStringConvertible {
  /// What the token says, and what was expected.
  package var description: String {
    switch self {
    case .algorithmMissing:
      "the header has no 'alg': every signed token names its algorithm"
    case .algorithmNotString(let kind):
      "the header's 'alg' must be a string, this is \(kind)"
    case .algorithmNone:
      "the header's 'alg' is 'none': a token without signature is never accepted"
    case .algorithmNotAllowed(let name, let allowed) where allowed.isEmpty:
      "the header's 'alg' is '\(name)': no algorithm is allowed"
    case .algorithmNotAllowed(let name, let allowed):
      "the header's 'alg' is '\(name)': allowed are \(allowed.map(\.name).quotedList)"
    case .algorithmDiffersFromKey(let name, let algorithm):
      "the header's 'alg' is '\(name)', but the key is for '\(algorithm.name)': the key decides"
    case .criticalExtension(let value):
      "the header's 'crit' is \(value.compactText): no critical extension is understood"
    case .signatureLengthWrong(let algorithm, let actual, let expected):
      "the signature has \(actual) bytes: with '\(algorithm.name)' and this key it has \(expected)"
    case .signatureDoesNotFit(let algorithm):
      "the '\(algorithm.name)' signature does not match header, payload and key"
    case .cryptography(let error):
      "the signature could not be judged: \(error)"
    }
  }
}
