package import JOSE
import Vocabulary
package import WireFormats

/// An issuer's signing key, and how the issuer signs tokens with it.
package struct TokenSigner: Sendable {
  private let key: SigningKey
  /// What the issuer publishes at its `jwks_uri`.
  package let publicKeySet: JWKSet

  /// A signer with a private key, whose `kid` becomes its thumbprint: RFC 7638.
  package init(_ jwk: JWK) throws {
    var jwk = jwk
    jwk.keyID = jwk.thumbprint
    jwk.algorithmName = SignatureAlgorithm.rs256.name
    jwk.use = "sig"
    key = try SigningKey(jwk)
    publicKeySet = JWKSet([jwk]).publicKeys
  }

  /// The algorithm of every token of this issuer.
  package var algorithm: SignatureAlgorithm { key.algorithm }

  /// Signs claims in the order given; without a type the header has no `typ`.
  package func sign(type: WireText?, claims: JSONValue) throws(Refusal) -> WireText {
    var header = [
      JSONMember("alg", .string(algorithm.name)),
      JSONMember("kid", .string(key.keyID ?? "")),
    ]
    if let type { header.append(JSONMember("typ", .string(type))) }
    do {
      return try JWS.sign(
        header: .object(header), payload: Array(claims.compactText.utf8), with: key)
    } catch {
      throw Refusal(.serverError, "the token could not be signed: \(error)")
    }
  }
}

/// The signing key of an issuer in seeded runs.
///
/// It is published in the sources, private part included, so that a seeded run gives the same signatures
/// everywhere. It protects nothing: never trust a token that is signed with one.
package struct PublishedKey: Sendable {
  private let parsed: Result<(key: JWK, signer: TokenSigner), any Error>

  /// A key as RFC 7517 writes it, with its private part.
  ///
  /// Declare each once, as a constant: all runs of the process then share what is made of it here.
  package init(_ text: String) {
    parsed = Result {
      let key = try JWK(parsing: text)
      return (key, try TokenSigner(key))
    }
  }

  /// The private key.
  ///
  /// - Throws: a `JWKError` or a `KeyError` when the text is no signing key.
  package var key: JWK {
    get throws { try parsed.get().key }
  }

  /// What signs with it.
  ///
  /// - Throws: a `JWKError` or a `KeyError` when the text is no signing key.
  package var signer: TokenSigner {
    get throws { try parsed.get().signer }
  }
}
