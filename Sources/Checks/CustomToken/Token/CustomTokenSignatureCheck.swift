import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The token is signed with the key that belongs to the service's master key.
///
/// A signature that does not fit is compared with the mistakes that are known.
struct CustomTokenSignatureCheck: TokenRule {
  let id = "mobile-token-signature"
  let token = JudgedToken.customToken
  let requirement = Requirement(.rfc7515("5.2"), .must)
  let summary = "the HS256 signature fits the key that is derived from the service's master key"

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    guard !jwt.jws.signature.isEmpty else {
      return .fail("the token has no signature; it must be signed with HS256")
    }
    return judge(jwt.jws, masterKey: try evidence.fact(.masterKey, at: .mobileService))
  }

  private func judge(_ token: UnverifiedJWS, masterKey: WireText) -> Judgement {
    switch TokenKeyDiagnosis(of: token, masterKey: masterKey) {
    case .derived(.digest):
      .pass("signed with SHA-256 of the master key and 'JWTSig'")
    case .derived(let derivation):
      .fail(
        "signed with another key (\(derivation.rawValue)): the key is \(derivation.words)",
        expected: MasterKeyDerivation.digest.rawValue, actual: derivation.rawValue)
    case .none:
      .fail(
        "the signature fits no key that is made of the master key in a known way: the token was "
          + "changed, or signed by somebody else")
    }
  }
}
