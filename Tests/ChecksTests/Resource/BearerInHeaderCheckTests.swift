import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("bearer-in-header")
struct BearerInHeaderCheckTests {
  private let check = BearerInHeaderCheck()

  private func signIn(_ authorization: String) throws -> SignIn {
    try SignIn(changing: "resource-request", "header.Authorization", .set(authorization))
  }

  @Test("passes the recorded sign-in, and the scheme in another case")
  func passes() throws {
    try SignIn().expect(
      .pass, "'Authorization' has 'Bearer' and a token of 762 characters", of: check,
      at: "resource-request")
    try signIn("bEaReR abc+/==").expect(
      .pass, "'Authorization' has 'Bearer' and a token of 7 characters", of: check,
      at: "resource-request")
  }

  @Test("fails for another scheme")
  func fails() throws {
    try signIn("Bearex abc").expect(
      .fail, "'Authorization' has the scheme 'Bearex', not 'Bearer'", expected: "Bearer",
      actual: "Bearex", of: check, at: "resource-request")
  }

  @Test(
    "fails for a field that is malformed",
    arguments: ["Bearer", "Bearer ", "Bearer  a", "Bearer a b", "Bearer ä", "Bearer =="])
  func failsForForm(authorization: String) throws {
    try signIn(authorization).expect(
      .fail, "'Authorization' must be 'Bearer', one space, and one token of RFC 6750 §2.1",
      of: check, at: "resource-request")
  }

  @Test("fails for a token elsewhere, or more than one")
  func failsForPlace() throws {
    try SignIn(changing: "resource-request", "query.access_token", .add("abc")).expect(
      .fail, "'access_token' is in the URL, where logs and histories keep it", of: check,
      at: "resource-request")
    try SignIn(changing: "resource-request", "header.Authorization", .add("Bearer b")).expect(
      .fail, "'Authorization' occurs 2 times", of: check, at: "resource-request")
    var signIn = try SignIn()
    try signIn.changeBody("resource-request", Array("access_token=abc".utf8))
    try signIn.change(
      "resource-request", "header.Content-Type", .add("application/x-www-form-urlencoded"))
    try signIn.expect(
      .fail, "'access_token' is in the form; it belongs in 'Authorization'", of: check,
      at: "resource-request")
  }

  @Test("does not apply to a request without a token")
  func notApplicable() throws {
    try SignIn(changing: "resource-request", "header.Authorization", .remove).expectNothing(
      of: check, at: "resource-request")
  }
}
