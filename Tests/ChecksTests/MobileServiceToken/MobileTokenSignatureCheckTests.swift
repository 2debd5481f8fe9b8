import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("mobile-token-signature")
struct MobileTokenSignatureCheckTests {
  private let check = CustomTokenSignatureCheck()

  @Test("passes the recorded tokens, where they are issued and where they are used")
  func passes() throws {
    let message = "signed with SHA-256 of the master key and 'JWTSig'"
    let run = try SignIn("custom-token")
    for id in ["social-login-response", "create-user-response", "log-in-response"] {
      try run.expect(.pass, message, of: check, at: id)
    }
    for id in ["insert-request", "table-request", "table-request#3"] {
      try run.expect(.pass, message, of: check, at: id)
    }
  }

  @Test(
    "fails for a key that was derived in another way, and names the way",
    arguments: MasterKeyDerivation.allCases.filter { $0 != .digest })
  func fails(_ derivation: MasterKeyDerivation) throws {
    var run = try SignIn("custom-token")
    try run.remint("table-request", with: derivation)
    try run.expect(
      .fail,
      "signed with another key (\(derivation.rawValue)): the key is \(derivation.words)",
      expected: "sha256-jwtsig", actual: derivation.rawValue, of: check, at: "table-request")
  }

  @Test("fails for claims that were changed, and for no signature at all")
  func failsForForgery() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH.claims.uid", .set("Facebook:1"))
    try run.expect(
      .fail,
      "the signature fits no key that is made of the master key in a known way: the token was "
        + "changed, or signed by somebody else", of: check, at: "table-request")
    try run.change("table-request", "header.X-ZUMO-AUTH", .set("eyJhbGciOiJub25lIn0.e30."))
    try run.expect(
      .fail, "the token has no signature; it must be signed with HS256", of: check,
      at: "table-request")
  }

  @Test("is unknown without the registered master key, whatever calculations say")
  func unknown() throws {
    var run = try SignIn("custom-token")
    run.forget(.masterKey)
    try run.expect(
      .unknown, "no 'master_key' is registered at 'mobile-service'", of: check, at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
