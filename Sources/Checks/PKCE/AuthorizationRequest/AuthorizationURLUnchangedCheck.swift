import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The authorization URL carries what the app calculated, and nobody changes it on its way to the
/// server.
struct AuthorizationURLUnchangedCheck: Check {
  let id = "authorization-url-unchanged"
  let requirement = Requirement(.rfc6749("4.1.1"))
  let summary = "the app's challenge, state and nonce arrive in the URL, unchanged from hop to hop"
  let subjects: [MessageName] = [
    .openBrowser, .openWebView, .browserLaunch, .authorizationRequest,
  ]
  // Nobody but the app knows which URL it meant.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = step.url else { return nil }
    if [.openBrowser, .openWebView].contains(step.id.name) {
      return try judgeFirst(step, url, in: evidence)
    }
    let origin = try evidence.origin(
      of: step,
      in: [.openBrowser, .openWebView, .openLink, .browserLaunch, .authorizationResponse],
      sharing: [.state, .codeChallenge, .nonce], where: { $0.receiver == step.sender })
    // A link that the user followed came from no app, so there is nothing to compare it with.
    return origin.map { .sameURL(url, $0.url, of: $0.step) }
  }

  private func judgeFirst(
    _ step: Step, _ url: URI, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let source = try evidence.calculation(for: step)
    var names: [String] = []
    for name in [ParameterName.codeChallenge, .state, .nonce] {
      guard let calculated = source.calculation?.output(name) else { continue }
      let judgement = Judgement.repeats(name, url.queryParameters[name], calculated, of: source)
      if case .fail = judgement { return judgement }
      names.append("'\(name)'")
    }
    guard !names.isEmpty else {
      throw MissingEvidence("\(source.id.quoted) has no challenge, no state and no nonce")
    }
    return .pass("the URL carries \(names.joined(separator: ", ")) of \(source.id.quoted)")
  }
}
