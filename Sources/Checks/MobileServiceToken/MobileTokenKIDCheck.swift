import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The header's `kid` has the type of version 2.
struct MobileTokenKIDCheck: MobileTokenCheck {
  let id = "mobile-token-kid"
  let requirement = Requirement(.mobileServicesVersion2)
  let summary = "'kid' is the text \"0\", not the number"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let keyID = token.jws.header["kid"]
    if keyID == "0" { return .pass("'kid' is the text \"0\"") }
    let reason =
      keyID == .integer(0)
      ? "'kid' is the number 0, the form of version 1; since version 2 it is the text \"0\""
      : "'kid' \(keyID.isWords); it must be the text \"0\""
    return .fail(reason, expected: "\"0\"", actual: keyID?.compactText)
  }
}
