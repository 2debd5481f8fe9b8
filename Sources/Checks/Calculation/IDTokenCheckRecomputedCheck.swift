import HTTPModel
import JOSE
import OAuthModel
import TranscriptModel

/// The app judged the ID token that it received, and by what it knew itself.
struct IDTokenCheckRecomputedCheck: Check {
  let id = "id-token-check-recomputed"
  let requirement = Requirement(.oidcCore("3.1.3.7"))
  let summary = "the app's judgement has the claims of the ID token, and what they must equal"
  let subjects: [MessageName] = [.idTokenCheck]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    let response = try Self.response(judgedIn: calculation, of: step, evidence)
    guard let text = evidence.idToken(in: response),
      case .readable(let token) = evidence.token(text)
    else { throw MissingEvidence("the ID token of \(response.id.quoted) is no JWT") }
    let request = try evidence.ownRequest(behind: response)
    let metadata = try evidence.metadata(behind: response)
    var recomputed = Recomputation()
    for name in ["iss", "aud", "exp", "iat", "nonce", "at_hash"] {
      recomputed.expect(name, token.claims[name])
    }
    recomputed.expect("issuer_chosen", metadata.issuer)
    recomputed.expect("client_id", request[.clientID] ?? "absent")
    recomputed.expect("now", "\(step.time)")
    recomputed.expect("nonce_sent", request[.nonce] ?? "absent")
    if let accessToken = response.accessToken(in: evidence),
      let algorithm = token.jws.header.algorithm.value.flatMap(SignatureAlgorithm.init(rawValue:))
    {
      recomputed.expect("at_hash_computed", algorithm.leftHalfHash(of: accessToken))
    }
    try recomputed.expectSignature(of: token, in: step, evidence: evidence, metadata: metadata)
    return try recomputed.judge(
      calculation, pass: "the claims, the nonce that was sent and 'at_hash', recomputed")
  }

  /// The token response whose ID token a calculation is about: the one that shares most of what
  /// tells tokens apart, or, where none shares any, the last one that the app got.
  private static func response(
    judgedIn calculation: Calculation, of step: Step, _ evidence: Evidence
  ) throws(MissingEvidence) -> Step {
    var closest: (response: Step, shared: Int)?
    for response in evidence.latest(.tokenResponse, before: step)
    where response.receiver == step.sender {
      guard let text = evidence.idToken(in: response) else { continue }
      var shared = 0
      if case .readable(let token) = evidence.token(text) {
        shared = ["nonce", "at_hash"].count { name in
          token.claims.string(name).value.map { $0 == calculation.input(name) } == true
        }
      }
      if shared > closest?.shared ?? -1 { closest = (response, shared) }
    }
    if closest?.shared ?? 0 == 0 { try evidence.requireAllSteps(before: step) }
    guard let closest else {
      throw MissingEvidence("no token response before \(step.id.quoted) has an ID token")
    }
    return closest.response
  }
}
