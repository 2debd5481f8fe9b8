import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The token's header names a key that Apple publishes.
struct AppleIdentityTokenKeyIDCheck: TokenRule {
  let id = "identity-token-key-id"
  let token = JudgedToken.appleIdentityToken
  let requirement = Requirement(.appleREST)
  let summary = "the identity token's 'kid' is in Apple's key set, and no key comes in the header"

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    for name in ["jwk", "jku", "x5c", "x5u"] where jwt.jws.header[name] != nil {
      return .fail("the header brings a key along, in '\(name)'; keys come from Apple alone")
    }
    let keySets = evidence.reading(PublishedKeySets.self).keySets(at: Apple.keySetURL, fetchedBy: .firebase)
    guard !keySets.isEmpty else {
      throw MissingEvidence("no key set from '\(Apple.keySetURL)' in the transcript")
    }
    var reason = ""
    for keySet in keySets {
      do {
        let keys = try keySet.keys(named: jwt.jws.header.keyID)
        return .pass("'kid' is '\(keys.first?.keyID ?? "")', which the key set has")
      } catch { reason = "\(error)" }
    }
    return .fail(reason)
  }
}
