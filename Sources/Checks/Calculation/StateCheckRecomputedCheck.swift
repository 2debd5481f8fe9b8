import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The app compared what it received with what it had sent, and drew the right conclusion.
struct StateCheckRecomputedCheck: Check {
  let id = "state-check-recomputed"
  let requirement = Requirement(.rfc6749("10.12"), .must)
  let summary = "the app compared the answer's 'state' and 'iss' with those of its sign-in"
  let subjects: [MessageName] = [.stateCheck]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    let callback = try evidence.callback(
      to: step.sender, before: step, state: calculation.input("state_received"))
    let answer = callback.url?.queryParameters ?? []
    let signIn = try evidence.signIn(
      of: step.sender, before: callback, state: calculation.input("state_sent"))
    guard let signIn else { throw MissingEvidence("'\(step.sender)' started no sign-in") }
    let state = Comparison(
      sent: signIn.url?.queryParameters[.state], received: answer[.state])
    let issuer = Comparison(
      sent: try evidence.metadata(for: signIn).issuer(), received: answer[.issuer])
    let expected = [
      NamedValue("state_sent", state.sent ?? "absent"),
      NamedValue("state_received", state.received ?? "absent"),
      NamedValue("issuer_chosen", issuer.sent ?? "absent"),
      NamedValue("issuer_received", issuer.received ?? "absent"),
      NamedValue("state", state.conclusion), NamedValue("iss", issuer.conclusion),
    ]
    for value in expected {
      guard let actual = calculation.input(value.name) ?? calculation.output(value.name) else {
        throw MissingEvidence("the calculation lacks '\(value.name)'")
      }
      guard actual.isIdentical(to: value.value) else {
        return .fail(
          "'\(value.name)' is '\(actual)', but the messages give '\(value.value)'",
          expected: value.value, actual: actual)
      }
    }
    return .pass("'state' is \(state.conclusion) and 'iss' is \(issuer.conclusion), recomputed")
  }

  private struct Comparison {
    var sent: String?
    var received: String?

    var conclusion: String {
      guard let received else { return "absent" }
      return sent.map { $0.isIdentical(to: received) } == true ? "equal" : "different"
    }
  }
}
