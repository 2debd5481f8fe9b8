import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import WireFormats

/// A token of an attacker's own making: what somebody else's token said, with changes, and whatever
/// signature the attacker can make.
struct ForgedToken: Sendable {
  /// The header, in order.
  var header: JSONValue
  /// The claims, in order.
  var claims: JSONValue
  /// The signature of the token that it began with, which fits no more once something has changed.
  private let oldSignature: WireText

  /// Begins with a genuine token.
  init(from token: TokenText) {
    header = token.header
    claims = token.claims
    oldSignature = token.signature
  }

  /// The token with the old signature.
  var edited: WireText { input.text + "." + oldSignature }

  /// The token with no signature: `alg` is `none`.
  var unsigned: WireText {
    var forged = self
    forged.header.set("alg", to: "none")
    return forged.input.joined(with: [])
  }

  /// The token with an HMAC over it, for a verifier that takes a public key for a secret.
  func authenticated(with secret: WireText) -> WireText {
    var forged = self
    forged.header.set("alg", to: "HS256")
    let input = forged.input
    return input.joined(
      with: HMAC.authenticationCode(for: input.bytes, key: Array(secret.utf8), using: .sha256))
  }

  /// The token signed with a key of the attacker's own, whose public part stands in the header.
  func signed(with jwk: JWK) throws -> WireText {
    var forged = self
    if let published = jwk.publicKey { forged.header.set("jwk", to: published.json) }
    let input = forged.input
    return input.joined(with: try SigningKey(jwk).signature(over: input.bytes))
  }

  private var input: JWSSigningInput {
    JWSSigningInput(header: header, payload: Array(claims.compactText.utf8))
  }
}
