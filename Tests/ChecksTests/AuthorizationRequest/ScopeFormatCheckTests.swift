import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("scope-format")
struct ScopeFormatCheckTests {
  private let check = MessageCheck.scopeFormat

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "2 scopes: 'openid', 'photos'",
      of: check, at: "authorization-request")
  }

  @Test("fails for two spaces")
  func failsForSpaces() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.scope", .set("openid  photos"))
    try signIn.expect(
      .fail, "'scope' is 'openid  photos': it needs words with exactly one space between them",
      of: check, at: "authorization-request")
  }

  @Test("fails for a character that cannot stand in a scope")
  func failsForCharacter() throws {
    for (scope, codePoint) in [
      ("open\"id", "0022"), ("open\\id", "005C"), ("open\nid", "000A"), ("öpenid", "00F6"),
    ] {
      var signIn = try SignIn()
      try signIn.change("authorization-request", "query.scope", .set(scope))
      try signIn.expect(
        .fail, "'scope' has the character U+\(codePoint), which cannot stand in a scope",
        of: check, at: "authorization-request")
    }
  }

  @Test("does not apply to a request without 'scope'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.scope", .remove)
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
