package import JOSE

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
