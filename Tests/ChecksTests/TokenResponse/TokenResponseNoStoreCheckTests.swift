import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-response-no-store")
struct TokenResponseNoStoreCheckTests {
  private let check = MessageCheck.tokenResponseNoStore

  private let passed = "'Cache-Control' has 'no-store', 'Pragma' has 'no-cache'"

  private func signIn(_ field: String, _ change: Change) throws -> SignIn {
    try SignIn(changing: "token-response", "header.\(field)", change)
  }

  @Test("passes the recorded sign-in, also beside other directives and in another case")
  func passes() throws {
    for id in ["token-response", "refresh-response"] {
      try SignIn().expect(.pass, passed, of: check, at: id)
    }
    try signIn("Cache-Control", .set("private,No-Store")).expect(
      .pass, passed, of: check, at: "token-response")
  }

  @Test("fails for another value, or none")
  func fails() throws {
    try signIn("Cache-Control", .set("no-stork, max-age=0")).expect(
      .fail, "'Cache-Control' is 'no-stork, max-age=0', without 'no-store'",
      expected: "no-store", actual: "no-stork, max-age=0", of: check, at: "token-response")
    try signIn("Cache-Control", .remove).expect(
      .fail, "'Cache-Control' is missing; it must be 'no-store'", expected: "no-store",
      of: check, at: "token-response")
    try signIn("Pragma", .remove).expect(
      .fail, "'Pragma' is missing; it must be 'no-cache'", expected: "no-cache", of: check,
      at: "token-response")
  }

  @Test("does not apply to a refusal")
  func notApplicable() throws {
    try SignIn("refused").expectNothing(of: check, at: "token-response")
  }
}
