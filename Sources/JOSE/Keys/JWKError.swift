package import WireFormats

/// Why a text or a JSON value is no key that can be used here.
package enum JWKError: Error, Hashable, Sendable {
  /// The text is no JSON.
  case notJSON(JSONError)
  /// The JSON value is another kind of value.
  case notAnObject(kind: String)
  /// A name occurs more than once.
  case memberRepeated(WireText)
  /// A member that this type of key needs; `keyType` is nil when `kty` itself is missing.
  case memberMissing(WireText, keyType: WireText?)
  /// A member that must be a string is another kind of value.
  case memberNotString(WireText, kind: String)
  /// A member that must be an array of strings is another kind of value.
  case memberNotArray(WireText, kind: String)
  /// An array of strings has an element of another kind.
  case elementNotString(WireText, kind: String)
  /// An array whose elements are unique has one twice.
  ///
  /// RFC 7517 §4.3
  case elementRepeated(WireText, WireText)
  /// The value of `kty` is not known here.
  case keyTypeUnsupported(WireText)
  /// The value of `crv` is not known here.
  case curveUnsupported(WireText, expected: [WireText])
  /// A member that holds octets is not base64url.
  case notBase64URL(WireText, Base64Error)
  /// A coordinate or a private number on a curve has the wrong length.
  case wrongByteCount(WireText, actual: Int, expected: Int)
  /// A number of an RSA key has no byte.
  case numberEmpty(WireText)
  /// A number of an RSA key is written longer than needed.
  ///
  /// RFC 7518 §2 (`Base64urlUInt`)
  case numberPadded(WireText)
  /// An RSA key has a private member, but not the private exponent.
  ///
  /// RFC 7518 §6.3.2
  case privateMemberWithoutExponent(WireText)
  /// An RSA key has other primes than `p` and `q`.
  ///
  /// RFC 7518 §6.3.2.7
  case moreThanTwoPrimes
}

extension JWKError: CustomStringConvertible {
  /// What is wrong with the key, and what was expected.
  package var description: String {
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
    case .memberNotArray(let name, let kind):
      "the key's member '\(name)' must be an array of strings, this is \(kind)"
    case .elementNotString(let name, let kind):
      "the key's member '\(name)' must hold strings only, one of its elements is \(kind)"
    case .elementRepeated(let name, let text):
      "the key's member '\(name)' has '\(text)' more than once: each must be unique"
    case .keyTypeUnsupported(let name):
      "the key type 'kty' is '\(name)': known are \(KeyType.allCases.map(\.name).quotedList)"
    case .curveUnsupported(let curve, let expected):
      "the curve 'crv' is '\(curve)': for this 'kty' "
        + (expected.count == 1
          ? "only \(expected.quotedList) is known" : "known are \(expected.quotedList)")
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
