import Flows
import HTTPModel
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// What follows when one parameter of the two requests that matter most is changed on its way.
struct ParameterTampering: Sendable, CustomTestStringConvertible {
  enum Change: String, CaseIterable {
    case set, remove, add
  }

  var parameter: String
  var change: Change
  /// Who refuses what.
  var by = "authorization-server"
  var step: String
  var error: String?
  var defence: String?
  /// The last message or calculation of the run: after it everybody is silent.
  var last: String

  var testDescription: String { "\(change.rawValue) \(parameter)" }

  /// The change on the wire.
  func edit(at place: String) -> String {
    switch change {
    case .set: "\(place).\(parameter)=x"
    case .remove: "\(place).\(parameter)="
    case .add: "\(place).\(parameter)+=x"
    }
  }
}

extension ParameterTampering {
  /// The server answers the browser with a page, and the app hears nothing.
  private static func page(
    _ parameter: String, _ change: Change, _ defence: String? = nil
  ) -> Self {
    Self(
      parameter: parameter, change: change, step: "authorization-request",
      error: nil, defence: defence, last: "authorization-response")
  }

  /// The server tells the app in the redirect, and the app sends nothing more.
  private static func redirect(
    _ parameter: String, _ change: Change, _ error: String, _ defence: String? = nil
  ) -> Self {
    Self(
      parameter: parameter, change: change, step: "authorization-request", error: error,
      defence: defence, last: "state-check")
  }

  /// The app sees it in the answer, and sends no token request.
  private static func callback(_ parameter: String, _ change: Change, _ defence: String) -> Self {
    Self(
      parameter: parameter, change: change, by: "app", step: "callback", defence: defence,
      last: "state-check")
  }

  /// The token endpoint refuses.
  private static func token(
    _ parameter: String, _ change: Change, _ error: String, _ defence: String? = nil
  ) -> Self {
    Self(
      parameter: parameter, change: change, step: "token-request", error: error, defence: defence,
      last: "token-response")
  }

  /// The app sees it in the ID token, and does not use the access token.
  private static func idToken(_ parameter: String, _ change: Change, _ defence: String) -> Self {
    Self(
      parameter: parameter, change: change, by: "app", step: "token-response", defence: defence,
      last: "id-token-check")
  }

  static let authorizationRequest: [Self] = [
    .redirect("response_type", .set, "unsupported_response_type"),
    .redirect("response_type", .remove, "invalid_request"),
    .redirect("response_type", .add, "invalid_request", "parameter-once"),
    .page("client_id", .set), .page("client_id", .remove),
    .page("client_id", .add, "parameter-once"),
    .page("redirect_uri", .set, "redirect-uri-registered"), .page("redirect_uri", .remove),
    .page("redirect_uri", .add, "parameter-once"),
    .redirect("scope", .set, "invalid_scope"), .redirect("scope", .remove, "invalid_scope"),
    .redirect("scope", .add, "invalid_request", "parameter-once"),
    .callback("state", .set, "state-matches"), .callback("state", .remove, "state-matches"),
    .redirect("state", .add, "invalid_request", "parameter-once"),
    .idToken("nonce", .set, "id-token-nonce"), .idToken("nonce", .remove, "id-token-nonce"),
    .redirect("nonce", .add, "invalid_request", "parameter-once"),
    .token("code_challenge", .set, "invalid_grant", "verifier-matches"),
    .redirect("code_challenge", .remove, "invalid_request", "challenge-required"),
    .redirect("code_challenge", .add, "invalid_request", "parameter-once"),
    .redirect("code_challenge_method", .set, "invalid_request", "challenge-method-s256"),
    .redirect("code_challenge_method", .remove, "invalid_request", "challenge-method-s256"),
    .redirect("code_challenge_method", .add, "invalid_request", "parameter-once"),
  ]

  static let tokenRequest: [Self] = [
    .token("grant_type", .set, "unsupported_grant_type"),
    .token("grant_type", .remove, "invalid_request"),
    .token("grant_type", .add, "invalid_request", "parameter-once"),
    .token("code", .set, "invalid_grant"), .token("code", .remove, "invalid_request"),
    .token("code", .add, "invalid_request", "parameter-once"),
    .token("redirect_uri", .set, "invalid_grant", "redirect-uri-same"),
    .token("redirect_uri", .remove, "invalid_grant", "redirect-uri-same"),
    .token("redirect_uri", .add, "invalid_request", "parameter-once"),
    .token("client_id", .set, "invalid_client"), .token("client_id", .remove, "invalid_request"),
    .token("client_id", .add, "invalid_request", "parameter-once"),
    .token("code_verifier", .set, "invalid_grant", "verifier-format"),
    .token("code_verifier", .remove, "invalid_grant", "verifier-required"),
    .token("code_verifier", .add, "invalid_request", "parameter-once"),
  ]
}

@Suite("a parameter changed on its way")
struct ParameterTamperingTests {
  @Test("in the authorization request", arguments: ParameterTampering.authorizationRequest)
  func authorizationRequest(_ tampering: ParameterTampering) async throws {
    try await expect(tampering, after: tampering.edit(at: "authorization-request:query"))
  }

  @Test("in the token request", arguments: ParameterTampering.tokenRequest)
  func tokenRequest(_ tampering: ParameterTampering) async throws {
    try await expect(tampering, after: tampering.edit(at: "token-request:form"))
  }

  private func expect(_ tampering: ParameterTampering, after edit: String) async throws {
    let transcript = try await playPKCE(edits: [edit])
    let outcome = try #require(transcript.outcome)
    #expect(outcome.result == .refused)
    #expect(outcome.by?.description == tampering.by)
    #expect(outcome.step?.description == tampering.step)
    #expect(outcome.error?.string == tampering.error)
    #expect(outcome.defence == tampering.defence)
    #expect(transcript.steps.last?.id.description == tampering.last)
    let tampered = transcript.steps.filter { !$0.tampering.isEmpty }
    #expect(tampered.map { "\($0.id):\($0.tampering[0].change)" } == [edit])
  }

  @Test("has a case for each change of each parameter")
  func areAllCovered() async throws {
    let steps = try await playPKCE().steps
    let query = try #require(steps.first { "\($0.id)" == "authorization-request" }?.request)
    let form = try #require(steps.first { "\($0.id)" == "token-request" }?.request?.form)
    for (names, cases) in [
      (query.url.queryParameters.all.map(\.name), ParameterTampering.authorizationRequest),
      (form.all.map(\.name), ParameterTampering.tokenRequest),
    ] {
      let expected = names.flatMap { name in
        ParameterTampering.Change.allCases.map { "\($0.rawValue) \(name)" }
      }
      #expect(cases.map(\.testDescription) == expected)
    }
  }
}
