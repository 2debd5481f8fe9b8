import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

/// No token, however odd, brings the checker down.
@Suite("Odd tokens")
struct HostileTokenTests {
  @Test(
    "in the answers of servers are judged",
    arguments: [
      #"{"keys":[7,{},{"kty":"RSA","n":"AA","e":"AA","kid":7}]}"#, #"{"keys":7}"#,
      #"{"access_token":["a"],"expires_in":1e999,"id_token":7,"scope":{},"error":[]}"#,
      #"{"access_token":"eyJ.eyJ.","id_token":"..","refresh_token":"","scope":""}"#,
      #"{"access_token":"eyJhbGciOltdfQ.e30.","id_token":"e30.e30.AA","expires_in":-1}"#,
    ])
  func bodies(text: String) throws {
    for id in ["token-response", "refresh-response", "keys-response"] {
      var signIn = try SignIn()
      try signIn.change(id, "body", .set(text))
      let judged = Checker().judge(signIn.transcript)
      _ = Disagreements.find(in: judged)
      #expect(judged.steps.flatMap(\.findings).contains { $0.verdict != .pass })
    }
  }

  @Test("with claims of odd kinds are judged", arguments: ["null", "[]", "{}", "-1e308", "\"\""])
  func claims(value: String) throws {
    let whole = try SignIn()
    for place in ["json.access_token", "json.id_token"] {
      for part in ["header.alg", "header.kid", "claims.aud", "claims.exp", "claims.iat"] {
        var signIn = whole
        try signIn.change("token-response", "\(place).\(part)", .set(value))
        #expect(signIn.findings().contains { $0.verdict == .fail }, "\(place).\(part)")
      }
    }
  }

  @Test("in answers to what comes later do not lead in a circle")
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
