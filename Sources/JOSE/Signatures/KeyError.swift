/// Why a JWK cannot sign or verify.
public enum KeyError: Error, Hashable, Sendable {
  /// A shared secret without `alg`, and the caller named no algorithm.
  case algorithmNotTold(KeyType)
  /// The key's `alg` is not known here.
  case algorithmUnsupported(String)
  /// The algorithm needs another kind of key.
  case algorithmDoesNotFit(SignatureAlgorithm, KeyType)
  /// The caller asked for another algorithm than the key's `alg`.
  case algorithmContradictsKey(asked: SignatureAlgorithm, key: SignatureAlgorithm)
  /// The key's `use` is something other than signatures.
  case notForSignatures(use: String)
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
  public var description: String {
    switch self {
    case .algorithmNotTold(let type):
      "a key of type '\(type.name)' does not tell its algorithm: add 'alg' or name it"
    case .algorithmUnsupported(let name):
      "the key's 'alg' is '\(name)': known are "
        + SignatureAlgorithm.allCases.map(\.name).quotedList
    case .algorithmDoesNotFit(let algorithm, let type):
      "'\(algorithm.name)' needs a key of type '\(algorithm.keyType.name)', this is '\(type.name)'"
    case .algorithmContradictsKey(let asked, let key):
      "'\(asked.name)' was asked for, but the key's 'alg' is '\(key.name)'"
    case .notForSignatures(let use):
      "the key's 'use' is '\(use)': a key for signatures has 'sig' or no 'use'"
    case .notPrivate(let type):
      "the key of type '\(type.name)' has no private member 'd': only the private key can sign"
    case .modulusTooShort(let bitCount):
      "the RSA key has \(bitCount) bits: at least \(KeyRules.minimumModulusBitCount) are needed"
    case .exponentUnsafe:
      "the RSA key's 'e' must be an odd number from 3 on: 65537 ('AQAB') is usual"
    case .privatePartDoesNotFit:
      "the key's private members do not belong to its public ones: a trial signature does not fit"
    case .cryptography(let error):
      "the key is no working key: \(error)"
    }
  }
}
