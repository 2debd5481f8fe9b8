/// Why a JWK cannot sign or verify.
public enum KeyError: Error, Hashable, Sendable {
  case algorithmNotTold(KeyType)
  case algorithmUnsupported(String)
  case algorithmDoesNotFit(SignatureAlgorithm, KeyType)
  case algorithmContradictsKey(asked: SignatureAlgorithm, key: SignatureAlgorithm)
  case notForSignatures(use: String)
  case notPrivate(KeyType)
  case modulusTooShort(bitCount: Int)
  case exponentUnsafe
  case privatePartDoesNotFit
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
