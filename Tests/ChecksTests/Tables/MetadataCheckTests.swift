import Testing

@Suite("Checks of the metadata")
struct MetadataCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("metadata-issuer-matches", at: "metadata-response") {
      pass("'https://authorization-server.example' was asked, and it is the 'issuer'")
      fail(
        "'issuer' is not the one that was asked; 1 of 36 characters differ: character 1 is 'X' and should be 'h'",
        expected: "https://authorization-server.example",
        actual: "Xttps://authorization-server.example", after: .spoil("json.issuer"))
      fail(
        "the metadata has no 'issuer'", expected: "https://authorization-server.example",
        after: "json.issuer=")
      fail(
        "'https://authorization-server.example/metadata' has no '/.well-known/oauth-authorization-server': no issuer was asked",
        after: "metadata-request:url=https://authorization-server.example/metadata",
        title: "no issuer was asked")
      pass(
        "'https://authorization-server.example/tenant' was asked, and it is the 'issuer'",
        after:
          "metadata-request:url=https://authorization-server.example/.well-known/oauth-authorization-server/tenant",
        "json.issuer=https://authorization-server.example/tenant",
        title: "an issuer with a path")
      pass(
        "'https://authorization-server.example/tenant' was asked, and it is the 'issuer'",
        after:
          "metadata-request:url=https://authorization-server.example/tenant/.well-known/openid-configuration",
        "json.issuer=https://authorization-server.example/tenant", title: "the address of OpenID")
      unknown(
        "the request that 'metadata-response' answers is not in the transcript",
        after: "metadata-request:gone")
      doesNotApply(after: "status=404")
    },
    CheckTable("metadata-offers-s256", at: "metadata-response") {
      pass("'code_challenge_methods_supported' lists 'S256'")
      fail(
        "'code_challenge_methods_supported' lists 'plain', not 'S256'", by: "RFC 7636 §4.2 (MUST)",
        after: #"json.code_challenge_methods_supported=["plain"]"#, title: "a list without S256")
      fail(
        "'code_challenge_methods_supported' lists nothing, not 'S256'", by: "RFC 7636 §4.2 (MUST)",
        after: "json.code_challenge_methods_supported=[]", title: "an empty list")
      warn(
        "'code_challenge_methods_supported' is a string, not an array",
        after: "json.code_challenge_methods_supported=S256", title: "a string in place of the array"
      )
      warn(
        "'code_challenge_methods_supported' is missing, so an app cannot tell that there is PKCE",
        after: "json.code_challenge_methods_supported=")
      doesNotApply(after: "status=503")
    },
  ]
}
