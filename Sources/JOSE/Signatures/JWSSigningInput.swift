package import WireFormats

/// What a signature is calculated over: header and payload in base64url with a `.` between.
///
/// Whoever forges a token starts here: any header can be joined with any signature.
///
/// RFC 7515 §5.1
package struct JWSSigningInput: Hashable, Sendable {
  /// Header and payload as they stand in the token, `header.payload`.
  package let text: WireText

  /// Encodes a header, written compactly with its members in order, and a payload.
  package init(header: JSONValue, payload: [UInt8]) {
    self.init(header: Array(header.compactText.utf8), payload: payload)
  }

  /// Encodes the bytes of a header as they are, even if they are not JSON, and a payload.
  package init(header: [UInt8], payload: [UInt8]) {
    text = Base64URL.encode(header) + "." + Base64URL.encode(payload)
  }

  /// The bytes to sign.
  package var bytes: [UInt8] { Array(text.utf8) }

  /// The compact JWS with the given signature, which may be empty.
  package func joined(with signature: [UInt8]) -> WireText {
    text + "." + Base64URL.encode(signature)
  }
}
