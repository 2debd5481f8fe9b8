import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The token says that it is signed with the one algorithm that the service's key is for.
struct MobileTokenAlgorithmCheck: MobileTokenCheck {
  let id = "mobile-token-algorithm"
  let requirement = Requirement(.rfc8725("3.1"), .must)
  let summary = "'alg' is HS256, the one algorithm of the service's key"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let algorithm = token.jws.header["alg"]
    guard algorithm == "HS256" else {
      return .fail(
        "'alg' \(algorithm.isWords); a service has one algorithm for its key, HS256, and does not "
          + "ask the token", expected: "HS256", actual: algorithm?.compactText)
    }
    return .pass("'alg' is HS256")
  }
}
