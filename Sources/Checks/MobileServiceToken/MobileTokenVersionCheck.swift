import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The token has the current form.
struct MobileTokenVersionCheck: MobileTokenCheck {
  let id = "mobile-token-version"
  let requirement = Requirement(.mobileServicesVersion2)
  let summary = "'ver' is the number 2"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let version = token.claims["ver"]
    guard version == .integer(2) else {
      return .fail(
        "'ver' \(version.isWords); since March 2014 it is the number 2", expected: "2",
        actual: version?.compactText)
    }
    return .pass("'ver' is the number 2")
  }
}
