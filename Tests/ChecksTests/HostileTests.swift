import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

/// No transcript, however odd, brings the checker down.
@Suite("Odd transcripts")
struct HostileTests {
  /// Bodies that are no form and no metadata.
  private static let bodies: [HTTPBody] = [
    .empty, HTTPBody(bytes: [0xff, 0xfe, 0x00]), "null", "[]", "{", "[[[[[[[[", "\"text\"",
    #"{"issuer":[1],"token_endpoint":{},"authorization_endpoint":null}"#,
    #"{"code_challenge_methods_supported":[1e999,null,{}]}"#, "&&==&code&code=&%zz=%",
    "<input name=\"csrf_token\" value=\"", "<input<input><input",
  ]

  private static let texts = [
    "", "?", "#", ":", "//", "https://", "com.example.app:/auth?code&state=%zz&iss",
    "a?code=&code=&state=\u{301}", "\u{0}",
  ]

  @Test("with odd bodies are judged")
  func oddBodies() throws {
    for body in Self.bodies {
      try judge { content in
        switch content {
        case .message(.request(var request), let from, let to, let answers):
          request.body = body
          content = .message(.request(request), from: from, to: to, answers: answers)
        case .message(.response(var response), let from, let to, let answers):
          response.body = body
          content = .message(.response(response), from: from, to: to, answers: answers)
        default: break
        }
      }
    }
  }

  @Test("with odd URLs, fields and values are judged")
  func oddTexts() throws {
    for text in Self.texts {
      try judge { content in
        switch content {
        case .message(.request(var request), let from, let to, let answers):
          request.url = URI(text)
          for index in request.fields.all.indices {
            request.fields.all[index].value = WireText(text)
          }
          content = .message(.request(request), from: from, to: to, answers: answers)
        case .message(.response(var response), let from, let to, let answers):
          for index in response.fields.all.indices {
            response.fields.all[index].value = WireText(text)
          }
          content = .message(.response(response), from: from, to: to, answers: answers)
        case .message(.handoff, let from, let to, let answers):
          content = .message(
            .handoff(Handoff(action: text, url: URI(text))), from: from, to: to, answers: answers)
        case .calculation(var calculation, let by):
          calculation.inputs = calculation.inputs.map { NamedValue($0.name, text) }
          calculation.outputs = calculation.outputs.map { NamedValue($0.name, text) }
          content = .calculation(calculation, by: by)
        }
      }
    }
  }

  @Test("with the wrong kind of step under each name are judged")
  func wrongKinds() throws {
    let kinds = try SignIn().transcript.steps.map(\.content)
    for kind in [kinds[0], kinds[1], kinds[2], kinds[3], kinds[7]] { try judge { $0 = kind } }
  }

  @Test("with absurd numbers are judged")
  func absurdNumbers() throws {
    for number in [Int.min, -1, 0, Int.max] {
      for id in try SignIn().transcript.steps.map(\.id.description) {
        var signIn = try SignIn()
        let index = try signIn.index(of: id)
        signIn.transcript.steps[index].number = number
        signIn.transcript.steps[index].time = number
        #expect(!signIn.findings().isEmpty)
      }
      var signIn = try SignIn()
      signIn.transcript.outcome?.stepCount = number
      #expect(!signIn.findings().isEmpty)
      for index in signIn.transcript.steps.indices {
        signIn.transcript.steps[index].number = number
      }
      _ = signIn.findings()
    }
  }

  @Test("without any step are judged")
  func empty() throws {
    var signIn = try SignIn()
    signIn.transcript.steps = []
    #expect(signIn.findings().isEmpty)
  }

  /// Judges the sign-in with one step after the other changed, and with all.
  private func judge(_ change: (inout StepContent) -> Void) throws {
    let whole = try SignIn()
    var all = whole
    for index in whole.transcript.steps.indices {
      var signIn = whole
      change(&signIn.transcript.steps[index].content)
      change(&all.transcript.steps[index].content)
      guard signIn.transcript != whole.transcript else { continue }
      #expect(!signIn.findings().isEmpty)
    }
    _ = all.findings()
  }
}
