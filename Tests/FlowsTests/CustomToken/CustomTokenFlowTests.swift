import Flows
import HTTPModel
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("the custom-token flow")
struct CustomTokenFlowTests {
  private static let table = [
    "insert-request", "token-verification", "insert-response", "table-request",
    "token-verification#2", "table-response",
  ]

  @Test("takes these steps for a new user, in this order")
  func newUser() async throws {
    let transcript = try await playCustomToken()
    #expect(
      transcript.steps.map(\.id.description) == [
        "sign-in-form", "typed-credentials", "create-user-request", "password-hash",
        "mint-token", "create-user-response", "store-session",
      ] + Self.table)
    #expect(transcript.outcome?.result == .completed)
  }

  @Test("takes these steps for a user from Facebook, in this order")
  func socialUser() async throws {
    let transcript = try await playCustomToken(settings: ["app.sign_ins": "facebook"])
    #expect(
      transcript.steps.map(\.id.description) == [
        "open-browser", "browser-launch", "dialog-request", "dialog-response", "token-redirect",
        "callback", "social-login-request", "provider-token-request", "provider-token-response",
        "provider-user-request", "provider-user-response", "mint-token", "social-login-response",
        "store-session",
      ] + Self.table)
    #expect(transcript.outcome?.result == .completed)
  }

  @Test("shows both kinds of user the same table, and each only his own rows")
  func ownRows() async throws {
    let transcript = try await playCustomToken(settings: everySignIn)
    #expect(transcript.outcome?.result == .completed)
    let owners = try transcript.steps.filter { $0.id.name == .tableResponse }.map { step in
      let rows = try #require(step.response?.json?.arrayValue)
      #expect(rows.count == 1)
      return try #require(rows.first?["userId"]?.stringValue)
    }
    let providers = owners.map { $0.prefix(upTo: ":") }
    #expect(providers == ["Facebook", "Custom", "Custom"])
    // Who logs in again is the user that the account was made for.
    #expect(owners[1] == owners[2])
  }

  @Test("shows everybody's rows once the service does not ask whose they are")
  func everybodysRows() async throws {
    let transcript = try await playCustomToken(settings: everySignIn, without: ["rows-of-user"])
    let last = transcript.steps.last { $0.id.name == .tableResponse }
    #expect(last?.response?.json?.arrayValue?.count == 3)
  }

  @Test("gives the same bytes for the same seed")
  func repeats() async throws {
    let one = try await playCustomToken(settings: everySignIn, seed: "workshop")
    let other = try await playCustomToken(settings: everySignIn, seed: "workshop")
    #expect(one.text == other.text)
    #expect(one.json.compactText == other.json.compactText)
    let third = try await playCustomToken(settings: everySignIn, seed: "another")
    #expect(one.text != third.text)
  }

  @Test("puts a note on every parameter")
  func notes() async throws {
    let transcript = try await playCustomToken(settings: everySignIn)
    for step in transcript.steps {
      let labels = Set(step.notes.map(\.about))
      for spot in step.message?.values ?? [] where !["url", "status", "body"].contains(spot.label) {
        #expect(labels.contains(spot.label), "\(step.id): \(spot.place)")
      }
      let values = (step.calculation?.inputs ?? []) + (step.calculation?.outputs ?? [])
      for value in values {
        #expect(labels.contains(value.name.string), "\(step.id): \(value.name)")
      }
    }
  }

  @Test("keeps the password out of everything but what the user types and the request with it")
  func password() async throws {
    let transcript = try await playCustomToken(settings: everySignIn)
    let password = try #require(
      transcript.steps.first { $0.id.name == .typedCredentials }?.handoff?["password"])
    let allowed: [MessageName] = [.typedCredentials, .createUserRequest, .logInRequest]
    for step in transcript.steps {
      for note in step.notes { #expect(!WireText(note.text).contains(password), "\(step.id)") }
      if allowed.contains(step.id.name) { continue }
      for spot in step.message?.values ?? [] {
        #expect(!spot.value.contains(password), "\(step.id): \(spot.place)")
      }
      let calculation = step.calculation
      let texts: [WireText] =
        (calculation?.commands ?? []).map { WireText($0) }
        + ((calculation?.inputs ?? []) + (calculation?.outputs ?? [])).map(\.value)
      for text in texts { #expect(!text.contains(password), "\(step.id)") }
    }
  }

  @Test("keeps the master key off every wire")
  func masterKey() async throws {
    let transcript = try await playCustomToken(settings: everySignIn)
    let masterKey = try #require(
      transcript.steps.first { $0.id.name == .mintToken }?.calculation?.input("master_key"))
    for step in transcript.steps {
      for spot in step.message?.values ?? [] {
        #expect(!spot.value.contains(masterKey), "\(step.id): \(spot.place)")
      }
    }
  }

  @Test("refuses a wrong password, a name that is taken and one that is not there")
  func accounts() async throws {
    let wrong = try await playCustomToken(
      settings: ["app.sign_ins": "create-user log-in"],
      edits: ["log-in-request:json.password=guess"])
    #expect(wrong.outcome?.error == "401")
    #expect(wrong.outcome?.message == "the name or the password is wrong")
    let unknown = try await playCustomToken(settings: ["app.sign_ins": "log-in"])
    #expect(unknown.outcome?.message == "the name or the password is wrong")
    let taken = try await playCustomToken(settings: ["app.sign_ins": "create-user create-user"])
    #expect(taken.outcome?.error == "409")
    #expect(taken.outcome?.message == "the name 'alice' is taken")
  }
}
