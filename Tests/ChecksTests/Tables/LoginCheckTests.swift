import Testing

@Suite("Checks of the login")
struct LoginCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("login-form-bound", at: "login-submit") {
      pass("'csrf_token' equals that of 'login-page', 22 characters")
      fail(
        "'csrf_token' differs from that of 'login-page'; 1 of 22 characters differ: character 1 is 'X' and should be 'j'",
        expected: "\(Recorded.antiForgeryToken)", actual: "\(Recorded.antiForgeryToken.spoiled)",
        after: .spoil("form.csrf_token"))
      fail(
        "'csrf_token' is missing; it has to equal that of 'login-page'",
        expected: "\(Recorded.antiForgeryToken)", after: "form.csrf_token=")
      fail(
        "neither the page nor the form has a 'csrf_token'", after: "form.csrf_token=",
        "login-page:body=<form></form>", title: "neither page nor form has a token")
      unknown(
        "the login page shows no hidden field 'csrf_token'", after: "login-page:body=<form></form>",
        title: "a page in which no token is found")
      pass(
        "'csrf_token' equals that of 'login-page#2', 22 characters", at: "login-submit#2",
        after: .wrongPasswordFirst, title: "the form of the page that came after a wrong password")
      pass("'csrf_token' equals that of 'login-page', 22 characters", after: .wrongPasswordFirst)
      unknown(
        "step 11 is not in the transcript", at: "login-submit#2", after: .wrongPasswordFirst,
        "login-page#2:gone")
      fail(
        "no login page set the cookie that came with the form",
        after: "header.Cookie=session=other", title: "a cookie that no page set")
      unknown("step 7 is not in the transcript", after: "login-page:gone")
      unknown(
        "no login page before 'login-submit' is in the transcript", after: "login-page:gone",
        .renumbered, title: "a transcript that begins later")
      fail(
        "no cookie came with the form, so nothing ties it to a page that was sent",
        after: "header.Cookie=")
      doesNotApply(after: "header.Content-Type=")
    },
    CheckTable("session-cookie-protected", at: "login-page") {
      pass("1 cookie, with 'Secure' and 'HttpOnly', for one host and site")
      pass(
        "1 cookie, with 'Secure' and 'HttpOnly', for one host and site",
        after: "header.Set-Cookie=session=a;httponly ; SECURE; samesite=STRICT",
        title: "attributes in any case and order")
      pass(
        "1 cookie, with 'Secure' and 'HttpOnly', for one host and site",
        after: "header.Set-Cookie+=lang=de", title: "a cookie beside it that names no session")
      warn(
        "the cookie 'session' lacks 'Secure'",
        after: "header.Set-Cookie=session=Secure; Path=/; HttpOnly", title: "without 'Secure'")
      warn(
        "the cookie 'device' lacks 'HttpOnly'", by: "RFC 6265 §4.1.2.6",
        after: "header.Set-Cookie+=device=0123456789abcdef; Secure")
      warn(
        "the cookie 'session' goes to every host of '.example'; leave 'Domain' out",
        by: "RFC 6265 §4.1.2.3",
        after: "header.Set-Cookie=session=a; Secure; HttpOnly; Domain=.example; SameSite=Lax")
      warn(
        "the cookie 'session' lacks 'SameSite': other sites can send requests with it",
        by: "RFC 6749 §10.12", after: "header.Set-Cookie=session=a; Secure; HttpOnly")
      warn(
        "the cookie 'session' has 'SameSite=none': requests of other sites carry it",
        by: "RFC 6749 §10.12", after: "header.Set-Cookie=session=a; Secure; HttpOnly; SameSite=None"
      )
      doesNotApply(after: "header.Set-Cookie=", title: "a page without cookie")
    },
  ]
}
