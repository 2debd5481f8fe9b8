import Vocabulary
import Testing
import TranscriptModel

@testable import Checks

@Suite("redirect-uri-scheme")
struct RedirectURISchemeCheckTests {
  private let check = MessageCheck.redirectURIScheme

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the scheme 'com.example.app' is a domain name in reverse order",
      of: check, at: "authorization-request")
  }

  @Test("passes what RFC 8252 names")
  func passesOthers() throws {
    for (uri, message) in [
      ("https://app.example/auth", "an https URL, which one app can claim"),
      ("http://127.0.0.1:49152/auth", "http to the loopback address 127.0.0.1"),
      ("http://[::1]:49152/auth", "http to the loopback address [::1]"),
      ("http://127.0.0.1/auth", "http to the loopback address 127.0.0.1"),
    ] {
      var signIn = try SignIn()
      try signIn.change("authorization-request", "query.redirect_uri", .set(uri))
      try signIn.expect(.pass, message, of: check, at: "authorization-request")
    }
  }

  @Test("fails for what RFC 8252 does not want")
  func fails() throws {
    for (uri, message) in [
      (
        "myapp:/auth",
        "the scheme 'myapp' of 'redirect_uri' is no domain name in reverse order, "
          + "such as 'com.example.app'"
      ),
      (
        "com.:/auth",
        "the scheme 'com.' of 'redirect_uri' is no domain name in reverse order, "
          + "such as 'com.example.app'"
      ),
      (
        "http://localhost:49152/auth",
        "'redirect_uri' is http to 'localhost'; "
          + "http is for the loopback addresses 127.0.0.1 and [::1] only"
      ),
      (
        "http://127.0.0.1.attacker.example/auth",
        "'redirect_uri' is http to '127.0.0.1.attacker.example'; "
          + "http is for the loopback addresses 127.0.0.1 and [::1] only"
      ),
      (
        "http:/auth",
        "'redirect_uri' is http to ''; "
          + "http is for the loopback addresses 127.0.0.1 and [::1] only"
      ),
      ("/auth", "'redirect_uri' is '/auth', which has no scheme"),
    ] {
      var signIn = try SignIn()
      try signIn.change("authorization-request", "query.redirect_uri", .set(uri))
      try signIn.expect(.fail, message, of: check, at: "authorization-request")
    }
  }

  @Test("does not apply to a request without 'redirect_uri'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.redirect_uri", .remove)
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
