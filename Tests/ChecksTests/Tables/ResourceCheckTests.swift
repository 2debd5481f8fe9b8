import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of requests to the API")
struct ResourceCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("access-token-issued", at: "resource-request") {
      pass("the token is the 'access_token' of 'token-response'")
      pass("the token is the 'access_token' of 'refresh-response'", at: "resource-request#2")
      fail(
        "no token response issued this 'access_token'; compared with the closest one, 1 of 762 characters differ: character 1 is 'A' and should be 'e'",
        expected: .recorded("token-response:json.access_token"),
        actual: .derived {
          try $0.value(at: "token-response:json.access_token").withOtherCharacter(at: 0)
        }, at: "resource-request#2", after: .firstTokenSpoiled,
        title: "it is compared with the token that was meant")
      fail(
        "no token response issued this 'access_token'; compared with the closest one, 1 of 3 characters differ: character 3 is 'd' and should be 'c'",
        expected: "abc", actual: "abd", after: "token-response:json.access_token=abc",
        "header.Authorization=Bearer abd", title: "judges a token that is no JWT as well")
      unknown("step 16 is not in the transcript", after: "token-response:gone")
      unknown(
        "no token response before 'resource-request' has 'access_token'",
        after: "token-response:gone", .renumbered, title: "there never was one")
      doesNotApply(after: "header.Authorization=", title: "a request without a token")
    },
    CheckTable("bearer-challenge", at: "resource-response") {
      fail(
        "'Bearer' stands alone; at least one parameter must follow it, such as 'realm'",
        after: "status=401", "header.WWW-Authenticate+=Bearer")
      fail(
        "'realm' occurs more than once behind 'Bearer'", by: "RFC 6750 §3 (MUST NOT)",
        after: "status=401", #"header.WWW-Authenticate+=Bearer realm="a", Realm="b""#)
      pass(
        "status 403 with 'WWW-Authenticate: Bearer' and 'error'", after: "status=403",
        #"header.WWW-Authenticate+=Bearer error="insufficient_scope""#)
      pass(
        "status 401 with 'WWW-Authenticate: Bearer' and 'realm'", after: "status=401",
        #"header.WWW-Authenticate+=bearer realm="a""#, title: "in another case")
      pass(
        "status 401 with 'WWW-Authenticate: Bearer' and 'realm'", after: "status=401",
        #"header.WWW-Authenticate+=Basic realm="a, Bearer", Bearer realm="b""#,
        title: "beside others")
      fail(
        #"'WWW-Authenticate' is 'Basic realm="a, Bearer"'; with status 401 it must have the scheme 'Bearer'"#,
        expected: "Bearer", actual: #"Basic realm="a, Bearer""#, after: "status=401",
        #"header.WWW-Authenticate+=Basic realm="a, Bearer""#, title: "another scheme")
      fail(
        "'WWW-Authenticate' is missing; with status 401 it must have the scheme 'Bearer'",
        expected: "Bearer", after: "status=401")
      doesNotApply(title: "the data")
      doesNotApply(after: "status=404", title: "another refusal")
    },
    CheckTable("bearer-in-header", at: "resource-request") {
      pass("'Authorization' has 'Bearer' and a token of 762 characters")
      pass(
        "'Authorization' has 'Bearer' and a token of 7 characters",
        after: "header.Authorization=bEaReR abc+/==", title: "the scheme in another case")
      pass(
        "'Authorization' has 'Bearer' and a token of 1 characters",
        after: "header.Authorization=Bearer  a", title: "two spaces")
      fail(
        "'Authorization' has the scheme 'Bearex', not 'Bearer'", by: "RFC 6750 §2.1",
        expected: "Bearer",
        actual: "Bearex", after: "header.Authorization=Bearex abc")
      fail(
        "'Authorization' must be 'Bearer', one space, and one token of RFC 6750 §2.1",
        by: "RFC 6750 §2.1",
        after: "header.Authorization=Bearer", title: "a field that is malformed")
      for value in ["Bearer ", "Bearer a b", "Bearer \u{E4}", "Bearer =="] {
        fail(
          "'Authorization' must be 'Bearer', one space, and one token of RFC 6750 §2.1",
          by: "RFC 6750 §2.1",
          after: "header.Authorization=\(value)")
      }
      fail(
        "an access token is in the URL and in 'Authorization'; one way is allowed",
        by: "RFC 6750 §2 (MUST NOT)", after: "query.access_token+=abc")
      fail(
        "'access_token' is in the URL, where logs and histories keep it",
        by: "RFC 9700 §4.3.2 (MUST NOT)", after: "query.access_token+=abc", "header.Authorization=")
      fail(
        "'Authorization' occurs 2 times", by: "RFC 9110 §5.3 (MUST NOT)",
        after: "header.Authorization+=Bearer b")
      fail(
        "an access token is in the form and in 'Authorization'; one way is allowed",
        by: "RFC 6750 §2 (MUST NOT)", after: .body(Array("access_token=abc".utf8)),
        "header.Content-Type+=application/x-www-form-urlencoded")
      warn(
        "'access_token' is in the form; it belongs in 'Authorization'",
        by: "RFC 6750 §2.2 (SHOULD NOT)", after: .body(Array("access_token=abc".utf8)),
        "header.Content-Type+=application/x-www-form-urlencoded", "header.Authorization=")
      doesNotApply(after: "header.Authorization=", title: "a request without a token")
    },
    CheckTable("resource-error-form", at: "resource-response") {
      pass(
        "status 400 with 'invalid_request'", after: "status=400",
        #"header.WWW-Authenticate+=Bearer realm="a", error="invalid_request""#)
      pass(
        "status 401 with 'invalid_token'", after: "status=401",
        #"header.WWW-Authenticate+=Bearer realm="a", error="invalid_token""#)
      pass(
        "status 403 with 'insufficient_scope'", after: "status=403",
        #"header.WWW-Authenticate+=Bearer realm="a", error="insufficient_scope""#)
      warn(
        "status 403 with 'invalid_token', not 401", expected: "401", actual: "403",
        after: "status=403", #"header.WWW-Authenticate+=Bearer error="invalid_token""#)
      warn(
        "'error' is 'invalid_grant'; an API has 'invalid_request', 'invalid_token', 'insufficient_scope'",
        after: "status=401", #"header.WWW-Authenticate+=Bearer error="invalid_grant""#)
      warn(
        "a token came, but no 'error' says why it was refused", after: "status=401",
        #"header.WWW-Authenticate+=Bearer realm="a""#)
      pass(
        "no token came, and no 'error' is given", after: "status=401",
        #"header.WWW-Authenticate+=Bearer realm="a""#, "resource-request:header.Authorization=",
        title: "asks for no error where no token came")
      warn(
        "'error' is 'invalid_token', though no token came", after: "status=401",
        #"header.WWW-Authenticate+=Bearer realm="a""#, "resource-request:header.Authorization=",
        #"header.WWW-Authenticate=Bearer error="invalid_token""#)
      unknown(
        "the request that 'resource-response' answers is not in the transcript",
        after: "status=401", "header.WWW-Authenticate+=Bearer", "resource-request:gone",
        title: "the request is gone")
      doesNotApply(title: "the data")
    },
  ]
}

extension Edit {
  /// Sends the token of the first response, with another first character.
  fileprivate static let firstTokenSpoiled = Edit("the first token, spoiled") { signIn, step in
    let token = try signIn.value(at: "token-response:json.access_token")
    try signIn.change(
      step, "header.Authorization", .set("Bearer " + token.withOtherCharacter(at: 0)))
  }
}
