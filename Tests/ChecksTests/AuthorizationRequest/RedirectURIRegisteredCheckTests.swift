import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("redirect-uri-registered")
struct RedirectURIRegisteredCheckTests {
  private let check = MessageCheck.redirectURIRegistered

  private static func signIn(sent: WireText, registered: WireText) throws -> SignIn {
    var signIn = try SignIn()
    signIn.forget(.redirectURI)
    signIn.transcript.registered += [
      RegisteredFact(at: .authorizationServer, .redirectURI, of: Recorded.clientID, registered),
      RegisteredFact(at: .authorizationServer, .redirectURI, of: "another-app", "com.other:/auth"),
      RegisteredFact(at: .app, .redirectURI, of: Recorded.clientID, "com.example.app:/own"),
    ]
    try signIn.change("authorization-request", "query.redirect_uri", .set(sent))
    return signIn
  }

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'redirect_uri' is registered at 'authorization-server'", of: check,
      at: "authorization-request")
  }

  @Test("passes another port of a loopback address", arguments: ["127.0.0.1", "[::1]"])
  func port(host: String) throws {
    try Self.signIn(sent: "http://\(host):49152/auth", registered: "http://\(host)/auth").expect(
      .pass,
      "'redirect_uri' is registered at 'authorization-server', with another port: "
        + "'http://\(host)/auth'", of: check, at: "authorization-request")
  }

  static let others: [(sent: WireText, registered: WireText, words: String)] = [
    (
      "com.example.app:/auth-\u{e9}", "com.example.app:/auth-e\u{301}",
      "they look the same, but their bytes differ"
    ),
    (
      "com.example.app:/Auth", "com.example.app:/auth",
      "1 of 21 characters differ: character 18 is 'A' and should be 'a'"
    ),
    (
      "com.example.app:/auth\u{200d}", "com.example.app:/auth",
      "22 characters came, 21 were expected"
    ),
    ("com.other:/auth", "com.example.app:/auth", "15 characters came, 21 were expected"),
    ("com.example.app:/own", "com.example.app:/auth", "20 characters came, 21 were expected"),
    (
      "http://localhost:49152/auth", "http://localhost/auth",
      "27 characters came, 21 were expected"
    ),
    (
      "http://127.0.0.1:49152/b", "http://127.0.0.1/a", "24 characters came, 18 were expected"
    ),
  ]

  @Test("fails for any other address", arguments: others)
  func fails(_ other: (sent: WireText, registered: WireText, words: String)) throws {
    try Self.signIn(sent: other.sent, registered: other.registered).expect(
      .fail,
      "'redirect_uri' is '\(other.sent)', which 'authorization-server' has not registered for "
        + "'\(Recorded.clientID)'; \(other.words)", expected: other.registered, actual: other.sent,
      of: check, at: "authorization-request")
  }

  @Test("is unknown where nothing is registered for the client")
  func unknown() throws {
    var signIn = try SignIn()
    signIn.forget(.redirectURI)
    try signIn.expect(
      .unknown,
      "no 'redirect_uri' of '\(Recorded.clientID)' is registered at 'authorization-server'",
      of: check, at: "authorization-request")
  }

  @Test(
    "does not apply without a redirect URI, or without a client",
    arguments: ["redirect_uri", "client_id"])
  func notApplicable(name: String) throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.\(name)", .remove)
    #expect(try signIn.finding(check, at: "authorization-request") == nil)
  }
}
