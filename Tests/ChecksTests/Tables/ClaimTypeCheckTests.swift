import Testing

@Suite("Checks of the types of claims")
struct ClaimTypeCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("id-token-claim-types", at: "token-response") {
      pass(
        "8 claims, each of its type: 'iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'at_hash'"
      )
      fail(
        #"'nbf' is a string, "1767225600"; it must be a number of seconds since 1970"#,
        by: "RFC 7519 §4.1.5 (MUST)", after: #"json.id_token.claims.nbf+="1767225600""#)
      fail(
        #"'auth_time' is a string, "now"; it must be a number of seconds since 1970"#,
        by: "OIDC Core §2", after: "json.id_token.claims.auth_time=now")
      fail(
        #"'amr' is an array, ["pwd",1]; it must be an array of strings"#, by: "OIDC Core §2",
        after: #"json.id_token.claims.amr+=["pwd",1]"#)
      fail(
        "'aud' is an array, [7]; it must be a string or an array of strings",
        by: "RFC 7519 §4.1.3", after: "json.id_token.claims.aud=[7]")
      doesNotApply(after: "json.id_token=abc")
    },
    CheckTable("access-token-claim-types", at: "token-response") {
      pass(
        "8 claims, each of its type: 'iss', 'sub', 'aud', 'exp', 'iat', 'jti', 'client_id', 'scope'",
        at: "token-response", "resource-request", "refresh-response")
      fail(
        "'jti' is a number, 7; it must be a string", by: "RFC 7519 §4.1.7",
        after: "json.access_token.claims.jti=7")
      doesNotApply(after: "json.access_token=opaque")
    },
    CheckTable(
      "identity-token-claim-types", in: "nonce", at: "apple-authorization-response"
    ) {
      pass(
        "8 claims, each of its type: 'iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'c_hash'"
      )
      fail(
        #"'iat' is a string, "x"; it must be a number of seconds since 1970"#,
        by: "RFC 7519 §4.1.6 (MUST)", after: "json.id_token.claims.iat=x")
      doesNotApply(after: "json.id_token=abc")
    },
    CheckTable("firebase-token-claim-types", in: "nonce", at: "firebase-sign-in-response") {
      pass("6 claims, each of its type: 'iss', 'sub', 'aud', 'exp', 'iat', 'auth_time'")
      fail(
        "'sub' is a number, 7; it must be a string", by: "RFC 7519 §4.1.2",
        after: "json.idToken.claims.sub=7")
      doesNotApply(after: "json.idToken=abc")
    },
    CheckTable("mobile-token-claim-types", in: "custom-token", at: "table-request") {
      pass("3 claims, each of its type: 'iss', 'aud', 'exp'")
      fail(
        #"'iat' is a string, "x"; it must be a number of seconds since 1970"#,
        by: "RFC 7519 §4.1.6 (MUST)", after: "header.X-ZUMO-AUTH.claims.iat+=x")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
  ]
}
