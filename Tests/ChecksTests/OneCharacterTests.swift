import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

/// The promise of the checker: whoever changes one character of a value that binds the messages
/// together is found out, wherever the value stands.
@Suite("One changed character")
struct OneCharacterTests {
  /// The values, as they are and as they stand in a URL.
  private static let values: [WireText] = [
    Recorded.state, Recorded.nonce, Recorded.challenge, Recorded.verifier, Recorded.code,
    Recorded.clientID, Recorded.redirectURI, PercentEncoding.encode(Recorded.redirectURI),
    PercentEncoding.encode(Recorded.issuer), Recorded.antiForgeryToken, Recorded.cookie,
  ]

  @Test("in a message, up to the token request, fails a check", arguments: values)
  func message(_ value: WireText) throws {
    let whole = try SignIn()
    var count = 0
    for step in whole.stepsUpToTokenRequest {
      for spot in step.message?.values ?? [] where spot.value.contains(value) {
        for changed in value.withOneOtherCharacter {
          var signIn = whole
          try signIn.change(
            step.id.description, spot.place.description,
            .set(
              spot.value.string.replacing(
                value.string, with: changed.string, maxReplacements: 1)))
          #expect(signIn.failures.count > 0, "\(step.id) \(spot.place) \(changed)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  @Test("in a calculation of the app, up to the token request, fails a check")
  func calculation() throws {
    let whole = try SignIn()
    var count = 0
    for step in whole.stepsUpToTokenRequest {
      guard let calculation = step.calculation else { continue }
      for value in calculation.inputs + calculation.outputs {
        for changed in value.value.withOneOtherCharacter {
          var signIn = whole
          try signIn.changeCalculation(step.id.description, value.name, changed)
          #expect(signIn.failures.count > 0, "\(step.id) \(value.name) \(changed)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  @Test("in an address of a server fails a check")
  func address() throws {
    for (id, place) in [
      ("metadata-request", "url"), ("metadata-response", "json.issuer"),
      ("metadata-response", "json.authorization_endpoint"),
      ("metadata-response", "json.token_endpoint"), ("open-browser", "url"),
      ("browser-launch", "url"), ("authorization-request", "url"), ("token-request", "url"),
    ] {
      let whole = try SignIn()
      let step = whole.transcript.steps[try whole.index(of: id)]
      let value = try #require(
        step.message?.values.first { $0.place.description == place }?.value)
      for changed in value.withOneOtherCharacter {
        var signIn = whole
        try signIn.change(id, place, .set(changed))
        #expect(signIn.failures.count > 0, "\(id) \(place) \(changed)")
      }
    }
  }
}

extension SignIn {
  fileprivate var stepsUpToTokenRequest: [Step] {
    let end = transcript.steps.firstIndex { $0.id.name == .tokenRequest }
    return end.map { Array(transcript.steps[...$0]) } ?? []
  }
}

extension WireText {
  /// The text three times, with another character at its start, in its middle and at its end.
  fileprivate var withOneOtherCharacter: [WireText] {
    [0, utf8.count / 2, utf8.count - 1].map { withOtherCharacter(at: $0) }
  }
}
