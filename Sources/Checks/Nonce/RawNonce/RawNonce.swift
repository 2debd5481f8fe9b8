import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension MessageCheck {
  /// Each sign-in has a raw nonce and a state of its own.
  static let rawNonceFresh = MessageCheck(
    "raw-nonce-fresh", at: [.rawNonce], Requirement(.oidcCore("15.5.2"), .must),
    "the nonce and the 'state' of a sign-in were in none before"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let calculation = step.calculation else { return nil }
    return try evidence.judgeFreshness(
      of: [ParameterName.nonce, .state].map { ($0, calculation.output($0)) }, in: step,
      called: "nonce and 'state'")
  }

  /// The device hands on to Apple what the app asked it.
  ///
  /// Apple sees nothing of what the app wrote.
  static let appleRequestUnchanged = MessageCheck(
    "apple-request-unchanged", at: [.appleAuthorizationRequest], Requirement(.appleServices),
    "'nonce' and 'state' reach Apple as the app wrote them", enforcedAt: []
  ) { (step, evidence) throws(MissingEvidence) in
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
