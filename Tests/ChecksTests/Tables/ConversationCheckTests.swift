import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

/// Who says something to whom, after what, and in answer to what.
@Suite("Checks of the conversation around a message")
struct ConversationCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  @Test("tell of an id that is another step's")
  func sameID() throws {
    var signIn = try SignIn()
    signIn.transcript.steps[try signIn.index(of: "resource-request#2")].id.occurrence = 1
    let findings = signIn.findings(of: [.stepOrder]).filter { $0.verdict == .fail }
    #expect(findings.map(\.message) == ["the id 'resource-request' is that of step 20 too"])
  }

  static let tables: [CheckTable] = order + parties + causes + answers

  private static let order: [CheckTable] = [
    CheckTable("step-order", at: "token-response") {
      pass("behind 'token-request', and not earlier")
      pass("the first step", at: "metadata-request")
      fail(
        "the step comes 100 seconds before 'token-request', behind which it stands",
        after: "time=1767225500")
      fail(
        "the step comes 1 second before the run began", at: "metadata-request",
        after: "time=1767225599")
      fail("the number 15 is that of another step too", after: .number(15))
      fail("step 12 stands behind step 15", after: "redirect:gone", .number(12))
      fail("the number is -1; numbers begin with 1", after: .number(-1))
      pass("behind 'state-check', and not earlier", after: "token-request:gone")
    },
    CheckTable("outcome-fits-steps", at: "resource-response#2") {
      pass("the outcome counts 29 steps, and so many there are")
      fail(
        "the outcome counts 10 steps, and there are 29", expected: "29", actual: "10",
        after: .outcome("10 steps") { $0.stepCount = 10 })
      fail(
        "the outcome names 'nope', and there is no such step",
        after: .outcome("another step") { $0.step = StepID(MessageName(rawValue: "nope")) })
      fail(
        "the outcome names 'martian', who is none of the participants",
        after: .outcome("a stranger") { $0.by = ParticipantName(rawValue: "martian") })
      fail(
        "the outcome is 'completed' with 'resource-response#2', which never arrived",
        after: .lost("resource-response#2"))
      fail(
        "the outcome is 'completed' with 'resource-response#2', which is a refusal",
        after: "status=403")
      unknown(
        "'token-request#2', which the outcome names, is not in the transcript",
        after: .outcome("a step that may be cut off") {
          $0.step = StepID(.tokenRequest, occurrence: 2)
        })
      unknown("step 30 is not in the transcript", after: .outcome("30 steps") { $0.stepCount = 30 })
      doesNotApply(after: .noOutcome)
      doesNotApply(at: "token-request", title: "a step that is not the last")
    },
  ]

  private static let parties: [CheckTable] = [
    CheckTable("message-parties", at: "token-request") {
      pass("from 'app' to 'authorization-server'", by: "RFC 6749 §4.1.3")
      pass("by 'app'", by: "RFC 7636 §4.1", at: "code-challenge")
      pass(
        "from 'facebook' to 'browser'", by: "RFC 6749 §4.2.2", in: "custom-token",
        at: "dialog-response")
      fail(
        "the sender is 'browser'; it has to be 'app'", by: "RFC 6749 §4.1.3", after: "from=browser")
      fail(
        "the receiver is 'resource-server'; it has to be 'authorization-server'",
        by: "RFC 6749 §4.1.3", after: "to=resource-server")
      fail(
        "the sender is 'resource-server'; it has to be 'authorization-server'",
        by: "RFC 6749 §4.1.4", at: "token-response", after: "from=resource-server")
      fail(
        "the sender is 'app'; it has to be 'browser' or 'web-view'", by: "RFC 8252 §4.1",
        at: "redirect", after: "from=app")
      fail(
        "the sender is 'martian', who is none of the participants of this transcript",
        after: "from=martian")
      fail(
        "the receiver is 'as2', who is none of the participants of this transcript",
        after: "to=as2")
      fail(
        "this is a request, and a 'metadata-response' is a response", by: "RFC 8414 §3.2",
        at: "metadata-response#2", after: .step("token-request", as: "metadata-response#2"))
      unknown("the transcript names no participants", after: .participants([]))
      fail(
        "the sender is 'browser'; it has to be 'app'", by: "RFC 6749 §4.1.3", after: "from=browser",
        .participants([]), title: "a wrong sender, though nobody is listed")
      unknown(
        "nothing says what 'other-app' is, the receiver of this step", at: "callback",
        after: "to=other-app", .participants(["device", "other-app"]))
      doesNotApply(
        at: "foo", after: .step("token-request", as: "foo"), title: "a name nobody knows")
    }
  ]

  private static let causes: [CheckTable] = [
    CheckTable("message-caused", at: "token-request") {
      pass("it follows 'callback', which reached 'app'")
      pass("it follows 'browser-launch', which reached 'browser'", at: "authorization-request")
      pass(
        "it follows 'resource-request#2', which reached 'resource-server'",
        at: "access-token-check#2")
      fail(
        "'code' in it is that of 'authorization-response', and it never reached 'app'",
        after: .lost("callback"))
      fail(
        "'code' in it is that of 'authorization-response', and it never reached 'app'",
        after: "callback:to=attacker", title: "the callback came to another app")
      fail(
        "'access_token' in it is that of 'token-response', and it never reached 'app'",
        at: "resource-request", after: .lost("token-response"))
      fail(
        "it follows no 'login-prompt' of its own that reached 'user'", at: "credentials",
        after: .lost("login-prompt"))
      fail(
        "it follows no 'apple-id-request' of its own that reached 'device'", in: "nonce",
        at: "apple-id-prompt", after: .exchanged("apple-id-request", "apple-id-prompt"),
        title: "the sheet is there before the app asks for it")
      fail(
        "'token-request', which rests on it, was sent before", at: "state-check",
        after: .exchanged("state-check", "token-request"), title: "judged too late")
      fail(
        "the token in it is issued only later, in 'mint-token'", in: "custom-token",
        at: "insert-request", after: .exchanged("provider-token-request", "insert-request"),
        title: "a token is used before there is one")
      fail(
        "it follows no 'metadata-response' of its own that reached 'app'", at: "open-browser",
        after: .lost("metadata-response"))
      doesNotApply(
        at: "open-browser", after: "metadata-response:gone", .renumbered,
        title: "an app that knows the server's addresses")
      pass(
        "it follows 'provider-user-response', which reached 'mobile-service'", in: "custom-token",
        at: "social-login-response")
      doesNotApply(
        in: "custom-token", at: "social-login-response", after: "status=401", title: "a refusal")
      warn(
        "it follows 'login-page', which is a refusal with status 404", at: "login-prompt",
        after: "login-page:status=404")
      fail(
        "it follows no 'create-user-request' or 'log-in-request' or 'provider-user-response' of its own that reached 'mobile-service'",
        in: "custom-token", at: "mint-token",
        after: .exchanged("provider-user-response", "mint-token"),
        title: "a token before it is known whose it is")
      warn(
        "'sign-in-form#2' is not answered yet", in: "custom-token", at: "log-in-request",
        after: .lost("typed-credentials#2"))
      unknown("step 13 is not in the transcript", after: "callback:gone")
      unknown(
        "no 'callback' that reached 'app' is in the transcript", after: "callback:gone",
        "redirect:gone", "authorization-response:gone", .renumbered,
        title: "traffic without what happens on the device")
      unknown("how 'code' reached 'app' is not in the transcript", after: .trafficAlone)
      unknown(
        "no 'browser-launch' or 'open-web-view' or 'authorization-response' that reached 'browser' is in the transcript",
        at: "authorization-request", after: .trafficAlone)
      doesNotApply(at: "metadata-request")
      doesNotApply(after: "from=attacker", title: "nobody asks an attacker for a reason")
    }
  ]

  private static let answers: [CheckTable] = [
    CheckTable("response-answers-request", at: "token-response") {
      pass("the answer to 'token-request'")
      fail("it answers step 999, and there is no such step", after: .answers(999))
      fail("it answers itself", after: .answers(16))
      fail("it answers 'keys-request', which comes only later", after: .answers(17))
      fail("it answers 'state-check', which is no request", after: .answers(14))
      fail(
        "it answers 'login-submit'; a 'token-response' answers 'token-request'",
        after: .answers(10))
      fail("it answers 'token-request', which never arrived", after: .lost("token-request"))
      fail(
        "it goes from 'resource-server' to 'app', and 'token-request' went from 'app' to 'authorization-server'",
        after: "from=resource-server")
      fail(
        "'token-request' was answered before, in 'token-response'", at: "token-response#2",
        after: "token-response:again")
      unknown("nothing says which request 'token-response' answers", after: .answers(nil))
      unknown(
        "step 15, which it answers, is not in the transcript", after: "token-request:gone")
      doesNotApply(
        at: "foo", after: .step("token-response", as: "foo"), title: "a name nobody knows")
    },
    CheckTable("request-answered", at: "token-request") {
      pass("the answer is 'token-response'")
      fail(
        "nobody answers, and 'app' goes on all the same", at: "token-request#2",
        after: .twice("token-request"))
      warn(
        "the answer 'resource-response' never arrived, and 'app' goes on with 'refresh-request'",
        at: "resource-request", after: .lost("resource-response"))
      pass(
        "the answer is 'metadata-response'", at: "metadata-request",
        after: .step("code-challenge", as: "metadata-request#2"), .lost("metadata-response"),
        title: "it asks again")
      unknown("step 16 is not in the transcript", after: "token-response:gone")
      unknown(
        "no answer is in the transcript, and nothing says how it ended",
        after: "token-response:gone", .renumbered)
      unknown(
        "no answer is in the transcript; the run ended before there was one",
        at: "token-request#2", after: "token-request:again")
      doesNotApply(after: .lost("token-request"), "token-response:gone")
    },
  ]
}
