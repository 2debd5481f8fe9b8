import Testing
import Vocabulary
import WireFormats

@testable import PKCEFlow
@testable import Simulation

@Suite("the codes of the authorization server")
struct CodeStoreTests {
  private static let issued = IssuedCode(
    authorization: .example, subject: "s", authenticatedAt: 1000, expiresAt: 1600)

  @Test("are unused when they are issued, and what becomes of one concerns no other")
  func states() {
    var codes = CodeStore()
    #expect(codes["a"] == nil)
    codes.add(Self.issued, under: "a")
    codes.add(Self.issued, under: "b")
    #expect(codes["a"]?.state == .unused)
    codes.mark("a", as: .redeemed(family: 3))
    codes.mark("none", as: .burned)
    #expect(codes["a"]?.state == .redeemed(family: 3))
    #expect(codes["b"]?.state == .unused)
    #expect(codes["none"] == nil)
  }

  /// The verifier and the challenge of RFC 7636 appendix B.
  private static let verifier: WireText = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

  private static func form(
    redirectURI: WireText = "com.example.app:/auth", verifier: WireText? = verifier
  ) -> FormParameters {
    .redeeming("a", redirectURI: redirectURI, verifier: verifier)
  }

  @Test("fall to the defence that decides, and to the next when that one is off")
  func judgement() {
    let client = ClientRegistration(clientID: "c", name: "C", redirectURIs: [])
    func refusal(
      _ form: FormParameters, of client: ClientRegistration, now: Int, without: [Defence] = []
    ) -> Defence? {
      do throws(Refusal) {
        try Self.issued.judge(form, client: client, now: now, DefenceSet(without: without))
        return nil
      } catch { return error.defence }
    }
    let good = Self.form()
    let other = ClientRegistration(clientID: "d", name: "D", redirectURIs: [])
    #expect(refusal(good, of: client, now: 1599) == nil)
    #expect(refusal(good, of: other, now: 1600) == .codeUnexpired)
    #expect(refusal(good, of: other, now: 1600, without: [.codeUnexpired]) == .codeBoundToClient)
    #expect(refusal(good, of: other, now: 0) == .codeBoundToClient)
    #expect(
      refusal(Self.form(redirectURI: "x:/"), of: client, now: 0) == .redirectURISame)
    #expect(refusal(Self.form(verifier: nil), of: client, now: 0) == .verifierRequired)
    #expect(refusal(Self.form(verifier: "x"), of: client, now: 0) == .verifierFormat)
    let wrong = WireText(String(repeating: "x", count: 43))
    #expect(refusal(Self.form(verifier: wrong), of: client, now: 0) == .verifierMatches)
  }
}

@Suite("the families of refresh tokens")
struct RefreshTokenFamiliesTests {
  private static func grant(family: Int) -> RefreshGrant {
    RefreshGrant(
      clientID: "c", subject: "s", scope: "openid photos", family: family, expiresAt: 2000)
  }

  private func words(
    _ token: WireText, client: WireText = "c", now: Int = 1999, without: [Defence] = [],
    in families: inout RefreshTokenFamilies
  ) -> String {
    do throws(Refusal) {
      return try families.grant(
        of: token, for: client, now: now, DefenceSet(without: without)
      ).subject.string
    } catch { return error.reason }
  }

  @Test("have numbers of their own")
  func numbers() {
    var families = RefreshTokenFamilies()
    #expect([families.begin(), families.begin()] == [1, 2])
  }

  @Test("give what a token stands for to its client, until it expires")
  func grants() {
    var families = RefreshTokenFamilies()
    families.add(Self.grant(family: 1), under: "a")
    #expect(words("a", in: &families) == "s")
    #expect(words("b", in: &families) == "the refresh token was not issued here")
    #expect(
      words("a", client: "d", in: &families) == "the refresh token was issued to another client")
    #expect(words("a", now: 2000, in: &families) == "the refresh token expired")
  }

  @Test("are revoked as a whole when a token comes a second time, and no other family is")
  func reuse() {
    var families = RefreshTokenFamilies()
    families.add(Self.grant(family: 1), under: "a")
    families.add(Self.grant(family: 1), under: "b")
    families.add(Self.grant(family: 2), under: "c")
    families.markUsed("a")
    #expect(words("a", without: [.refreshRotation], in: &families) == "s")
    #expect(
      words("a", in: &families)
        == "the refresh token was used before, so all tokens of its family are revoked")
    #expect(words("b", in: &families) == "the refresh token was revoked with its family")
    #expect(words("c", in: &families) == "s")
  }

  @Test("tell which defence revoked them")
  func cause() {
    var families = RefreshTokenFamilies()
    families.add(Self.grant(family: 1), under: "a")
    families.revoke(1, because: .replayRevokesTokens)
    let refusal = #expect(throws: Refusal.self) {
      try families.grant(of: "a", for: "c", now: 0, DefenceSet())
    }
    #expect(refusal?.defence == .replayRevokesTokens)
  }

  @Test("let a scope become less, and never more")
  func narrowing() throws {
    var grant = Self.grant(family: 1)
    try grant.narrow(to: "photos")
    #expect(grant.scope == "photos")
    let refusal = #expect(throws: Refusal.self) { try grant.narrow(to: "photos openid") }
    #expect(refusal?.reason == "the scope 'openid' was not granted")
  }
}

@Suite("the open login pages")
struct LoginSessionsTests {
  @Test("belong to a cookie, count wrong passwords, and are closed once")
  func sessions() {
    var sessions = LoginSessions()
    let session = LoginSession(
      client: ClientRegistration(clientID: "c", name: "C", redirectURIs: []),
      authorization: .example, antiForgeryToken: "t", expiresAt: 10)
    sessions.open(session, under: "a")
    sessions.open(session, under: "b")
    #expect(sessions.countWrongPassword(under: "a") == 1)
    #expect(sessions.countWrongPassword(under: "a") == 2)
    #expect(sessions["b"]?.wrongPasswords == 0)
    #expect(sessions.countWrongPassword(under: "none") == 0)
    sessions.close("a")
    #expect(sessions["a"] == nil)
    #expect(sessions["b"]?.antiForgeryToken == "t")
  }
}

@Suite("the sign-ins of the app")
struct SignInsTests {
  private static let signIn = SignIn(
    issuer: "i", state: "s", nonce: "n", verifier: "v", challenge: "c")

  @Test("are answered once; without the defence again, but never before there was one")
  func take() throws {
    var signIns = SignIns()
    let off = DefenceSet(without: [.callbackExpected])
    let never = #expect(throws: Refusal.self) { try signIns.take(off) }
    #expect(never?.reason == "an answer came, and there never was a sign-in")
    signIns.begin(Self.signIn)
    #expect(try signIns.take(DefenceSet()).state == "s")
    let second = #expect(throws: Refusal.self) { try signIns.take(DefenceSet()) }
    #expect(second?.defence == .callbackExpected)
    #expect(try signIns.take(off).state == "s")
  }
}

extension Authorization {
  fileprivate static let example = Authorization(
    clientID: "c", redirectURI: "com.example.app:/auth", scope: "openid",
    challenge: StoredChallenge(
      value: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", method: .s256))
}
