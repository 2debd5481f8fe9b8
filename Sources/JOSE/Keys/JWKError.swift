public import WireFormats

/// Why a text or a JSON value is no key that can be used here.
public enum JWKError: Error, Hashable, Sendable {
  case notJSON(JSONError)
  case notAnObject(kind: String)
  case memberRepeated(String)
  /// `keyType` is nil when `kty` itself is what is missing.
  case memberMissing(String, keyType: String?)
  case memberNotString(String, kind: String)
  case keyTypeUnsupported(String)
  case curveUnsupported(String, expected: String)
  case notBase64URL(String, Base64Error)
  case wrongByteCount(String, actual: Int, expected: Int)
  case numberEmpty(String)
  case numberPadded(String)
  case privateMemberWithoutExponent(String)
  case moreThanTwoPrimes
}

extension JWKError: CustomStringConvertible {
  /// What is wrong with the key, and what was expected.
  public var description: String {
    switch self {
    case .notJSON(let error):
      "the key is not JSON: \(error)"
    case .notAnObject(let kind):
      "a key must be a JSON object, this is \(kind)"
    case .memberRepeated(let name):
      "the key's member '\(name)' occurs more than once: each name must be unique"
    case .memberMissing(let name, let keyType?):
      "a key of type '\(keyType)' needs the member '\(name)', which is missing"
    case .memberMissing(let name, nil):
      "a key needs the member '\(name)', which is missing"
    case .memberNotString(let name, let kind):
      "the key's member '\(name)' must be a string, this is \(kind)"
    case .keyTypeUnsupported(let name):
      "the key type 'kty' is '\(name)': known are \(KeyType.allCases.map(\.name).quotedList)"
    case .curveUnsupported(let curve, let expected):
      "the curve 'crv' is '\(curve)': for this 'kty' only '\(expected)' is known"
    case .notBase64URL(let name, let error):
      "the key's member '\(name)' is not base64url: \(error)"
    case .wrongByteCount(let name, let actual, let expected):
      "the key's member '\(name)' must have \(expected) bytes, this has \(actual)"
    case .numberEmpty(let name):
      "the key's member '\(name)' is empty: a number has at least one byte"
    case .numberPadded(let name):
      "the key's number '\(name)' begins with a zero byte: write it without"
    case .privateMemberWithoutExponent(let name):
      "the RSA key has the private member '\(name)' but no 'd': add 'd', or remove '\(name)'"
    case .moreThanTwoPrimes:
      "the RSA key has more than two primes ('oth'), which is not supported"
    }
  }
}
