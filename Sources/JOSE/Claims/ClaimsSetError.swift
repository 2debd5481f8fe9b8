package import WireFormats

/// Why a payload is no set of claims.
package enum ClaimsSetError: Error, Hashable, Sendable {
  /// The payload is no JSON.
  case notJSON(JSONError)
  /// The payload is another kind of JSON value.
  case notAnObject(kind: String)
  /// A claim occurs more than once.
  case claimRepeated(WireText)
}

extension ClaimsSetError: CustomStringConvertible {
  /// What is wrong with the payload, and what was expected.
  package var description: String {
    switch self {
    case .notJSON(let error): "the payload is not JSON: \(error)"
    case .notAnObject(let kind): "the payload must be a JSON object, this is \(kind)"
    case .claimRepeated(let name):
      "the claim '\(name)' occurs more than once: each name must be unique"
    }
  }
}
