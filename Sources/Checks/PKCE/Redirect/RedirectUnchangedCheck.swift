import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// Browser and device hand the answer on as the server wrote it.
struct RedirectUnchangedCheck: Check {
  let id = "redirect-unchanged"
  let requirement = Requirement(.rfc6749("4.1.2"))
  let summary = "the URL that reaches the app is the one of 'Location'"
  let subjects: [MessageName] = [.redirect, .callback]
  // Nobody on the device has seen the server's answer.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = step.url else { return nil }
    let origin = try evidence.origin(
      of: step, in: [.authorizationResponse], sharing: [.code, .state])
    guard let origin else { return .fail("no authorization response sent this URL on its way") }
    return .sameURL(url, origin.url, of: origin.step)
  }
}
