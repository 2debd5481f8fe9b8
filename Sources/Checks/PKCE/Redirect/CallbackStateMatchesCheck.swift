import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer has the state of a sign-in that this app started.
struct CallbackStateMatchesCheck: Check {
  let id = "callback-state-matches"
  let requirement = Requirement(.rfc6749("10.12"), .must)
  let summary = "'state' in the callback is the one of a sign-in that the same app started"
  let subjects: [MessageName] = [.callback]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    // Who started no sign-in has nothing to compare with: 'callback-expected' is about that.
    guard let answer = step.url?.queryParameters, let app = step.receiver,
      let signIn = try evidence.signIn(of: app, before: step, state: answer[.state])
    else { return nil }
    guard let sent = signIn.url?.queryParameters[.state] else {
      return .fail("\(signIn.id.quoted) has no 'state', so anybody can forge its answer")
    }
    return .repeats(.state, answer[.state], sent, of: signIn)
  }
}
