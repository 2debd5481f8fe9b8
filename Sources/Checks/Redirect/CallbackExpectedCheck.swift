import HTTPModel
import OAuthModel
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
    let started = evidence.signIns(of: app, before: step)
      .filter { $0.url?.queryParameters[.state] == state }
    let answers = evidence.steps(named: .callback).filter {
      $0.number < step.number && $0.receiver == app && $0.url?.queryParameters[.state] == state
    }
    if let answer = answers.last, answers.count >= started.count, !started.isEmpty {
      return .fail("the sign-in was answered before, in \(answer.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    guard let signIn = started.last else {
      return .fail("'\(app)' waits for no answer with this 'state'")
    }
    return .pass("the first answer to \(signIn.id.quoted)")
  }
}
