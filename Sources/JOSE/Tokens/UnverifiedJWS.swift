package import WireFormats

/// A token that was taken apart and nothing more: anyone can have made it.
///
/// Only the compact form is read. The signature may be empty, so that a token with `alg` `none` can
/// be looked at; no key verifies it.
///
/// RFC 7515 §7.1
package struct UnverifiedJWS: Hashable, Sendable {
  /// The text as it came.
  package let text: WireText
  /// The header, which nobody has vouched for.
  package let header: JOSEHeader
  /// The bytes that would be signed if the signature fits.
  package let payload: [UInt8]
  /// The bytes of the signature: none for `alg` `none`.
  package let signature: [UInt8]
  /// The bytes that the signature is over: header and payload in base64url with a `.` between.
  package let signingInput: [UInt8]

  /// Takes a compact JWS apart.
  ///
  /// - Throws: `JWSError` that says which part is wrong and where.
  package init(parsing text: some WireTextConvertible) throws(JWSError) {
    let text = text.wireText
    let parts = text.split(at: ".")
    guard parts.count == JWSPart.allCases.count else { throw .wrongPartCount(parts.count) }
    let headerBytes = try Self.decode(parts[0], .header)
    let json: JSONValue
    do { json = try JSONParser.parse(headerBytes) } catch { throw .headerNotJSON(error) }
    header = try JOSEHeader(json)
    payload = try Self.decode(parts[1], .payload)
    signature = try Self.decode(parts[2], .signature)
    signingInput = Array((parts[0] + "." + parts[1]).utf8)
    self.text = text
  }

  private static func decode(_ text: WireText, _ part: JWSPart) throws(JWSError) -> [UInt8] {
    do { return try Base64URL.decode(text) } catch { throw .notBase64URL(part, error) }
  }
}

/// The header of a token: a JSON object whose names are unique.
///
/// Nothing in it is trusted. Keys that it carries (`jwk`, `jku`, `x5c`) are never used here.
///
/// RFC 7515 §4
package struct JOSEHeader: Hashable, Sendable {
  /// The header as it was written, in order.
  package let json: JSONValue

  init(_ json: JSONValue) throws(JWSError) {
    guard let members = json.members else { throw .headerNotAnObject(kind: json.kind) }
    if let name = members.firstRepeatedName { throw .headerMemberRepeated(name) }
    self.json = json
  }

  /// The algorithm that the sender claims to have used, in `alg`.
  package var algorithm: MemberValue<WireText> { string("alg") }

  /// The name of the key that signed, in `kid`.
  package var keyID: MemberValue<WireText> { string("kid") }

  /// The kind of token, in `typ`.
  package var type: MemberValue<WireText> { string("typ") }

  /// A member of whatever type.
  package subscript(name: some WireTextConvertible) -> JSONValue? { json[name] }

  private func string(_ name: WireText) -> MemberValue<WireText> {
    MemberValue(json[name], convert: \.stringValue)
  }
}

/// One of the three parts of a compact JWS.
package enum JWSPart: String, Hashable, Sendable, CaseIterable {
  /// Says how the token was signed.
  case header
  /// What was signed.
  case payload
  /// Empty in a token with `alg` `none`.
  case signature
}

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
