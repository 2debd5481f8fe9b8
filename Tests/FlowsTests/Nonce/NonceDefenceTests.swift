import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

extension DefenceCase {
  static let nonce: [DefenceCase] = credential + signature + claims + nonces + api

  private static let credential: [DefenceCase] = [
    DefenceCase(
      defence: "credential-expected", settings: ["app.pending": "lost"],
      step: "apple-credential", by: "app"),
    DefenceCase(
      defence: "token-is-text", settings: ["app.token_reading": "description"],
      step: "apple-credential", by: "app"),
    DefenceCase(
      defence: "token-is-text", settings: ["app.token_reading": "base64"],
      step: "apple-credential", by: "app"),
    DefenceCase(
      defence: "code-hash-matches", edits: ["apple-authorization-response:json.code=another"],
      step: "apple-credential", by: "app"),
    DefenceCase(
      defence: "nonce-required", settings: ["apple.nonce_supported": "false"],
      step: "apple-credential", by: "app"),
    DefenceCase(
      defence: "nonce-required", settings: ["apple.left_out": "nonce"],
      step: "apple-credential", by: "app"),
    DefenceCase(
      defence: "same-subject",
      edits: ["firebase-refresh-response:json.id_token.claims.sub=somebody-else"],
      step: "firebase-refresh-response", by: "app"),
    DefenceCase(
      defence: "same-subject",
      edits: ["firebase-refresh-response:json.id_token.claims.iss=https://attacker.example"],
      step: "firebase-refresh-response", by: "app"),
  ]

  private static func atFirebase(
    _ defence: String, _ edits: [String] = [], settings: [String: String] = [:],
    without: [String] = [], error: String = "INVALID_IDP_RESPONSE"
  ) -> DefenceCase {
    DefenceCase(
      defence: defence, edits: edits.map { "firebase-sign-in-request:\($0)" }, settings: settings,
      without: without, step: "firebase-sign-in-request", by: "firebase", error: error)
  }

  private static let signature: [DefenceCase] = [
    // A header that says 'none' goes with no signature at all.
    atFirebase("identity-token-algorithm", ["json.postBody.form.id_token.header.alg=none"]),
    atFirebase(
      "key-decides-algorithm", ["json.postBody.form.id_token.header.alg=HS256"],
      settings: ["firebase.algorithms": "RS256 HS256"]),
    atFirebase(
      "identity-token-signature", ["json.postBody.form.id_token.claims.email=eve@example.com"]),
    atFirebase(
      "key-named-by-kid", ["json.postBody.form.id_token.header.kid=unknown"],
      without: ["identity-token-signature"]),
  ]

  private static func claim(_ defence: String, _ edit: String) -> DefenceCase {
    atFirebase(
      defence, ["json.postBody.form.id_token.claims.\(edit)"],
      without: ["identity-token-signature"])
  }

  private static let claims: [DefenceCase] = [
    claim("identity-token-issuer", "iss=https://attacker.example"),
    claim("identity-token-issuer", "iss=https://appleid.apple.com/"),
    claim("identity-token-issuer", "iss="),
    claim("identity-token-audience", "aud=com.example.another"),
    claim("identity-token-audience", "aud="),
    claim("identity-token-claims", "sub="),
    claim("identity-token-claims", "sub=7"),
    claim("identity-token-claims", "exp="),
    claim("identity-token-claims", #"exp="1767312000""#),
    claim("identity-token-claims", "iat="),
    claim("identity-token-claims", "iat=true"),
    atFirebase("identity-token-audience", settings: ["device.client_id": "com.example.app.web"]),
    atFirebase("identity-token-audience", settings: ["firebase.audiences": "com.example.app.web"]),
    atFirebase("identity-token-unexpired", ["wait=86460"]),
    atFirebase("identity-token-issued-at", settings: ["apple.clock_ahead": "61"]),
  ]

  private static let nonces: [DefenceCase] = [
    nonce(settings: ["app.nonce_for_apple": "raw"]),
    nonce(settings: ["app.nonce_for_apple": "hash-twice"]),
    nonce(settings: ["app.nonce_for_apple": "base64"]),
    nonce(settings: ["app.nonce_for_apple": "upper-case"]),
    nonce(settings: ["app.nonce_for_firebase": "hash"]),
    nonce(settings: ["app.nonce_for_firebase": "none"]),
    DefenceCase(
      defence: "nonce-once",
      edits: ["firebase-sign-in-request:twice", "firebase-sign-in-response:drop"],
      step: "firebase-sign-in-request#2", by: "firebase", error: "MISSING_OR_INVALID_NONCE"),
  ]

  private static func nonce(settings: [String: String]) -> DefenceCase {
    atFirebase("nonce-matches", settings: settings, error: "MISSING_OR_INVALID_NONCE")
  }

  private static func atAPI(
    _ defence: String, _ edits: [String], without: [String] = [], error: String? = "invalid_token"
  ) -> DefenceCase {
    DefenceCase(
      defence: defence, edits: edits, without: without, step: "resource-request",
      by: "resource-server", error: error)
  }

  private static let api: [DefenceCase] = [
    atAPI("firebase-keys-required", ["firebase-keys-request:drop"], error: nil),
    atAPI(
      "firebase-token-signature",
      ["resource-request:header.Authorization.claims.email=eve@example.com"]),
    apiClaim("firebase-token-issuer", "iss=https://securetoken.google.com/another-project"),
    apiClaim("firebase-token-audience", "aud=another-project"),
    apiClaim("firebase-token-subject", "sub="),
    apiClaim("firebase-token-issued-at", "auth_time=9999999999"),
    apiClaim("firebase-token-issued-at", "iat=9999999999"),
    atAPI("firebase-token-unexpired", ["resource-request:wait=3660"]),
  ]

  private static func apiClaim(_ defence: String, _ edit: String) -> DefenceCase {
    atAPI(
      defence, ["resource-request:header.Authorization.claims.\(edit)"],
      without: ["firebase-token-signature"])
  }
}

@Suite("each defence of the flow with Apple and Firebase")
struct NonceDefenceTests {
  @Test("refuses while it is on", arguments: DefenceCase.nonce)
  func on(_ defenceCase: DefenceCase) async throws {
    try await defenceCase.expectRefusal(in: "nonce")
  }

  @Test("does not when it is off", arguments: DefenceCase.nonce)
  func off(_ defenceCase: DefenceCase) async throws {
    let outcome = try await defenceCase.expectNoRefusal(in: "nonce")
    #expect(outcome.result != .refused || Self.isStoppedElsewhere(defenceCase))
  }

  /// Where another decision stops what this one let pass: what is no token is none for Firebase
  /// either, and the API verifies a renewed token itself.
  private static func isStoppedElsewhere(_ defenceCase: DefenceCase) -> Bool {
    ["token-is-text", "key-named-by-kid", "key-decides-algorithm", "same-subject"].contains(
      defenceCase.defence)
  }

  @Test("has a case here, or is shown by an attack")
  func isCovered() throws {
    let flow = try FlowCatalogue.flow(named: "nonce")
    let covered = DefenceCase.nonce.map(\.defence) + flow.attacks.compactMap(\.defence?.name)
    let missing = flow.defences.map(\.name).filter { !covered.contains($0) }
    #expect(missing == [])
  }
}
