import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// An authorization request while its user signs in.
struct LoginSession: Sendable {
  /// How often a user may mistype the password before the page gives up.
  static let passwordAttempts = 3

  let client: ClientRegistration
  let authorization: Authorization
  /// Ties the login form to this page.
  let antiForgeryToken: WireText
  /// When the login page dies, in seconds since 1970.
  let expiresAt: Int
  fileprivate(set) var wrongPasswords = 0
}

/// The login pages that are open, each under the cookie of its browser.
struct LoginSessions {
  private var sessions: [WireText: LoginSession] = [:]

  /// The session of a browser; nil when it has none.
  subscript(cookie: WireText) -> LoginSession? { sessions[cookie] }

  /// Opens a session for a browser.
  mutating func open(_ session: LoginSession, under cookie: WireText) { sessions[cookie] = session }

  /// Ends a session: nothing more can be done with its page.
  mutating func close(_ cookie: WireText) { sessions[cookie] = nil }

  /// Counts a wrong password; how many there were so far.
  mutating func countWrongPassword(under cookie: WireText) -> Int {
    sessions[cookie]?.wrongPasswords += 1
    return sessions[cookie]?.wrongPasswords ?? 0
  }
}

/// A person's account at the authorization server.
struct UserAccount: Sendable {
  /// The name and the password, of which a real server stores a slow hash.
  var credentials: Credentials
  /// The stable identifier that tokens carry as 'sub'.
  var subject: WireText

  /// Whether a form has name and password of this account.
  func isOpened(by form: FormParameters) -> Bool {
    credentials.username == form[.username]
      && ConstantTime.areEqual(credentials.password, form[.password])
  }
}

extension Page {
  /// The page on which the user signs in and approves.
  static func login(
    _ session: LoginSession, cookie: WireText, message: WireText? = nil
  ) -> HTTPResponse {
    let warning = message.map { "<p>\(escape($0))</p>\n" } ?? ""
    let action = escape(PKCEConstants.issuer + PKCEConstants.Path.login)
    let body = """
      <!doctype html>
      <title>Sign in</title>
      <h1>\(escape(session.client.name)) asks for: \(escape(session.authorization.scope))</h1>
      \(warning)<form method="post" action="\(action)">
      <input type="hidden" name="csrf_token" value="\(escape(session.antiForgeryToken))">
      <input name="username" autocomplete="username">
      <input name="password" type="password" autocomplete="current-password">
      <button name="decision" value="approve">Sign in and approve</button>
      <button name="decision" value="deny">Cancel</button>
      </form>
      """
    return response(
      body,
      fields: ["Set-Cookie": "session=\(cookie); Path=/; Secure; HttpOnly; SameSite=Lax"])
  }
}

/// The authorization codes that were issued, and what became of each.
struct CodeStore {
  private var codes: [WireText: IssuedCode] = [:]

  /// A code with all that it is bound to; nil when it was not issued here.
  subscript(code: WireText) -> IssuedCode? { codes[code] }

  /// Keeps what a new code is bound to.
  mutating func add(_ issued: IssuedCode, under code: WireText) { codes[code] = issued }

  /// Remembers what became of a code.
  mutating func mark(_ code: WireText, as state: IssuedCode.State) { codes[code]?.state = state }

  /// Remembers that a redemption failed, unless another succeeded before.
  mutating func burn(_ code: WireText) {
    if case .unused = codes[code]?.state { mark(code, as: .burned) }
  }
}

/// An authorization code with everything that it is bound to.
///
/// RFC 6749 §4.1.2
struct IssuedCode: Sendable {
  /// What became of a code.
  enum State: Hashable, Sendable {
    case unused
    /// Redeemed; the tokens belong to this family.
    case redeemed(family: Int)
    /// A redemption failed.
    case burned
  }

  var authorization: Authorization
  var subject: WireText
  /// When the user signed in, in seconds since 1970.
  var authenticatedAt: Int
  /// When the code dies, in seconds since 1970.
  var expiresAt: Int
  fileprivate(set) var state = State.unused
}

/// What a code must survive before it becomes tokens: RFC 6749 §4.1.3, RFC 7636 §4.6.
extension IssuedCode {
  /// Refuses a code that lay about for too long.
  func judgeAge(now: Int, _ defences: DefenceSet) throws(Refusal) {
    let late = now - expiresAt
    try defences.require(
      .codeUnexpired, late < 0, otherwise: .invalidGrant,
      "the code expired \(late) seconds ago; a code lives for \(PKCEConstants.Lifetime.code) seconds"
    )
  }

  /// Refuses whoever is not the one that the code belongs to.
  func judge(
    _ form: FormParameters, client: ClientRegistration, _ defences: DefenceSet
  ) throws(Refusal) {
    try defences.require(
      .codeBoundToClient, authorization.clientID == client.clientID, otherwise: .invalidGrant,
      "the code was issued to another client")
    let redirectURI = form[.redirectURI]
    try defences.require(
      .redirectURISame, authorization.redirectURI == redirectURI, otherwise: .invalidGrant,
      "'redirect_uri' is \(redirectURI.map { "'\($0)'" } ?? "missing"); "
        + "the authorization request had '\(authorization.redirectURI)'")
    if !defences.isOn(.secretProvesNothing), let secret = client.shippedSecret,
      ConstantTime.areEqual(form[.clientSecret], secret)
    {
      return
    }
    try judge(form[.codeVerifier], defences)
  }

  private func judge(_ verifier: WireText?, _ defences: DefenceSet) throws(Refusal) {
    guard let challenge = authorization.challenge else {
      return try defences.require(
        .verifierExpected, verifier == nil, otherwise: .invalidGrant,
        "a 'code_verifier' came, but the authorization request had no 'code_challenge'")
    }
    guard let verifier else {
      return try defences.require(
        .verifierRequired, false, otherwise: .invalidGrant,
        "'code_verifier' is missing, but the authorization request had a 'code_challenge'")
    }
    try defences.require(
      .verifierFormat, Self.isVerifier(verifier), otherwise: .invalidGrant,
      "'code_verifier' must have 43 to 128 characters of A-Z a-z 0-9 - . _ ~; "
        + "it has \(verifier.unicodeScalars.count)")
    // The method is that of the authorization request, whatever the token request says.
    let derived =
      challenge.method == .s256 ? ChallengeEncoding.base64URL.challenge(of: verifier) : verifier
    try defences.require(
      .verifierMatches, ConstantTime.areEqual(derived, challenge.value), otherwise: .invalidGrant,
      "'code_verifier' does not fit the 'code_challenge' of the authorization request")
  }

  /// Whether a text has the form that RFC 7636 §4.1 asks of a verifier.
  private static func isVerifier(_ text: WireText) -> Bool {
    (43...128).contains(text.utf8.count) && text.utf8.allSatisfy(PercentEncoding.isUnreserved)
  }
}
