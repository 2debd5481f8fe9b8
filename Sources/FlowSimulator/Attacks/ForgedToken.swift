import JOSE
import TranscriptModel
import WireFormats

/// A token of an attacker's own making: somebody else's claims, and whatever signature he can make.
struct ForgedToken {
  /// The header, in order.
  var header: JSONValue
  /// The claims, in order.
  var claims: JSONValue

  /// Begins with a genuine token.
  init(from token: TokenText) {
    header = token.header
    claims = token.claims
  }

  /// The token with no signature: `alg` is `none`.
  func unsigned() -> String {
    var forged = self
    forged.header.set("alg", to: "none")
    return forged.input.joined(with: [])
  }

  /// The token with an HMAC over it, for a verifier that takes a public key for a secret.
  func authenticated(with secret: [UInt8]) -> String {
    var forged = self
    forged.header.set("alg", to: "HS256")
    let input = forged.input
    return input.joined(
      with: HMAC.authenticationCode(for: input.bytes, key: secret, using: .sha256))
  }

  /// The token signed with a key of the attacker's own, whose public part stands in the header.
  func signed(with jwk: JWK) throws -> String {
    var forged = self
    if let published = jwk.publicKey { forged.header.set("jwk", to: published.json) }
    let input = forged.input
    return input.joined(with: try SigningKey(jwk).signature(over: input.bytes))
  }

  /// The token with the signature that the genuine one had.
  func keeping(_ signature: String) -> String { input.text + "." + signature }

  private var input: JWSSigningInput {
    JWSSigningInput(header: header, payload: Array(claims.compactText.utf8))
  }
}
