import JOSE
import OAuthModel
import TranscriptModel

/// How an API judges the tokens that it takes, beside their signature.
///
/// The API of the PKCE flow takes access tokens of an authorization server, the one of the Firebase
/// flow Firebase's ID tokens. Where the token stands, and how a refusal looks, is the same for both.
protocol BearerTokenRules: Sendable {
  /// What the judgement is called in the transcript.
  var calculationName: MessageName { get }
  /// Asks for a signature that verifies with a key of the issuer.
  var signatureDefence: Defence { get }
  /// Accepts no token while the issuer's keys cannot be had.
  var keysDefence: Defence { get }

  /// What the judgement starts from, as it stands in the token.
  func inputs(_ header: JOSEHeader, _ claims: ClaimsSet) -> [NamedValue]
  /// What it is compared with.
  func outputs(_ signature: SignatureJudgement, now: Int) -> [NamedValue]
  /// Judges header and claims, each on its own.
  func judge(
    _ header: JOSEHeader, _ claims: ClaimsSet, now: Int, _ defences: DefenceSet
  ) throws(Refusal)
}
