package import WireFormats

/// Why a text or a JSON value is no key set.
package enum JWKSetError: Error, Hashable, Sendable {
  /// The text is no JSON.
  case notJSON(JSONError)
  /// The JSON value is another kind of value.
  case notAnObject(kind: String)
  /// A name occurs more than once.
  case memberRepeated(WireText)
  /// There is no member `keys`.
  case keysMissing
  /// The member `keys` is another kind of value.
  case keysNotArray(kind: String)
}

extension JWKSetError: CustomStringConvertible {
  /// What is wrong with the set, and what was expected.
  package var description: String {
    switch self {
    case .notJSON(let error): "the key set is not JSON: \(error)"
    case .notAnObject(let kind): "a key set must be a JSON object, this is \(kind)"
    case .memberRepeated(let name):
      "the key set's member '\(name)' occurs more than once: each name must be unique"
    case .keysMissing: "a key set needs the member 'keys', which is missing"
    case .keysNotArray(let kind): "the key set's member 'keys' must be an array, this is \(kind)"
    }
  }
}
