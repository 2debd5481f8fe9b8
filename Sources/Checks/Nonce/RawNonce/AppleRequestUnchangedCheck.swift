import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The device hands on to Apple what the app asked it.
struct AppleRequestUnchangedCheck: Check {
  let id = "apple-request-unchanged"
  let requirement = Requirement(.appleServices)
  let summary = "'nonce' and 'state' reach Apple as the app wrote them"
  let subjects: [MessageName] = [.appleAuthorizationRequest]
  // Apple sees nothing of what the app wrote.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form else { return nil }
    guard
      let asked = evidence.last(
        .appleIDRequest, with: .parameter(.state, form[.state]), before: step)
    else {
      guard evidence.count(.appleIDRequest, before: step) > 0 else {
        throw MissingEvidence("the app's request to the device is not in the transcript")
      }
      try evidence.requireAllSteps(before: step)
      return .fail("no request of the app has the 'state' '\(form[.state] ?? "absent")'")
    }
    let nonce = asked.handoff?[ParameterName.nonce.rawValue] ?? "absent"
    return .equal(
      form[.nonce] ?? "absent", nonce, pass: "'nonce' and 'state' are those of \(asked.id.quoted)",
      fail: "'nonce' is not the one of \(asked.id.quoted); "
        + TextDifference.words(expected: nonce, actual: form[.nonce] ?? "absent"))
  }
}
