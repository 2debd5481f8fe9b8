import HTTPModel
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

  @Test("are burned by a failure only while they are unused")
  func burning() {
    var codes = CodeStore()
    codes.add(Self.issued, under: "a")
    codes.add(Self.issued, under: "b")
    codes.mark("a", as: .redeemed(family: 3))
    for code: WireText in ["a", "b", "none"] { codes.burn(code) }
    #expect(codes["a"]?.state == .redeemed(family: 3))
    #expect(codes["b"]?.state == .burned)
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
        let defences = DefenceSet(without: without)
        try Self.issued.judge(form, client: client, defences)
        try Self.issued.judgeAge(now: now, defences)
        return nil
      } catch { return error.defence }
    }
    let good = Self.form()
    let other = ClientRegistration(clientID: "d", name: "D", redirectURIs: [])
    #expect(refusal(good, of: client, now: 1599) == nil)
    #expect(refusal(good, of: client, now: 1600) == .codeUnexpired)
    #expect(refusal(good, of: client, now: 1600, without: [.codeUnexpired]) == nil)
    #expect(refusal(good, of: other, now: 1600) == .codeBoundToClient)
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
    families.add(Self.grant(family: 1), under: "a", accessTokenEnd: 2000)
    #expect(words("a", in: &families) == "s")
    #expect(words("b", in: &families) == "the refresh token was not issued here")
    #expect(
      words("a", client: "d", in: &families) == "the refresh token was issued to another client")
    #expect(words("a", now: 2000, in: &families) == "the refresh token expired")
  }

  @Test("are revoked as a whole when a token comes a second time, and no other family is")
  func reuse() {
    var families = RefreshTokenFamilies()
    families.add(Self.grant(family: 1), under: "a", accessTokenEnd: 2000)
    families.add(Self.grant(family: 1), under: "b", accessTokenEnd: 2000)
    families.add(Self.grant(family: 2), under: "c", accessTokenEnd: 2000)
    families.markUsed("a")
    #expect(words("a", without: [.refreshRotation], in: &families) == "s")
    #expect(
      words("a", in: &families)
        == "the refresh token was used before, so all refresh tokens of its family are revoked; "
        + "access tokens live on, the last for 1 seconds")
    #expect(words("b", in: &families) == "the refresh token was revoked with its family")
    #expect(words("c", in: &families) == "s")
  }

  @Test("tell which defence revoked them")
  func cause() {
    var families = RefreshTokenFamilies()
    families.add(Self.grant(family: 1), under: "a", accessTokenEnd: 2000)
    families.revoke(1, because: .replayRevokesTokens)
    let refusal = #expect(throws: Refusal.self) {
      try families.grant(of: "a", for: "c", now: 0, DefenceSet())
    }
    #expect(refusal?.defence == .replayRevokesTokens)
  }

  @Test("let a scope become less, and never more; the grant stays as it is")
  func narrowing() throws {
    let grant = Self.grant(family: 1)
    #expect(try grant.narrowed(to: "photos") == "photos")
    #expect(try grant.narrowed(to: "photos openid") == "photos openid")
    let refusal = #expect(throws: Refusal.self) { try grant.narrowed(to: "photos albums") }
    #expect(refusal?.reason == "the scope 'albums' was not granted")
    #expect(grant.scope == "openid photos")
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
    issuer: "i", redirectURI: "a.b:/c", state: "s", nonce: "n", verifier: "v", challenge: "c")

  @Test("wait until they end, once; without the defence longer, but never before there was one")
  func waiting() throws {
    var signIns = SignIns()
    let off = DefenceSet(without: [.callbackExpected])
    let never = #expect(throws: Refusal.self) { try signIns.waiting(off) }
    #expect(never?.reason == "an answer came, and there never was a sign-in")
    signIns.begin(Self.signIn)
    for _ in 1...2 { #expect(try signIns.waiting(DefenceSet()).verifier == "v") }
    try signIns.end(DefenceSet())
    let late = #expect(throws: Refusal.self) { try signIns.waiting(DefenceSet()) }
    #expect(late?.defence == .callbackExpected)
    let second = #expect(throws: Refusal.self) { try signIns.end(DefenceSet()) }
    #expect(second?.defence == .callbackExpected)
    try signIns.end(off)
    #expect(try signIns.waiting(off).verifier == "v")
  }

  @Test("are answered at their redirect URI, with the answer behind it, and nowhere else")
  func places() {
    func isAnswered(_ redirectURI: WireText, at url: URI) -> Bool {
      var signIn = Self.signIn
      signIn.redirectURI = redirectURI
      return signIn.isAnswered(at: url)
    }
    for url: URI in ["a.b:/c", "a.b:/c?", "a.b:/c?code=x", "a.b:/c?code=x#f"] {
      #expect(isAnswered("a.b:/c", at: url), "\(url)")
    }
    for url: URI in ["a.b:/d?code=x", "a.b:/c/d?code=x", "a.b:/c&code=x", "A.b:/c?code=x"] {
      #expect(!isAnswered("a.b:/c", at: url), "\(url)")
    }
    for url: URI in ["a.b:/c?d=e", "a.b:/c?d=e&code=x"] {
      #expect(isAnswered("a.b:/c?d=e", at: url), "\(url)")
    }
    for url: URI in ["a.b:/c?code=x", "a.b:/c?d=ef&code=x", "a.b:/c?code=x&d=e"] {
      #expect(!isAnswered("a.b:/c?d=e", at: url), "\(url)")
    }
  }
}

extension Authorization {
  fileprivate static let example = Authorization(
    clientID: "c", redirectURI: "com.example.app:/auth", scope: "openid",
    challenge: StoredChallenge(
      value: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", method: .s256))
}
