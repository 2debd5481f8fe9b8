package import JOSE
package import Simulation
import TranscriptModel
package import Vocabulary

/// How an API judges the tokens that it takes, beside their signature.
///
/// The API of the PKCE flow takes access tokens of an authorization server, the one of the Firebase
/// flow Firebase's ID tokens. Where the token stands, and how a refusal looks, is the same for both.
package protocol BearerTokenRules: Sendable {
  /// Asks for a signature that verifies with a key of the issuer.
  var signatureDefence: Defence { get }
  /// Accepts no token while the issuer's keys cannot be had.
  var keysDefence: Defence { get }

  /// Says in the transcript what was found, before the answer.
  func record(
    _ header: JOSEHeader, _ claims: ClaimsSet, _ signature: SignatureVerdict, now: Int,
    by seat: Seat
  ) async
  /// Judges header and claims, each on its own.
  func judge(
    _ header: JOSEHeader, _ claims: ClaimsSet, now: Int, _ defences: DefenceSet
  ) throws(Refusal)
}
