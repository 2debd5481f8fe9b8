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
