import Testing
import Vocabulary
import WireFormats

@Suite("Authorization server metadata")
struct MetadataTests {
  private static let full = """
    {"issuer":"https://authorization-server.example",\
    "authorization_endpoint":"https://authorization-server.example/authorize",\
    "token_endpoint":"https://authorization-server.example/oauth/token",\
    "jwks_uri":"https://authorization-server.example/jwks",\
    "scopes_supported":["openid","photos"],\
    "response_types_supported":["code"],\
    "response_modes_supported":["query"],\
    "grant_types_supported":["authorization_code","refresh_token"],\
    "token_endpoint_auth_methods_supported":["none"],\
    "code_challenge_methods_supported":["S256"],\
    "authorization_response_iss_parameter_supported":true}
    """
  private static let least = """
    {"issuer":"https://a.example","authorization_endpoint":"https://a.example/a",\
    "token_endpoint":"https://a.example/t","response_types_supported":["code"]}
    """

  @Test("is written as it was read", arguments: [full, least])
  func roundTrip(text: String) throws {
    let json = try JSONParser.parse(text)
    #expect(try AuthorizationServerMetadata(parsing: json).json == json)
  }

  @Test("is typed")
  func members() throws {
    let metadata = try AuthorizationServerMetadata(parsing: JSONParser.parse(Self.full))
    #expect(metadata.grantTypes == [.authorizationCode, .refreshToken])
    #expect(metadata.codeChallengeMethods == [.s256])
    #expect(metadata.sendsIssuer == true)
    #expect(metadata.clientAuthenticationMethods == ["none"])
  }

  @Test("ignores members that it does not know, even repeated ones")
  func unknownMembers() throws {
    var json = try JSONParser.parse(Self.least)
    let metadata = try AuthorizationServerMetadata(parsing: json)
    json.set("ui_locales_supported", to: .array([]))
    json.set("x", to: .null)
    #expect(try AuthorizationServerMetadata(parsing: json) == metadata)
  }

  @Test(
    "errors name the member",
    arguments: [
      ("[]", "the metadata is an array, expected an object: send one JSON object"),
      ("{}", "'issuer' is absent, expected a string: add the member"),
      (
        #"{"issuer":"i","authorization_endpoint":"a","token_endpoint":"t"}"#,
        "'response_types_supported' is absent, expected an array of strings: add the member"
      ),
      (#"{"issuer":7}"#, "'issuer' is a number, expected a string: correct its value"),
      (#"{"issuer":null}"#, "'issuer' is null, expected a string: correct its value"),
      (
        #"{"issuer":"i","issuer":"j"}"#,
        "'issuer' is there more than once, expected one member of each name: remove the repeats"
      ),
    ])
  func errors(text: String, message: String) throws {
    #expect(Self.complaint(about: try JSONParser.parse(text)) == message)
  }

  @Test(
    "errors name an optional member of the wrong kind",
    arguments: [
      (
        "code_challenge_methods_supported", JSONValue.string("S256"),
        "'code_challenge_methods_supported' is a string, expected an array of strings: "
          + "correct its value"
      ),
      (
        "scopes_supported", .array(["openid", .integer(1)]),
        "'scopes_supported' is an array with a number in it, expected an array of strings: "
          + "correct its value"
      ),
      (
        "authorization_response_iss_parameter_supported", "true",
        "'authorization_response_iss_parameter_supported' is a string, expected a boolean: "
          + "correct its value"
      ),
      ("jwks_uri", .object([]), "'jwks_uri' is an object, expected a string: correct its value"),
    ])
  func optionalMembers(name: String, value: JSONValue, message: String) throws {
    var json = try JSONParser.parse(Self.least)
    json.set(name, to: value)
    #expect(Self.complaint(about: json) == message)
  }

  private static func complaint(about json: JSONValue) -> String? {
    do {
      _ = try AuthorizationServerMetadata(parsing: json)
      return nil
    } catch { return error.description }
  }

  @Test(
    "is found below the well-known path",
    arguments: [
      ("https://a.example", "https://a.example/.well-known/oauth-authorization-server"),
      ("https://a.example/", "https://a.example/.well-known/oauth-authorization-server"),
      ("https://a.example/one", "https://a.example/.well-known/oauth-authorization-server/one"),
      (
        "https://a.example:8443/one/",
        "https://a.example:8443/.well-known/oauth-authorization-server/one"
      ),
      ("http://a.example", nil), ("https:///one", nil), ("https://a.example?x", nil),
      ("https://a.example#x", nil), ("a.example", nil),
    ])
  func location(issuer: String, url: String?) {
    #expect(MetadataLocation.url(ofIssuer: WireText(issuer)) == url.map { WireText($0) })
  }
}
