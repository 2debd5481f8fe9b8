package import WireFormats

/// Why a JWK cannot sign or verify.
package enum KeyError: Error, Hashable, Sendable {
  /// A shared secret without `alg`, and the caller named no algorithm.
  case algorithmNotTold(KeyType)
  /// The key's `alg` is not known here.
  case algorithmUnsupported(WireText)
  /// The algorithm needs another kind of key.
  case algorithmDoesNotFit(SignatureAlgorithm, KeyType)
  /// The algorithm needs another curve.
  case curveDoesNotFit(SignatureAlgorithm, EllipticCurve?)
  /// The key names no `alg`, and the caller allows none that such a key is for.
  case noAlgorithmAllowed(KeyType, EllipticCurve?, allowed: [SignatureAlgorithm])
  /// The key names no `alg`, the caller allows several that fit it, and the header, whose `alg` is
  /// nil when it has none, names none of them.
  case algorithmNotChosen(header: JSONValue?, candidates: [SignatureAlgorithm])
  /// The caller asked for another algorithm than the key's `alg`.
  case algorithmContradictsKey(asked: SignatureAlgorithm, key: SignatureAlgorithm)
  /// The key's `use` is something other than signatures.
  case notForSignatures(use: WireText)
  /// The key's `key_ops` does not list what was to be done with the key.
  case operationNotAllowed(KeyOperation, allowed: [WireText])
  /// The key's `use` is `sig`, but its `key_ops` names something else.
  case operationContradictsUse(WireText)
  /// A public key was to sign.
  case notPrivate(KeyType)
  /// An RSA key is too short to be safe.
  ///
  /// RFC 7518 §3.3
  case modulusTooShort(bitCount: Int)
  /// An RSA key's public exponent is even, or 1, which signs nothing.
  case exponentUnsafe
  /// The private members belong to another key than the public ones.
  case privatePartDoesNotFit
  /// OpenSSL refused the key's numbers: a point that is not on its curve, for one.
  case cryptography(CryptographyError)
}

extension KeyError: CustomStringConvertible {
  /// What the key lacks, and what would help.
  package var description: String {
    switch self {
    case .algorithmNotTold(let type):
      "a key of type '\(type.name)' does not tell its algorithm: add 'alg' or name it"
    case .algorithmUnsupported(let name):
      "the key's 'alg' is '\(name)': known are "
        + SignatureAlgorithm.allCases.map(\.name).quotedList
    case .algorithmDoesNotFit(let algorithm, let type):
      "'\(algorithm.name)' needs a key of type '\(algorithm.keyType.name)', this is '\(type.name)'"
    case .curveDoesNotFit(let algorithm, let curve):
      "'\(algorithm.name)' needs a key on the curve '\(algorithm.curve?.name ?? "")', "
        + "this is on '\(curve?.name ?? "")'"
    case .noAlgorithmAllowed(let type, let curve, let allowed):
      "the key names no 'alg' and is of type '\(type.name)'"
        + (curve.map { " on '\($0.name)'" } ?? "") + ": "
        + (allowed.isEmpty
          ? "no algorithm is allowed"
          : "none of the allowed \(allowed.map(\.name).quotedList) fits")
    case .algorithmNotChosen(nil, let candidates):
      "neither key nor header has an 'alg': allowed for the key are "
        + candidates.map(\.name).quotedList
    case .algorithmNotChosen(let value?, let candidates):
      "the key names no 'alg', and the header's is \(value.compactText): allowed for the key are "
        + candidates.map(\.name).quotedList
    case .algorithmContradictsKey(let asked, let key):
      "'\(asked.name)' was asked for, but the key's 'alg' is '\(key.name)'"
    case .notForSignatures(let use):
      "the key's 'use' is '\(use)': a key for signatures has 'sig' or no 'use'"
    case .operationNotAllowed(let operation, let allowed):
      "the key's 'key_ops' is "
        + (allowed.isEmpty ? "empty" : allowed.quotedList)
        + ": a key that may \(operation.rawValue) has '\(operation.rawValue)' there, or no 'key_ops'"
    case .operationContradictsUse(let operation):
      "the key's 'use' is 'sig', but its 'key_ops' has '\(operation)': both must say the same"
    case .notPrivate(let type):
      "the key of type '\(type.name)' has no private member 'd': only the private key can sign"
    case .modulusTooShort(let bitCount):
      "the RSA key has \(bitCount) bits: at least \(RSAKeyMaterial.minimumModulusBitCount) are needed"
    case .exponentUnsafe:
      "the RSA key's 'e' must be an odd number from 3 on: 65537 ('AQAB') is usual"
    case .privatePartDoesNotFit:
      "the key's private members do not belong to its public ones: a trial signature does not fit"
    case .cryptography(let error):
      "the key is no working key: \(error)"
    }
  }
}

/// What a key does here, with the value of `key_ops` that allows it as raw value.
///
/// RFC 7517 §4.3
package enum KeyOperation: WireText, Hashable, Sendable, CaseIterable {
  /// Making a signature or an authentication code.
  case sign
  /// Verifying one.
  case verify

  /// The operations that RFC 7517 §4.3 names and that do not belong to signatures.
  static let othersByName: Set<WireText> = [
    "encrypt", "decrypt", "wrapKey", "unwrapKey", "deriveKey", "deriveBits",
  ]
}
