import Testing
import WireFormats

/// What stands around the content of a message.
@Suite("Checks of addresses, statuses and forms of messages")
struct EnvelopeCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = addresses + destinations + contents

  private static let addresses: [CheckTable] = [
    CheckTable("request-method", at: "authorization-request") {
      pass("the method is 'GET'", by: "RFC 6749 §3.1 (MUST)")
      pass("the method is 'POST'", by: "RFC 6749 §3.1 (MUST)", after: "method=POST")
      fail(
        "the method is 'get'; capital letters count, it has to be 'GET'", expected: "GET",
        actual: "get", after: "method=get")
      fail(
        "the method is 'PUT', not 'GET' or 'POST'", by: "RFC 6749 §3.1 (MUST)", expected: "GET",
        actual: "PUT", after: "method=PUT")
      fail(
        "the method is 'GET', not 'POST'", by: "Identity Toolkit", expected: "POST", actual: "GET",
        in: "nonce", at: "firebase-sign-in-request", after: "method=GET")
      pass(
        "the method is 'DELETE'", by: "RFC 9110 §9.1", at: "resource-request",
        after: "method=DELETE", title: "an API has the methods that it likes")
      warn(
        "the method is 'TRACE', not 'GET' or 'HEAD' or 'POST' or 'PUT' or 'PATCH' or 'DELETE'",
        by: "RFC 9110 §9.1", expected: "GET", actual: "TRACE", at: "resource-request",
        after: "method=TRACE")
      warn(
        "the method is 'POST', not 'GET'", by: "RFC 9110 §9.3.1", expected: "GET", actual: "POST",
        at: "keys-request", after: "method=POST", title: "an address where everybody reads")
      doesNotApply(at: "token-request", title: "a form, of which another check speaks")
    },
    CheckTable("request-https", at: "authorization-request") {
      pass(
        "https to 'authorization-server.example'", by: "RFC 6749 §3.1 (MUST)",
        at: "authorization-request", "login-submit", "open-browser")
      pass(
        "https to 'authorization-server.example'", by: "RFC 6749 §3.2 (MUST)", at: "token-request",
        "refresh-request")
      fail(
        "it goes to 'http://authorization-server.example/authorize', which is no https URL",
        by: "RFC 6749 §3.1 (MUST)",
        after: "url=http://authorization-server.example/authorize?state=a")
      fail(
        "it goes to 'https:/login', which is no https URL", by: "RFC 6749 §3.1 (MUST)",
        at: "login-submit", after: "url=https:/login")
      fail(
        "it goes to 'http://a.example/token', which is no https URL", by: "RFC 6749 §3.2 (MUST)",
        at: "token-request", after: "url=http://a.example/token")
      fail(
        "it goes to 'http://a.example/metadata', which is no https URL",
        by: "RFC 8414 §6.1 (MUST)", at: "metadata-request",
        after: "url=http://a.example/metadata")
      fail(
        "it goes to 'http://resource-server.example/photos', which is no https URL",
        by: "RFC 6750 §5.3 (MUST)", at: "resource-request",
        after: "url=http://resource-server.example/photos?page=1")
      fail(
        "it goes to 'http://a.example/', which is no https URL", by: "RFC 6749 §10.8 (MUST NOT)",
        in: "custom-token", at: "log-in-request", after: "url=http://a.example/")
      doesNotApply(
        at: "resource-request", after: "url=http://resource-server.example/photos",
        "header.Authorization=", title: "a request without a token")
      doesNotApply(at: "keys-request", title: "an address of which another check speaks")
    },
    CheckTable("request-host", at: "token-request") {
      pass("'Host' is 'authorization-server.example', as in the URL")
      pass(
        "'Host' is 'Authorization-Server.EXAMPLE:443', as in the URL",
        after: "header.Host= Authorization-Server.EXAMPLE:443", title: "the same, spelled otherwise"
      )
      pass(
        "'Host' is 'authorization-server.example', as in the URL",
        after: "url=https://a@authorization-server.example:443/", title: "user and port in the URL")
      pass(
        "'Host' is 'authorization-server.example', as in the URL", after: "header.Host=",
        .field(":authority", "authorization-server.example"), title: "as HTTP/2 says it")
      fail(
        "'Host' is 'evil.example', and the URL names 'authorization-server.example'",
        expected: "authorization-server.example", actual: "evil.example",
        after: "header.Host=evil.example")
      fail(
        "'Host' is 'authorization-server.example', and the URL names 'authorization-server.example:8443'",
        expected: "authorization-server.example:8443", actual: "authorization-server.example",
        after: "url=https://authorization-server.example:8443/")
      fail(
        "'Host' is missing; it has to be 'authorization-server.example'",
        expected: "authorization-server.example", after: "header.Host=")
      fail("'Host' occurs 2 times", after: "header.Host+=authorization-server.example")
      doesNotApply(after: "url=https:/token", title: "a URL without a host")
    },
  ]

  private static let destinations: [CheckTable] = [
    CheckTable("request-destination", in: "nonce", at: "firebase-sign-in-request") {
      pass(
        "it goes to 'www.googleapis.com', at the address that is put down", by: "Identity Toolkit")
      pass(
        "it goes to 'identitytoolkit.googleapis.com', at the address that is put down",
        by: "Identity Toolkit",
        after: "url=https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=a")
      fail(
        "it goes to 'https://evil.example/auth/authorize', and the address is 'https://appleid.apple.com/auth/authorize'",
        by: "Apple REST API", expected: "https://appleid.apple.com/auth/authorize",
        actual: "https://evil.example/auth/authorize", at: "apple-authorization-request",
        after: "url=https://evil.example/auth/authorize")
      pass(
        "it goes to 'resource-server.example', where 'resource-server' is in 'resource-request'",
        at: "resource-request")
      pass(
        "it goes to 'authorization-server.example', where 'authorization-server' is by what is registered or documented",
        in: "pkce", at: "login-submit")
      fail(
        "it goes to 'evil.example', and 'authorization-server' is at 'authorization-server.example' by what is registered or documented",
        actual: "evil.example", in: "pkce", at: "login-submit",
        after: "url=https://evil.example/login")
      fail(
        "it goes to 'evil.example', and 'mobile-service' is at 'scorepredict.azure-mobile.net' in 'social-login-request'",
        actual: "evil.example", in: "custom-token", at: "insert-request",
        after: "url=https://evil.example/tables/predictions")
      fail(
        "it goes to 'evil.example', and 'facebook' is at 'graph.facebook.com' or 'm.facebook.com' or 'www.facebook.com' by what is registered or documented",
        actual: "evil.example", in: "custom-token", at: "dialog-request",
        after: "url=https://evil.example/dialog")
      doesNotApply(in: "pkce", at: "token-request")
    }
  ]

  private static let contents: [CheckTable] = [
    CheckTable("response-status", at: "token-response") {
      pass("the status is 200")
      pass("the status is 429", after: .status(429))
      fail(
        "the status is 99; it has to be from 100 to 599", actual: "99", after: .status(99))
      fail(
        "the status is 1000; it has to be from 100 to 599", actual: "1000", after: .status(1000))
      fail("the status is 100, after which the answer is still to come", after: .status(100))
      fail(
        "the status is 201, not 200", by: "RFC 6749 §5.1", expected: "200", actual: "201",
        after: .status(201))
      fail(
        "the status is 204, not 200 or 201", by: "Mobile Services REST", expected: "200",
        actual: "204", in: "custom-token", at: "insert-response", after: .status(204))
      fail(
        "the status is 200, with 'Location': a browser follows it with 3xx alone",
        by: "RFC 9110 §10.2.2", actual: "200", at: "authorization-response", after: .status(200))
      doesNotApply(
        at: "foo", after: .step("token-response", as: "foo"), title: "a name nobody knows")
    },
    CheckTable("message-content", in: "nonce", at: "firebase-sign-in-response") {
      pass("a body of 'application/json'", by: "Identity Toolkit")
      pass(
        "a body of 'application/json'", by: "Identity Toolkit",
        after: "header.Content-Type=Application/JSON ; charset=utf-8")
      fail(
        "'Content-Type' is 'text/html'; the body is 'application/json'", by: "Identity Toolkit",
        expected: "application/json", actual: "text/html", after: "header.Content-Type=text/html")
      fail(
        "'Content-Type' is missing; the body is 'application/json'", by: "Identity Toolkit",
        expected: "application/json", after: "header.Content-Type=")
      fail(
        "there is no body; it has to be 'application/json'", by: "Identity Toolkit",
        after: "body=")
      pass(
        "a body of 'application/json'", by: "Firebase Auth", at: "firebase-refresh-request",
        title: "as Firebase's SDK sends it")
      warn(
        "'Content-Type' is 'text/html'; the body is 'application/json'",
        by: "Mobile Services REST", expected: "application/json", actual: "text/html",
        in: "custom-token", at: "log-in-response", after: "header.Content-Type=text/html")
      doesNotApply(after: "status=503", "header.Content-Type=text/html", title: "a refusal")
      doesNotApply(
        at: "apple-authorization-request", after: "method=GET", title: "a request without content")
    },
    CheckTable("answer-not-stored", in: "nonce", at: "firebase-sign-in-response") {
      pass("'Cache-Control' has 'no-store'", by: "RFC 6749 §5.1 (MUST)")
      fail(
        "'Cache-Control' is 'public, max-age=600', without 'no-store': a cache may keep the tokens",
        by: "RFC 6749 §5.1 (MUST)", expected: "no-store", actual: "public, max-age=600",
        after: "header.Cache-Control=public, max-age=600")
      fail(
        "'Cache-Control' is missing; it should be 'no-store': a cache may keep the tokens",
        by: "RFC 6749 §5.1 (MUST)", expected: "no-store", after: "header.Cache-Control=")
      fail(
        "'Cache-Control' is 'max-age=60', without 'no-store': a cache may keep the token",
        by: "RFC 6749 §5.1 (MUST)", expected: "no-store", actual: "max-age=60", in: "custom-token",
        at: "log-in-response", after: "header.Cache-Control=max-age=60")
      warn(
        "'Cache-Control' is missing; it should be 'no-store': the answer has a token",
        by: "RFC 6749 §5.1 (MUST)", expected: "no-store", in: "custom-token",
        at: "log-in-response", after: "header.Cache-Control=")
      warn(
        "'Cache-Control' is 'public', without 'no-store': a cache may keep what is for one alone",
        by: "RFC 9111 §3.5", actual: "public", at: "resource-response",
        after: "header.Cache-Control=public")
      pass(
        "nothing offers the answer to caches", by: "RFC 9111 §3.5", at: "resource-response",
        after: "header.Cache-Control=private, max-age=0")
      doesNotApply(after: "status=400", "header.Cache-Control=", title: "a refusal")
      doesNotApply(in: "pkce", at: "keys-response", title: "keys are for everybody")
    },
    CheckTable("answer-needs-token", at: "resource-response") {
      pass("'resource-request' showed a token")
      fail(
        "'resource-request' showed no token, and was granted all the same",
        after: "resource-request:header.Authorization=")
      unknown(
        "the request that 'resource-response' answers is not in the transcript",
        after: "resource-request:gone")
      doesNotApply(after: "status=401")
      doesNotApply(at: "token-response")
    },
  ]
}
