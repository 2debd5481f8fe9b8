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

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = step.url else { return nil }
    guard step.id.name == .openBrowser else {
      let earlier = try evidence.hop(to: step, url: url)
      return .sameURL(url, earlier.url, of: earlier.id.quoted)
    }
    let source = try evidence.calculation(for: step)
    for name in [ParameterName.codeChallenge, .state, .nonce] {
      guard let calculated = source.calculation?.output(name) else { continue }
      let judgement = Judgement.repeats(
        name, url.queryParameters[name], calculated, of: source.id.quoted)
      if case .fail = judgement { return judgement }
    }
    return .pass("the URL carries the challenge, the state and the nonce of \(source.id.quoted)")
  }
}

extension Evidence {
  /// The message that brought a URL to the sender of a step: one with this very URL, or else the
  /// last that brought any.
  fileprivate func hop(to step: Step, url: URI) throws(MissingEvidence) -> (id: StepID, url: URI) {
    let hops = steps(named: .openBrowser, .browserLaunch, .authorizationResponse).compactMap {
      hop -> (id: StepID, url: URI)? in
      guard hop.number < step.number, hop.receiver == step.sender else { return nil }
      return (hop.url ?? hop.response?.location).map { (hop.id, $0) }
    }
    guard let hop = hops.last(where: { $0.url == url }) ?? hops.last else {
      throw MissingEvidence(
        "the message that brought the URL of '\(step.id)' is not in the transcript")
    }
    return hop
  }
}
