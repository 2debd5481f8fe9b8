import Flows
import HTTPModel
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("the flow with Apple and Firebase")
struct NonceFlowTests {
  @Test("takes these steps, in this order")
  func steps() async throws {
    let transcript = try await playNonce()
    #expect(
      transcript.steps.map(\.id.description) == [
        "raw-nonce", "apple-id-request", "apple-id-prompt", "apple-id-decision",
        "apple-authorization-request", "apple-authorization-response", "apple-credential",
        "credential-check", "firebase-sign-in-request", "apple-keys-request",
        "apple-keys-response", "identity-token-verification", "firebase-sign-in-response",
        "resource-request", "firebase-keys-request", "firebase-keys-response",
        "firebase-token-check", "resource-response", "firebase-refresh-request",
        "firebase-refresh-response", "session-check", "resource-request#2",
        "firebase-token-check#2", "resource-response#2",
      ])
    #expect(transcript.outcome?.result == .completed)
    #expect(transcript.outcome?.stepCount == transcript.steps.count)
  }

  @Test("gives the same bytes for the same seed")
  func repeats() async throws {
    let one = try await playNonce(seed: "workshop")
    let other = try await playNonce(seed: "workshop")
    #expect(one.text == other.text)
    #expect(one.json.compactText == other.json.compactText)
    #expect(try await playNonce(seed: "another").text != one.text)
  }

  @Test("puts a note on every parameter", arguments: [[:], ["user.decision": "cancel"], twoTaps])
  func notes(settings: [String: String]) async throws {
    for step in try await playNonce(settings: settings).steps {
      let labels = Set(step.notes.map(\.about))
      for spot in step.message?.values ?? [] where !["url", "status", "body"].contains(spot.label) {
        #expect(labels.contains(spot.label), "\(step.id): \(spot.place)")
      }
      for value in (step.calculation?.inputs ?? []) + (step.calculation?.outputs ?? []) {
        #expect(labels.contains(value.name.string), "\(step.id): \(value.name)")
      }
    }
  }

  private static let twoTaps = ["user.taps": "twice"]

  @Test("uses no step and no setting name that the flow does not list")
  func namesAreListed() async throws {
    let flow = try FlowCatalogue.flow(named: "nonce")
    for settings in [[:], ["user.decision": "cancel"], Self.twoTaps] {
      for step in try await playNonce(settings: settings).steps {
        #expect(flow.messages.contains(step.id.name), "\(step.id)")
      }
    }
    for name in flow.settingNames {
      let owner = name.prefix(upTo: ".")
      #expect(flow.participants.contains { $0.rawValue == owner }, "\(name)")
    }
  }

  @Test("sends the raw nonce to Firebase and to nobody before")
  func rawNonceIsLate() async throws {
    let transcript = try await playNonce()
    let raw = try #require(transcript.steps[0].calculation?.output("raw_nonce"))
    let carriers = transcript.steps.filter { step in
      (step.message?.values ?? []).contains { $0.value.contains(raw) }
    }
    #expect(carriers.map(\.id.description) == ["firebase-sign-in-request"])
  }

  @Test("asks Firebase as its iOS SDK does")
  func firebaseRequests() async throws {
    let steps = try await playNonce().steps
    let signIn = try #require(steps.first { $0.id.name == .firebaseSignInRequest }?.request)
    #expect(
      signIn.url.text.hasPrefix(
        "https://www.googleapis.com/identitytoolkit/v3/relyingparty/verifyAssertion?key="))
    #expect(
      signIn.fields.all.map(\.name) == [
        "Host", "Content-Type", "X-Client-Version", "X-Ios-Bundle-Identifier", "X-Firebase-GMPID",
      ])
    let json = try JSONParser.parse(signIn.body.bytes)
    #expect(
      json.members?.map(\.name) == [
        "requestUri", "postBody", "returnSecureToken", "returnIdpCredential", "autoCreate",
      ])
    let body = try #require(json["postBody"]?.stringValue)
    #expect(
      body.split(at: "&").map { $0.prefix(upTo: "=") } == [
        "providerId", "id_token", "nonce", "user",
      ])
    #expect(body.hasSuffix(#"&user={"name":{"firstName":"Alice","lastName":"Example"}}"#))
    let renewal = try #require(steps.first { $0.id.name == .firebaseRefreshRequest }?.request)
    let asked = try JSONParser.parse(renewal.body.bytes)
    #expect(asked.members?.map(\.name) == ["grantType", "refreshToken"])
    #expect(asked["grantType"] == "refresh_token")
  }

  @Test(
    "passes on what it knows of the name: both parts, one, or none",
    arguments: [
      ([], #"{"name":{"firstName":"Alice","lastName":"Example"}}"#),
      (["givenName"], #"{"name":{"lastName":"Example"}}"#),
      (["familyName"], #"{"name":{"firstName":"Alice"}}"#),
      (["givenName", "familyName"], nil),
    ] as [([String], String?)])
  func name(left out: [String], sent: String?) async throws {
    let transcript = try await playNonce(edits: out.map { "apple-credential:value.\($0)=" })
    let request = transcript.steps.first { $0.id.name == .firebaseSignInRequest }?.request
    let json = try JSONParser.parse(try #require(request).body.bytes)
    let form = FormParameters(parsing: json["postBody"]?.stringValue ?? "")
    #expect(form["user"]?.string == sent)
  }

  @Test("renews a token when five minutes are left, and believes in no longer life than an hour")
  func renewalTime() async throws {
    for (lifetime, time) in [
      (#""3600""#, 3300), (#""600""#, 300), ("", 0), (#""60""#, 0),
      (#""9223372036854775807""#, 3300),
    ] {
      let transcript = try await playNonce(
        edits: ["firebase-sign-in-response:json.expiresIn=\(lifetime)"])
      let renewal = try #require(transcript.steps.first { $0.id.name == .firebaseRefreshRequest })
      #expect(renewal.time - RunClock.seededStart == time, "\(lifetime)")
      #expect(transcript.outcome?.result == .completed)
    }
  }

  @Test(
    "hands the app the number with which the device fails, and asks nobody",
    arguments: ["1000", "1002", "1003", "1004", "1005"])
  func deviceError(number: String) async throws {
    let transcript = try await playNonce(settings: ["device.error": number])
    #expect(transcript.steps.last?.id.description == "apple-id-error")
    #expect(transcript.steps.last?.handoff?["errorCode"]?.string == number)
    #expect(!transcript.steps.contains { $0.id.name == .appleAuthorizationRequest })
    let outcome = try #require(transcript.outcome)
    #expect(outcome.result == .refused)
    #expect(outcome.by?.description == "app")
    #expect(outcome.error?.string == number)
  }

  @Test("names no client where a token fits none of several")
  func severalAudiences() async throws {
    let transcript = try await playNonce(settings: [
      "firebase.audiences": "com.example.app.web com.example.other"
    ])
    let answer = transcript.steps.first { $0.id.name == .firebaseSignInResponse }
    #expect(
      answer?.response?.json?["error"]?["message"]
        == "INVALID_IDP_RESPONSE : The audience in ID Token [com.example.app] does not match the expected audience."
    )
  }

  @Test("tells the name at the first sign-in and never again")
  func nameOnce() async throws {
    let transcript = try await playNonce(settings: ["user.sign_ins": "alice alice"])
    let credentials = transcript.steps.filter { $0.id.name == .appleCredential }
    #expect(credentials.map { $0.handoff?["givenName"] } == ["Alice", nil])
    #expect(credentials.map { $0.handoff?["email"] } == ["alice@example.com", nil])
    let answers = transcript.steps.filter { $0.id.name == .firebaseSignInResponse }
    #expect(answers.map { $0.response?.json?["isNewUser"] } == [.bool(true), nil])
    #expect(answers[0].response?.json?["localId"] == answers[1].response?.json?["localId"])
  }

  @Test("takes 'email_verified' as a boolean and as a text", arguments: ["boolean", "text"])
  func emailVerified(form: String) async throws {
    let transcript = try await playNonce(settings: ["apple.email_verified": form])
    let answer = transcript.steps.first { $0.id.name == .firebaseSignInResponse }
    #expect(answer?.response?.json?["emailVerified"] == .bool(true))
    #expect(transcript.outcome?.result == .completed)
  }

  @Test("refuses settings that cannot be, and says what can")
  func unfitSettings() async {
    await #expect(
      throws: ConfigurationError.unfitSetting(
        "app.nonce_for_apple", value: "md5",
        expected: "'raw' or 'hash' or 'hash-twice' or 'base64' or 'upper-case' or 'none'")
    ) { _ = try await playNonce(settings: ["app.nonce_for_apple": "md5"]) }
    await #expect(
      throws: ConfigurationError.unfitSetting(
        "app.nonce_alphabet", value: "aa", expected: "2 to 256 characters, none of them twice")
    ) { _ = try await playNonce(settings: ["app.nonce_alphabet": "aa"]) }
    await #expect(
      throws: ConfigurationError.unfitSetting(
        "user.sign_ins", value: "bob", expected: "one or more of 'alice' or 'eve'")
    ) { _ = try await playNonce(settings: ["user.sign_ins": "bob"]) }
  }

  @Test("counts how the octets share out among the characters")
  func octetShares() async throws {
    let alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"
    for (characters, size, shares, bits) in [
      (alphabet, "64", "64 with 4", "192"), ("W" + alphabet, "65", "61 with 4, 4 with 3", "192"),
      ("01", "2", "2 with 128", "32"), ("012", "3", "1 with 86, 2 with 85", "50"),
    ] {
      let step = try await playNonce(settings: ["app.nonce_alphabet": characters]).steps[0]
      #expect(step.calculation?.output("alphabet_size")?.string == size)
      #expect(step.calculation?.output("octets_per_character")?.string == shares)
      #expect(step.calculation?.output("guessing_bits")?.string == bits)
    }
  }
}
