package import JOSE
package import Simulation
package import WireFormats

/// A JWT as a participant reads it, before it judges the signature.
package struct UnverifiedToken: Sendable {
  /// The three parts.
  package let jws: UnverifiedJWS
  /// What the token claims.
  package let claims: ClaimsSet

  /// Reads a token; what is no JWT is refused in the reader's own words.
  package init(
    parsing text: WireText, otherwise refusal: (any Error) -> Refusal
  ) throws(Refusal) {
    do {
      jws = try UnverifiedJWS(parsing: text)
      claims = try ClaimsSet(parsing: jws.payload)
    } catch {
      throw refusal(error)
    }
  }
}
