import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The app was waiting for this answer: it had started the sign-in, and no answer had come.
struct CallbackExpectedCheck: Check {
  let id = "callback-expected"
  let requirement = Requirement(.rfc8252("8.9"), .recommended)
  let summary = "the callback answers a sign-in that was started and not answered yet"
  let subjects: [MessageName] = [.callback]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let state = step.url.map({ $0.queryParameters[.state] }), let app = step.receiver else {
      return nil
    }
    let signIn = evidence.startedSignIn(of: app, before: step, state: state)
    let answer = evidence.last(
      .callback, with: .parameter(.state, state), before: step, where: { $0.receiver == app })
    if let answer, let signIn, answer.number > signIn.number {
      return .fail("the sign-in was answered before, in \(answer.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    guard let signIn else { return .fail("'\(app)' waits for no answer with this 'state'") }
    return .pass("the first answer to \(signIn.id.quoted)")
  }
}
