package import WireFormats

/// Why a text is no compact JWS.
package enum JWSError: Error, Hashable, Sendable {
  /// The text does not have three parts.
  case wrongPartCount(Int)
  /// A part is not base64url.
  case notBase64URL(JWSPart, Base64Error)
  /// The header is no JSON.
  case headerNotJSON(JSONError)
  /// The header is another kind of JSON value.
  case headerNotAnObject(kind: String)
  /// A name occurs more than once in the header.
  case headerMemberRepeated(WireText)
}

extension JWSError: CustomStringConvertible {
  /// What is wrong with the text, and what was expected.
  package var description: String {
    switch self {
    case .wrongPartCount(5):
      "the text has 5 parts, as an encrypted token has: a signed one has 3, divided by '.'"
    case .wrongPartCount(let count):
      "the text has \(count) part\(count == 1 ? "" : "s"): "
        + "a signed token has 3, divided by '.': header, payload, signature"
    case .notBase64URL(let part, let error):
      "the \(part.rawValue) is not base64url: \(error)"
    case .headerNotJSON(let error):
      "the header is not JSON: \(error)"
    case .headerNotAnObject(let kind):
      "the header must be a JSON object, this is \(kind)"
    case .headerMemberRepeated(let name):
      "the header's member '\(name)' occurs more than once: each name must be unique"
    }
  }
}
