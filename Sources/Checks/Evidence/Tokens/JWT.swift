import JOSE
import WireFormats

/// A JWT that can be read; nothing in it is believed yet.
struct JWT: Sendable {
  /// The token, whose signature is still to be verified.
  let jws: UnverifiedJWS
  /// Its claims.
  let claims: ClaimsSet

  /// What stands in a message where a token is expected.
  enum Reading: Sendable {
    /// A JWT that can be read.
    case readable(JWT)
    /// Plainly meant to be a JWT, but none; why, in words.
    case broken(String)
    /// A JWT that only its receiver can decrypt: RFC 7516 §3.1.
    case encrypted
    /// A text that means something to its issuer only.
    case opaque
  }

  /// Reads a token.
  static func read(_ text: WireText) -> Reading {
    let parts = text.split(at: ".", maxSplits: 5)
    if parts.count == 5, beginsAsJSON(parts[0]) { return .encrypted }
    let isMeantAsJWT =
      parts.count == 3 && parts.dropLast().contains(where: beginsAsJSON)
      || beginsAsJSON(text)
    do {
      let jws = try UnverifiedJWS(parsing: text)
      return .readable(JWT(jws: jws, claims: try ClaimsSet(parsing: jws.payload)))
    } catch {
      return isMeantAsJWT ? .broken("\(error)") : .opaque
    }
  }

  /// The hash of a value beside the token, as `at_hash` and `c_hash` have it; nil when the header names
  /// no algorithm that is known.
  func leftHalfHash(of value: WireText) -> WireText? {
    jws.header.algorithm.value.flatMap { SignatureAlgorithm(rawValue: $0) }?.leftHalfHash(of: value)
  }

  /// Whether a part is the base64url of a text that begins with `{"`.
  ///
  /// Header and payload of a JWT both do, so a token with one character changed is still known as
  /// one, wherever that character stands.
  private static func beginsAsJSON(_ part: WireText) -> Bool { part.hasPrefix("eyJ") }
}

extension Evidence {
  /// What stands where a token is expected.
  func token(_ text: WireText) -> JWT.Reading {
    reading(Cache<WireText, JWT.Reading>.self).value(for: text) { JWT.read(text) }
  }

  /// The JWT that a text is; nil when there is none that can be read.
  func jwt(_ text: WireText?) -> JWT? {
    guard let text, case .readable(let token) = token(text) else { return nil }
    return token
  }
}
