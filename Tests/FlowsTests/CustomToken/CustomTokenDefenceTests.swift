import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

extension DefenceCase {
  /// The cases of the custom-token flow: one defect each.
  static let customToken: [DefenceCase] = signIn + field + token

  private static let signIn: [DefenceCase] = [
    DefenceCase(
      defence: "state-matches",
      edits: ["callback:url=fb1413000000042://authorize#access_token=x&state=y"],
      settings: ["app.sign_ins": "facebook"], step: "callback", by: "app"),
    DefenceCase(
      defence: "master-key-length", settings: ["mobile-service.master_key": "correct horse"],
      step: "create-user-request", by: "mobile-service", error: "500"),
    DefenceCase(
      defence: "provider-token-for-this-app",
      edits: ["social-login-request:json.access_token=\(Self.tokenOfAnotherApp)"],
      settings: ["app.sign_ins": "facebook"], step: "social-login-request", by: "mobile-service",
      error: "401"),
  ]

  /// Bob's token at another app, which Facebook does not exchange for this one.
  private static let tokenOfAnotherApp = "bobs-token-for-a-game-about-herons"

  private static let field: [DefenceCase] = [
    DefenceCase(
      defence: "bad-token-refused", edits: ["table-request:header.X-ZUMO-AUTH=junk"],
      settings: ["mobile-service.table": "for-anyone"], step: "table-request",
      by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "token-raw", settings: ["app.token_prefix": "Bearer"], step: "insert-request",
      by: "mobile-service", error: "401"),
  ]

  private static let token: [DefenceCase] = [
    DefenceCase(
      defence: "algorithm-pinned", edits: ["table-request:header.X-ZUMO-AUTH.header.alg=none"],
      step: "table-request", by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "token-signature",
      settings: ["mobile-service.key_derivation": "sha256-jwtsig-latin1-as-utf8"],
      step: "insert-request", by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "kid-text", settings: ["mobile-service.kid": "integer"], step: "insert-request",
      by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "version-two", settings: ["mobile-service.ver": "1"], step: "insert-request",
      by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "token-issuer", edits: ["table-request:header.X-ZUMO-AUTH.claims.iss=urn:mail"],
      without: ["token-signature"], step: "table-request", by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "token-audience", edits: ["table-request:header.X-ZUMO-AUTH.claims.aud=OtherApp"],
      without: ["token-signature"], step: "table-request", by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "expiry-whole-seconds", settings: ["mobile-service.exp": "fraction"],
      step: "insert-request", by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "expiry-present", settings: ["mobile-service.exp": "absent"],
      without: ["expiry-whole-seconds"], step: "insert-request", by: "mobile-service",
      error: "401"),
    DefenceCase(
      defence: "token-begun", settings: ["mobile-service.iat": "milliseconds"],
      step: "insert-request", by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "expiry-bounded", settings: ["mobile-service.exp": "milliseconds"],
      step: "insert-request", by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "token-unexpired", edits: ["table-request:wait=2592060"], step: "table-request",
      by: "mobile-service", error: "401"),
    DefenceCase(
      defence: "user-id-provider", settings: ["mobile-service.user_id": "bare"],
      step: "insert-request", by: "mobile-service", error: "401"),
  ]
}

@Suite("each defence of the custom-token flow")
struct CustomTokenDefenceTests {
  @Test("refuses while it is on", arguments: DefenceCase.customToken)
  func on(_ defenceCase: DefenceCase) async throws {
    try await defenceCase.expectRefusal(in: "custom-token")
  }

  @Test("does not when it is off", arguments: DefenceCase.customToken)
  func off(_ defenceCase: DefenceCase) async throws {
    let outcome = try await defenceCase.expectNoRefusal(in: "custom-token")
    // Without its comparison of the state the app goes on, and Facebook does not know the token.
    let isState = defenceCase.defence == "state-matches"
    #expect(outcome.result == (isState ? .refused : .completed))
    #expect(outcome.defence == (isState ? "provider-token-for-this-app" : nil))
  }

  @Test(
    "refuses each of the ways to write 'exp' that were seen, through one defence",
    arguments: [
      ("milliseconds", "expiry-bounded"), ("fraction", "expiry-whole-seconds"),
      ("string", "expiry-whole-seconds"), ("word", "expiry-whole-seconds"),
      ("absent", "expiry-present"),
    ])
  func expiry(way: String, defence: String) async throws {
    let settings = ["mobile-service.exp": way]
    let refused = try await playCustomToken(settings: settings)
    #expect(refused.outcome?.defence == defence)
    let accepted = try await playCustomToken(settings: settings, without: [defence])
    #expect(accepted.outcome?.result == .completed)
  }

  @Test(
    "refuses every way but one to derive the key",
    arguments: [
      "sha256-jwtsig-latin1-as-utf8", "master-key-itself", "sha256-jwtsig-hex-text",
      "sha256-without-suffix",
    ])
  func derivation(name: String) async throws {
    let settings = ["mobile-service.key_derivation": name]
    let refused = try await playCustomToken(settings: settings)
    #expect(refused.outcome?.defence == "token-signature")
    let accepted = try await playCustomToken(settings: settings, without: ["token-signature"])
    #expect(accepted.outcome?.result == .completed)
  }

  @Test("has a case here, or stands in the list of those that an edit cannot reach")
  func isCovered() throws {
    let flow = try FlowCatalogue.flow(named: "custom-token")
    let covered = Set(DefenceCase.customToken.map(\.defence))
    // What these two decide shows in what an attacker gets, not in a refusal.
    #expect(
      flow.defences.map(\.name).filter { !covered.contains($0) } == [
        "session-in-key-chain", "rows-of-user",
      ])
  }
}
