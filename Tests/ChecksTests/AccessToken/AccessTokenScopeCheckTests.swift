import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-scope")
struct AccessTokenScopeCheckTests {
  private let check = AccessTokenScopeCheck()

  private func signIn(scope change: Change) throws -> SignIn {
    try SignIn(changing: "token-response", "json.access_token.claims.scope", change)
  }

  @Test("passes the recorded sign-in, also in another order")
  func passes() throws {
    for scope in ["openid photos", "photos openid"] {
      try signIn(scope: .set(scope)).expect(
        .pass, "'scope' is '\(scope)', as granted", of: check, at: "token-response")
    }
  }

  @Test("measures by what was asked for where the response does not say")
  func passesWithoutMember() throws {
    for id in ["token-response", "refresh-response"] {
      try SignIn(changing: id, "json.scope", .remove).expect(
        .pass, "'scope' is 'openid photos', as granted", of: check, at: id)
    }
  }

  @Test("fails for another scope, for none, and for one that is no string")
  func fails() throws {
    try signIn(scope: .set("openid photoz")).expect(
      .fail,
      "'scope' is 'openid photoz', not 'openid photos'; "
        + "1 of 13 characters differ: character 13 is 'z' and should be 's'",
      expected: "openid photos", actual: "openid photoz", of: check, at: "token-response")
    try signIn(scope: .remove).expect(
      .fail, "'scope' is missing; 'openid photos' was granted", expected: "openid photos",
      of: check, at: "token-response")
    try signIn(scope: .set("[1]")).expect(
      .fail, "'scope' is an array; it must be the string 'openid photos'",
      expected: "openid photos", actual: "[1]", of: check, at: "token-response")
  }

  @Test("judges a token in use by what the API asks for in its refusal")
  func inUse() throws {
    var signIn = try SignIn()
    try signIn.change("resource-response", "status", .set("403"))
    try signIn.change(
      "resource-response", "header.WWW-Authenticate",
      .add(#"Bearer error="insufficient_scope", scope="photos.write""#))
    try signIn.expect(
      .fail, "'scope' is 'openid photos'; the API asks for 'photos.write'",
      expected: "photos.write", actual: "openid photos", of: check, at: "resource-request")
    try signIn.change(
      "resource-response", "header.WWW-Authenticate", .set(#"Bearer scope="photos""#))
    try signIn.expect(
      .pass, "'scope' has what the API asks for, 'photos'", of: check, at: "resource-request")
  }

  @Test("is unknown when nothing tells what was granted")
  func unknown() throws {
    var signIn = try SignIn(changing: "token-response", "json.scope", .remove)
    try signIn.delete("authorization-request")
    try signIn.expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check,
      at: "token-response")
  }

  @Test("does not apply where the API does not say what it needs")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "resource-request")
  }
}
