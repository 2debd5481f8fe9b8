import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("mobile-token-user-id")
struct MobileTokenUserIDCheckTests {
  private let check = TokenCheck.customTokenUserID

  private func run(uid: Change) throws -> SignIn { try SignIn(mobileToken: "claims.uid", uid) }

  @Test("passes the recorded tokens, and an id with a colon inside")
  func passes() throws {
    let message = "'uid' is of the provider 'Facebook', as 'aud' says"
    try SignIn("custom-token").expect(.pass, message, of: check, at: "table-request")
    try run(uid: .set("Facebook:a:b")).expect(.pass, message, of: check, at: "table-request")
  }

  @Test("fails for an id without provider, and for another provider than that of 'aud'")
  func fails() throws {
    for value in ["7f6b2a0e-1f0e", ":1", "Facebook:"] {
      try run(uid: .set(value)).expect(
        .fail,
        "'uid' is '\(value)', without a provider in front; "
          + "nothing says which kind of user it is", of: check, at: "table-request")
    }
    try run(uid: .set("Custom:1")).expect(
      .fail,
      "'uid' is of the provider 'Custom', but 'aud' is 'Facebook': whoever chose this id can be "
        + "taken for a user of the other kind", expected: "Facebook", actual: "Custom", of: check,
      at: "table-request")
    try run(uid: .set("42")).expect(
      .fail, "'uid' is 42; it must be a text 'Provider:id'", of: check, at: "table-request")
  }

  @Test("does not apply to a request without token, nor where 'aud' names no provider")
  func notApplicable() throws {
    try SignIn(mobileToken: "claims.aud", .set("scorekeeper")).expectNothing(
      of: check, at: "table-request")
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
