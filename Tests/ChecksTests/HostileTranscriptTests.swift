import HTTPModel
import Testing
import TranscriptModel

@testable import Checks

/// A transcript may come from anywhere: no content of a step makes the checker stop.
@Suite("Hostile transcripts")
struct HostileTranscriptTests {
  private static let bodies: [[UInt8]] = [
    [], [0xff, 0xfe], Array("null".utf8), Array("[[[[".utf8), Array(#"{"keys":[7,{}]}"#.utf8),
    Array(#"{"access_token":["a"],"expires_in":1e999,"id_token":7,"scope":{}}"#.utf8),
    Array(#"{"access_token":"eyJ.eyJ.","id_token":"..","refresh_token":"","scope":""}"#.utf8),
    Array("grant_type&&=&refresh_token=%zz&code=%ff".utf8),
  ]

  @Test("with odd bodies are judged", arguments: bodies)
  func oddBody(_ body: [UInt8]) throws {
    let whole = try SignIn()
    for index in whole.transcript.steps.indices {
      var signIn = whole
      guard
        case .message(var message, let from, let to, let answers) =
          whole.transcript.steps[index].content
      else { continue }
      switch message {
      case .request(var request):
        request.body = HTTPBody(bytes: body)
        message = .request(request)
      case .response(var response):
        response.body = HTTPBody(bytes: body)
        message = .response(response)
      case .handoff: continue
      }
      signIn.transcript.steps[index].content = .message(
        message, from: from, to: to, answers: answers)
      let judged = Checker().judge(signIn.transcript)
      _ = Disagreements.find(in: judged)
      #expect(judged.steps.count == whole.transcript.steps.count)
    }
  }

  @Test("with claims of odd kinds are judged", arguments: ["null", "[]", "{}", "-1e308", "\"\""])
  func oddClaim(_ value: String) throws {
    let whole = try SignIn()
    for place in ["json.access_token", "json.id_token"] {
      for part in ["header.alg", "header.kid", "claims.aud", "claims.exp", "claims.iat"] {
        var signIn = whole
        try signIn.change("token-response", "\(place).\(part)", .set(value))
        #expect(signIn.findings().contains { $0.verdict == .fail }, "\(place).\(part)")
      }
    }
  }

  @Test(
    "with odd times and numbers are judged",
    arguments: [Int.min, -1, 0, Int.max])
  func oddNumber(_ number: Int) throws {
    let whole = try SignIn()
    for index in whole.transcript.steps.indices {
      var signIn = whole
      signIn.transcript.steps[index].time = number
      signIn.transcript.steps[index].number = number
      _ = Disagreements.find(in: Checker().judge(signIn.transcript))
    }
    var signIn = whole
    for index in signIn.transcript.steps.indices { signIn.transcript.steps[index].number = 1 }
    _ = Disagreements.find(in: Checker().judge(signIn.transcript))
  }

  @Test("with responses that answer what comes later come to an end")
  func circle() throws {
    var signIn = try SignIn()
    for index in signIn.transcript.steps.indices {
      guard
        case .message(let message, let from, let to, _?) =
          signIn.transcript.steps[index].content
      else { continue }
      signIn.transcript.steps[index].content = .message(
        message, from: from, to: to, answers: 25)
    }
    #expect(signIn.findings().contains { $0.verdict == .unknown })
  }
}
