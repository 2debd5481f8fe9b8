import Testing

@Suite("Checks of what the user sees and decides")
struct DecisionCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("login-page-wanted", at: "login-page") {
      pass("'authorization-request' lets the server show a page")
      fail(
        "'prompt' of 'authorization-request' is 'none', and yet a page is shown",
        after: "authorization-request:query.prompt+=none")
      unknown(
        "the request that 'login-page' answers is not in the transcript",
        after: "authorization-request:gone")
      doesNotApply(at: "login-page#2", after: .wrongPasswordFirst, title: "a page after another")
    },
    CheckTable("login-prompt-true", at: "login-prompt") {
      pass(
        "'https://authorization-server.example/authorize' is where 'login-page' came from, and it says 'Photo app asks for: openid photos'"
      )
      fail(
        "'address' is 'https://evil.example/', but 'login-page' came from 'https://authorization-server.example/authorize'",
        expected: "https://authorization-server.example/authorize", actual: "https://evil.example/",
        after: "value.address=https://evil.example/")
      fail(
        "'page' is 'Free photos', which 'login-page' does not say", after: "value.page=Free photos")
      warn(
        "the user is not shown 'address' and 'page', and so cannot tell a false page",
        after: "value.address=")
      unknown(
        "no page that 'browser' got is in the transcript", after: "login-page:gone")
    },
    CheckTable("login-form-host", at: "login-submit") {
      pass("the form goes to 'authorization-server.example', as 'authorization-request' did")
      fail(
        "the form goes to 'evil.example', which neither 'authorization-request' nor the metadata names",
        expected: "authorization-server.example", actual: "evil.example",
        after: "url=https://evil.example/login")
      pass(
        "the form goes to 'login.example', as 'authorization-request' did",
        after: "url=https://login.example/login",
        "metadata-response:json.issuer=https://login.example", title: "a host of the metadata")
      pass(
        "the form goes to 'login.authorization-server.example', as 'authorization-request' did",
        after: "url=https://login.authorization-server.example/login", title: "a name below it")
      unknown(
        "the page that the form was on is not in the transcript", after: "login-page:gone")
      doesNotApply(after: "url=/login")
    },
    CheckTable("login-form-as-typed", at: "login-submit") {
      pass("'decision', 'username', 'password' as in 'credentials'")
      fail("'decision' is 'deny'; the user chose 'approve'", after: "form.decision=deny")
      warn("'password' is not what the user typed in 'credentials'", after: "form.password=other")
      warn("'username' is not what the user typed in 'credentials'", after: "form.username=other")
      warn(
        "'decision' is in the form, and the user gave none in 'credentials'",
        after: "credentials:value.decision=")
      unknown("step 9 is not in the transcript", after: "credentials:gone")
      doesNotApply(after: "credentials:to=app", title: "a form that nobody is seen to fill in")
    },
    CheckTable("decision-respected", at: "authorization-response") {
      pass("the user decided 'approve' in 'login-submit'")
      pass("the user refused in 'login-submit', and no code is issued", in: "denied")
      fail(
        "a code is issued, though the user refused in 'login-submit'",
        after: "login-submit:form.decision=deny")
      doesNotApply(after: "login-submit:form.decision=")
    },
  ]
}
