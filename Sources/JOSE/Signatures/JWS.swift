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
