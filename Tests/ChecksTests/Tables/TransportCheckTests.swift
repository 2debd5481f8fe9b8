import Testing

/// Where messages go, and what keeps them from others on the way.
@Suite("Checks of addresses and pages")
struct TransportCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = statuses + issuers + redirectURIs + pages

  private static let statuses: [CheckTable] = [
    CheckTable("unauthorized-challenge", at: "token-response") {
      pass(
        "status 401 with 'WWW-Authenticate: Basic'", after: "status=401",
        #"header.WWW-Authenticate+=Basic realm="a""#)
      fail(
        "status 401 without 'WWW-Authenticate': nothing says how a client can prove itself",
        after: "status=401")
      fail(
        "status 401 without 'WWW-Authenticate': nothing says how a client can prove itself",
        at: "refresh-response", after: "status=401")
      warn(
        "status 401 without 'WWW-Authenticate'; no scheme is registered for 'X-ZUMO-AUTH'",
        in: "custom-token", at: "table-response", after: "status=401")
      doesNotApply(after: "status=400")
    }
  ]

  private static let issuers: [CheckTable] = [
    CheckTable("issuer-url", at: "metadata-response") {
      pass("'\(Recorded.issuer)' is an https URL without query and fragment")
      pass(
        "'\(Recorded.issuer)' is an https URL without query and fragment",
        by: "RFC 9207 §2 (MUST)", at: "authorization-response")
      fail(
        "the issuer is 'http://a.example', which is no https URL",
        after: "json.issuer=http://a.example")
      fail(
        "the issuer is 'https://a.example?b'; it has neither query nor fragment",
        after: "json.issuer=https://a.example?b")
      fail(
        "the issuer is 'https://a.example#b'; it has neither query nor fragment",
        by: "RFC 9207 §2 (MUST)", at: "authorization-response",
        after: "location.query.iss=https://a.example#b")
      doesNotApply(at: "authorization-response", after: "location.query.iss=")
    }
  ]

  private static let redirectURIs: [CheckTable] = [
    CheckTable("redirect-uri-absolute", at: "authorization-request") {
      pass("an absolute URI of the scheme 'com.example.app', without a fragment")
      fail(
        "'redirect_uri' is '/auth', which has no scheme: it is no absolute URI",
        after: "query.redirect_uri=/auth")
      fail(
        "'redirect_uri' is 'com.example.app:/auth#a', with a fragment behind '#'",
        by: "RFC 6749 §3.1.2 (MUST NOT)", after: "query.redirect_uri=com.example.app:/auth#a")
      doesNotApply(after: "query.redirect_uri=")
    },
    CheckTable("redirect-uri-per-server", at: "open-browser") {
      pass(
        "'redirect_uri' is 'com.example.app:/auth', for 'https://authorization-server.example' alone"
      )
      pass(
        "'redirect_uri' is 'com.example.app:/auth', for 'https://authorization-server.example' alone",
        in: "two-sign-ins", at: "open-browser#2", title: "the same server once more")
      fail(
        "'redirect_uri' is 'com.example.app:/auth', as for 'https://authorization-server.example': an answer does not show which of the two servers sent it",
        in: "two-sign-ins", at: "open-browser#2",
        after: "url=https://other.example/authorize?redirect_uri=com.example.app:/auth")
      pass(
        "'redirect_uri' is 'com.example.app:/auth', for 'https://other.example' alone",
        in: "two-persons", at: "open-browser#2",
        after: "url=https://other.example/authorize?redirect_uri=com.example.app:/auth",
        title: "another person's app")
      unknown("step 3 is not in the transcript", after: "code-challenge:gone")
      doesNotApply(after: "query.redirect_uri=")
    },
    CheckTable("callback-redirect-uri", at: "callback") {
      pass("the callback came on 'com.example.app:/auth', as 'open-browser' asked")
      fail(
        "the callback came on 'com.example.app:/other', not on the 'redirect_uri' of 'open-browser'",
        expected: "com.example.app:/auth", actual: "com.example.app:/other",
        after: "url=com.example.app:/other?state=\(Recorded.state)")
      doesNotApply(after: "query.state=x", title: "an answer to no sign-in")
    },
    CheckTable("parameters-have-values", at: "token-request") {
      pass("5 parameters, each with a value", by: "RFC 6749 §3.2")
      pass("8 parameters, each with a value", at: "authorization-request")
      warn(
        "'scope' has no value, and counts as left out", by: "RFC 6749 §3.2",
        at: "refresh-request", after: "form.scope+=")
      warn(
        "'state' has no value, and counts as left out", at: "authorization-request",
        after: #"query.state="""#)
      pass(
        "8 parameters, each with a value", at: "authorization-request", after: "query.state+=",
        title: "what stands there with a value too")
    },
  ]

  private static let pages: [CheckTable] = [
    CheckTable("page-not-framed", at: "login-page") {
      pass(
        "'frame-ancestors' and 'X-Frame-Options' keep the page out of frames",
        after: "header.Content-Security-Policy=default-src 'self'; frame-ancestors 'none'",
        "header.X-Frame-Options=SAMEORIGIN")
      warn(
        "'X-Frame-Options' is missing; old browsers do not know 'frame-ancestors'",
        by: "RFC 9700 §4.16 (SHOULD)", after: "header.X-Frame-Options=")
      warn(
        "'Content-Security-Policy' has no 'frame-ancestors'; only 'X-Frame-Options' is there",
        by: "RFC 9700 §4.16 (SHOULD)",
        after: "header.Content-Security-Policy=default-src 'self'")
      fail(
        "nothing keeps the page out of foreign frames: 'frame-ancestors' is missing",
        after: "header.X-Frame-Options=", "header.Content-Security-Policy=")
      fail(
        "nothing keeps the page out of foreign frames: 'frame-ancestors' is missing",
        at: "authorization-response", after: "header.Location=", "status=400",
        "header.Content-Type+=text/html", title: "a page that tells of an error")
      doesNotApply(at: "authorization-response", title: "a redirect")
      doesNotApply(after: "header.Content-Type=text/plain")
    },
    CheckTable("password-redirect-status", at: "authorization-response") {
      pass("status 303: the browser goes on with GET, without the form")
      warn(
        "status 302 leaves it to the browser if it sends the form on; 303 does not",
        expected: "303",
        actual: "302", after: "status=302")
      fail(
        "status 307 makes the browser send the form on, with the password in it",
        by: "RFC 9700 §4.12 (MUST NOT)", expected: "303", actual: "307", after: "status=307")
      fail(
        "status 308 makes the browser send the form on, as 307 does",
        by: "RFC 9700 §4.12 (MUST NOT)", expected: "303", actual: "308", after: "status=308")
      doesNotApply(after: "login-submit:form.password=", title: "a form without a password")
      doesNotApply(after: "header.Location=", title: "a page")
    },
    CheckTable("error-characters", at: "authorization-response") {
      pass(
        "'error', 'error_description' in printable ASCII without '\"' and '\\'", in: "denied",
        after: "location.query.error_description=the user refused")
      fail(
        "'error_description' has the character U+00E9, which cannot stand there", in: "denied",
        after: "location.query.error_description=é")
      fail(
        "'error_uri' has the character U+0020, which cannot stand there", in: "denied",
        after: "location.query.error_uri+=https://a.example/ b")
      fail(
        "'error' has the character U+005C, which cannot stand there",
        by: "RFC 6749 §5.2 (MUST NOT)", in: "refused", at: "token-response",
        after: #"json.error="invalid\\grant""#)
      fail(
        "'error_description' has the character U+0022, which cannot stand there",
        by: "RFC 6750 §3 (MUST NOT)", in: "api-refused", at: "resource-response",
        after: #"header.WWW-Authenticate=Bearer error="invalid_token", error_description="a \"b\"""#
      )
      fail(
        "'scope' has the character U+005C, which cannot stand there", by: "RFC 6750 §3 (MUST NOT)",
        in: "api-refused", at: "resource-response",
        after: #"header.WWW-Authenticate=Bearer scope="a\\b""#)
      doesNotApply(title: "an answer without an error")
    },
  ]
}
