import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The authorization URL carries what the app calculated, and nobody changes it on its way to the
/// server.
struct AuthorizationURLUnchangedCheck: Check {
  let id = "authorization-url-unchanged"
  let requirement = Requirement(.rfc6749("4.1.1"))
  let summary = "the app's challenge, state and nonce arrive in the URL, unchanged from hop to hop"
  let subjects: [MessageName] = [.openBrowser, .browserLaunch, .authorizationRequest]
  // Nobody but the app knows which URL it meant.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = step.url else { return nil }
    guard step.id.name == .openBrowser else {
      let origin = try evidence.origin(
        of: step, in: [.openBrowser, .browserLaunch, .authorizationResponse],
        sharing: [.state, .codeChallenge], where: { $0.receiver == step.sender })
      return .sameURL(url, origin.url, of: origin.step)
    }
    let source = try evidence.calculation(for: step)
    for name in [ParameterName.codeChallenge, .state, .nonce] {
      guard let calculated = source.calculation?.output(name) else { continue }
      let judgement = Judgement.repeats(
        name, url.queryParameters[name], calculated, of: source)
      if case .fail = judgement { return judgement }
    }
    return .pass("the URL carries the challenge, the state and the nonce of \(source.id.quoted)")
  }
}
