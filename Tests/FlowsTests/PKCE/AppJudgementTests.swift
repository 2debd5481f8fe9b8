import Flows
import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("the app of the PKCE flow")
struct AppJudgementTests {
  @Test(
    "goes on waiting when a forged answer comes before the real one",
    arguments: [
      "state=forged&iss=https%3A%2F%2Fauthorization-server.example&code=x", "code=x",
      "error=access_denied", "error=access_denied&state=forged", "",
    ])
  func forgedAnswer(_ query: String) async throws {
    let forged = "com.example.app:/auth" + (query.isEmpty ? "" : "?" + query)
    let run = try await playPKCE(edits: ["redirect:twice", "callback:url=\(forged)"])
    #expect(run.steps.filter { $0.id.name == .callback }.count == 2)
    #expect(run.outcome?.result == .completed)
  }

  @Test("takes its answers at a redirect URI with a query of its own")
  func query() async throws {
    let run = try await playPKCE(settings: ["app.redirect_uri": "com.example.app:/auth?tenant=a"])
    #expect(run.outcome?.result == .completed)
    let answer = run.steps.first { $0.id.name == .callback }?.handoff?.url
    #expect(answer?.text.hasPrefix("com.example.app:/auth?tenant=a&code=") == true)
  }

  @Test(
    "takes no metadata with an endpoint that is not https",
    arguments: ["authorization_endpoint", "token_endpoint", "jwks_uri"])
  func endpoints(name: String) async throws {
    for address in ["http://authorization-server.example/x", "ftp://a.example", "/relative"] {
      let run = try await playPKCE(edits: ["metadata-response:json.\(name)=\(address)"])
      #expect(run.outcome?.result == .refused)
      #expect(run.outcome?.step?.description == "metadata-response")
      #expect(
        run.outcome?.message == "the metadata's '\(name)' is '\(address)', which is not https")
    }
    let upper = "HTTPS://authorization-server.example/x"
    let run = try await playPKCE(edits: ["metadata-response:json.\(name)=\(upper)"])
    #expect(run.outcome?.step?.description != "metadata-response")
  }

  @Test("stops where the scope that it needs was not granted, and misses the others")
  func scope() async throws {
    for step in ["token-response", "refresh-response"] {
      for (scope, stops) in [("openid", true), ("photos", false), ("photos more", false)] {
        let run = try await playPKCE(edits: ["\(step):json.scope=\(scope)"])
        #expect(run.outcome?.result == (stops ? .refused : .completed), "\(step) \(scope)")
        guard stops else { continue }
        #expect(run.outcome?.step?.description == step)
        #expect(run.outcome?.message == "the app needs the scope 'photos'; granted is 'openid'")
      }
      let silent = try await playPKCE(edits: ["\(step):json.scope="])
      #expect(silent.outcome?.result == .completed)
    }
  }

  @Test("tells its refresh tokens to the token endpoint, and to nobody else")
  func refreshTokens() async throws {
    let run = try await playPKCE()
    let endpoint = run.steps.first { $0.id.name == .metadataResponse }?.response?
      .json?[MetadataName.tokenEndpoint.rawValue]?.stringValue
    let tokens = run.steps.compactMap { $0.response?.json?["refresh_token"]?.stringValue }
    #expect(tokens.count == 2)
    for step in run.steps where step.response == nil {
      let values = (step.message?.values ?? []).map(\.value)
      guard tokens.contains(where: { token in values.contains { $0.contains(token) } }) else {
        continue
      }
      #expect(step.id.name == .refreshRequest)
      #expect(step.request?.url.text == endpoint)
    }
  }

  @Test("asks each server for an answer at another place, and verifies that it came there")
  func placeOfEachServer() async throws {
    let own = "com.example.app:/auth/attacker.example"
    let shared = "com.example.app:/auth"
    for (setting, expected) in [("each-server", own), ("all-servers", shared)] {
      let run = try await playPKCE(
        settings: ["app.redirect_uri_for": setting], attack: "mix-up-without-issuer")
      let first = run.steps.first { $0.id.name == .authorizationRequest }
      #expect(
        first?.request?.url.queryParameters[ParameterName.redirectURI.rawValue]?.string == expected)
      // With one place for all, nothing tells the servers apart.
      let succeeds = expected == shared
      #expect(run.outcome?.result == (succeeds ? .attackSucceeded : .refused))
    }
  }
}

@Suite("the code of the PKCE flow")
struct CodeBindingTests {
  /// Who read the challenge on its way would redeem the code, if the token request could choose.
  @Test("is bound to the method of its challenge, whatever the token request says")
  func method() async throws {
    let honest = try await playPKCE()
    let challenge = honest.steps.first { $0.id.name == .authorizationRequest }?
      .request?.url.queryParameters["code_challenge"]
    for method in ["plain", "none", ""] {
      let run = try await playPKCE(edits: [
        "token-request:form.code_verifier=\(challenge ?? "")",
        "token-request:form.code_challenge_method+=\(method)",
      ])
      #expect(run.outcome?.step?.description == "token-request")
      #expect(run.outcome?.defence == "verifier-matches")
    }
  }

  @Test("revokes the refresh tokens when its owner redeems it again, and says what lives on")
  func replay() async throws {
    let run = try await playPKCE(edits: ["token-request:twice"])
    let description = run.steps.first { $0.id.description == "token-response#2" }?.response?
      .json?["error_description"]?.stringValue
    #expect(
      description?.string
        == "the code was redeemed before, so the refresh tokens that were issued for it are revoked; "
        + "access tokens live on, the last for 3600 seconds")
    #expect(run.outcome?.defence == "replay-revokes-tokens")
    #expect(run.outcome?.step?.description == "refresh-request")
  }
}
