package import WireFormats

/// Why a token was not signed.
package enum JWSSigningError: Error, Hashable, Sendable {
  /// The header is no object with unique names.
  case header(JWSError)
  /// The header's `alg`, nil when it is missing, is not the one of the key.
  case algorithmDiffersFromKey(header: JSONValue?, key: SignatureAlgorithm)
  /// The header has `crit`, and whatever it names is not done here.
  case criticalExtension(JSONValue)
  /// OpenSSL could not sign.
  case cryptography(CryptographyError)
}

extension JWSSigningError: CustomStringConvertible {
  /// What is wrong with the header, and what was expected.
  package var description: String {
    switch self {
    case .header(let error): "\(error)"
    case .algorithmDiffersFromKey(let value?, let algorithm):
      "the header's 'alg' is \(value.compactText), but the key signs with '\(algorithm.name)'"
    case .algorithmDiffersFromKey(nil, let algorithm):
      "the header has no 'alg': the key signs with '\(algorithm.name)'"
    case .criticalExtension(let value):
      "the header's 'crit' is \(value.compactText): no critical extension is understood"
    case .cryptography(let error): "the token could not be signed: \(error)"
    }
  }
}
