import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// What is written down before a run begins, and stays as it is whatever happens in it.
@Suite("what is registered")
struct RegisteredFactsTests {
  @Test("in the PKCE flow are issuer, clients, audience and what app and API expect")
  func pkce() async throws {
    let registered = try await playPKCE().registered.map(\.words)
    #expect(
      registered == [
        "authorization-server issuer https://authorization-server.example",
        "authorization-server client_id eKNjzFFjH9A1ysYd",
        "authorization-server redirect_uri of eKNjzFFjH9A1ysYd com.example.app:/auth",
        "authorization-server client_id another-app",
        "authorization-server redirect_uri of another-app com.example.another:/auth",
        "authorization-server audience https://resource-server.example",
        "app issuer https://authorization-server.example",
        "app client_id eKNjzFFjH9A1ysYd",
        "app redirect_uri of eKNjzFFjH9A1ysYd com.example.app:/auth",
        "app algorithm RS256",
        "resource-server issuer https://authorization-server.example",
        "resource-server audience https://resource-server.example",
        "resource-server scope photos",
        "resource-server jwks_uri https://authorization-server.example/jwks",
        "resource-server algorithm RS256",
      ])
  }

  @Test("in the flow with Apple and Firebase are clients, projects and what each verifier takes")
  func nonce() async throws {
    let registered = try await playNonce(settings: ["apple.issuer": "https://apple.example"])
      .registered.map(\.words)
    #expect(
      registered == [
        "device client_id com.example.app",
        "app alphabet 0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._",
        "apple issuer https://appleid.apple.com",
        "apple jwks_uri https://appleid.apple.com/auth/keys",
        "apple client_id com.example.app", "apple client_id com.example.app.web",
        "apple client_id com.example.another",
        "firebase project_id photo-app-project", "firebase project_number 123456789012",
        "firebase issuer https://appleid.apple.com",
        "firebase jwks_uri https://appleid.apple.com/auth/keys",
        "firebase audience com.example.app", "firebase algorithm RS256",
        "resource-server issuer https://securetoken.google.com/photo-app-project",
        "resource-server audience photo-app-project",
        "resource-server jwks_uri https://www.googleapis.com/service_accounts/v1/jwk/"
          + "securetoken@system.gserviceaccount.com",
        "resource-server algorithm RS256",
      ])
  }

  @Test("in the custom-token flow are the app at Facebook, and the service with its master key")
  func customToken() async throws {
    let settings = [
      "mobile-service.master_key": "known", "mobile-service.password_iterations": "7",
    ]
    let registered = try await play(
      "custom-token", settings: settings, without: ["master-key-length"]
    )
    .registered.map(\.words)
    #expect(
      registered == [
        "app app_id 1413000000042",
        "app redirect_uri of 1413000000042 fb1413000000042://authorize",
        "facebook app_id 1413000000042",
        "facebook redirect_uri of 1413000000042 fb1413000000042://authorize",
        "mobile-service application_key oTDIErDxiBNEXbVfVEvxNkyqnnFlQW54",
        "mobile-service app_id 1413000000042",
        "mobile-service issuer urn:microsoft:windows-azure:zumo",
        "mobile-service audience Custom", "mobile-service audience Facebook",
        "mobile-service ver 2", "mobile-service algorithm HS256",
        "mobile-service password_iterations 7", "mobile-service master_key known",
      ])
  }

  @Test("a secret stands among it in seeded runs only")
  func secrets() async throws {
    let cases = [
      ("pkce", "app.code_verifier", "code_verifier"), ("nonce", "app.raw_nonce", "raw_nonce"),
      ("custom-token", "mobile-service.master_key", "master_key"),
    ]
    for (flow, setting, name) in cases {
      let value = "a-secret-of-more-than-forty-three-characters-in-all"
      let configuration = RunConfiguration(
        lesson: "test", flow: try FlowCatalogue.flow(named: flow),
        settings: [NamedValue(setting, value)])
      let seeded = try await Run(configuration, in: .seeded("authwalk")).transcript()
      let names = seeded.registered.filter { $0.value.string == value }.map(\.name.string)
      #expect(names == [name])
      let live = try await Run(configuration, in: .live(time: { 1_767_225_600 })).transcript()
      #expect(!live.registered.isEmpty)
      #expect(!live.registered.contains { $0.name.string == name || $0.value.string == value })
    }
  }

  @Test("stays as it is, whatever is changed on the wire")
  func tampering() async throws {
    let registered = try await playPKCE().registered
    for edit in [
      "metadata-response:json.issuer=https://evil.example", "open-browser:query.client_id=evil",
      "authorization-request:query.redirect_uri=evil:/auth", "keys-response:json.keys=",
      "token-response:json.id_token.claims.iss=https://evil.example", "token-request:drop",
      "code-challenge:wait=600", "resource-request:header.Authorization=Bearer evil",
    ] {
      #expect(try await playPKCE(edits: [edit]).registered == registered, "\(edit)")
    }
  }
}

extension RegisteredFact {
  fileprivate var words: String { "\(at) \(name) \(of.map { "of \($0) " } ?? "")\(value)" }
}
