package import WireFormats

/// Making signed tokens in the compact form.
///
/// RFC 7515 §7.1
package enum JWS {
  /// Signs a payload.
  ///
  /// The header is written as it is given, members in order: nothing is added.
  ///
  /// - Throws: `JWSSigningError` when the header would not be accepted by any verifier with this
  ///   key. To make such a token on purpose, use `JWSSigningInput`.
  package static func sign(
    header: JSONValue, payload: [UInt8], with key: SigningKey
  ) throws(JWSSigningError) -> WireText {
    let parsed: JOSEHeader
    do { parsed = try JOSEHeader(header) } catch { throw .header(error) }
    guard parsed.algorithm == .present(key.algorithm.name) else {
      throw .algorithmDiffersFromKey(header: header["alg"], key: key.algorithm)
    }
    if let critical = header["crit"] { throw .criticalExtension(critical) }
    let input = JWSSigningInput(header: header, payload: payload)
    do {
      return input.joined(with: try key.signature(over: input.bytes))
    } catch { throw .cryptography(error) }
  }
}

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
