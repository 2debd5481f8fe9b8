import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("mobile-token-expiry")
struct MobileTokenExpiryCheckTests {
  private let check = CustomTokenExpiryCheck()

  private func run(exp: Change) throws -> SignIn { try SignIn(mobileToken: "claims.exp", exp) }

  @Test("passes the recorded tokens, and one within the leeway")
  func passes() throws {
    try SignIn("custom-token").expect(
      .pass, "'exp' is 1769817600, 2592000 seconds after this step", of: check,
      at: "table-request")
    try run(exp: .set("1767225541")).expect(
      .pass, "'exp' is 1767225541, -59 seconds after this step", of: check, at: "table-request")
  }

  @Test(
    "fails for every way to write it wrong, and says which it is",
    arguments: [
      (
        "1769817600050",
        "'exp' is 1769817600050, about 56027 years after this step: these are milliseconds; "
          + "divided by 1000 it is 2592000 seconds after it"
      ),
      (
        "1769817600.05",
        "'exp' is 1769817600.05, no whole number; a time in JavaScript divided by 1000 has to be "
          + "rounded"
      ),
      (
        "\"1769817600\"",
        "'exp' is a string, \"1769817600\"; it must be a number of seconds since 1970"
      ),
      ("1767225540", "'exp' is 1767225540, 60 seconds before this step"),
      ("4102444800", "'exp' is 4102444800, about 74 years after this step"),
      (
        "9223372036854775807",
        "'exp' is 9223372036854775807, about 292277024570 years after this step"
      ),
    ])
  func fails(value: String, message: String) throws {
    try run(exp: .set(value)).expect(.fail, message, of: check, at: "table-request")
  }

  @Test("fails for none")
  func failsForNone() throws {
    try run(exp: .remove).expect(
      .fail, "'exp' is missing: the token never ends", of: check, at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
