import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

/// A mobile service that is asked directly, by whoever knows its key.
struct AskedService {
  private let service: MobileService
  private let key: [UInt8]
  /// The service's own secret.
  let masterKey: WireText

  init(_ permission: Permission = .public, without: [Defence] = []) {
    let settings = RunSettings<CustomTokenSettings>([
      CustomTokenSettings.set(\.tablePermission, to: permission)
    ])
    let secrets = CustomTokenSecrets(settings, environment: .seeded("test"))
    masterKey = secrets.masterKey
    key = SigningKeyDerivation.digest.key(of: secrets.masterKey)
    service = MobileService(
      settings: settings, secrets: secrets,
      seat: Seat(of: .mobileService, at: makeIdleWire(), without: without))
  }

  /// The answer to a read of the table with these fields, and perhaps a query.
  func answer(_ fields: [HTTPField], query: String = "") async -> Answer {
    await answer(at: MobileService.Path.predictions + WireText(query), fields)
  }

  /// The answer to a read at a path, without the application key.
  func answer(at path: WireText, _ fields: [HTTPField] = []) async -> Answer {
    var request = HTTPRequest.get(URI(MobileService.origin + path))
    request.fields.all += fields
    return await service.respond(to: request)
  }

  /// The answer to a read with a token of the service's own key over this header and these claims.
  func answer(header: String, claims: String) async throws -> Answer {
    await answer([HTTPField("X-ZUMO-AUTH", try token(header: header, claims: claims))])
  }

  /// A token of the service's own key over this header and these claims.
  func token(header: String, claims: String) throws -> WireText {
    CustomToken(
      header: try JSONParser.parse(header), claims: try JSONParser.parse(claims), key: key
    ).text
  }
}

/// What strangers send in place of a token, and what is wrong with it.
struct Junk: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var field: HTTPField
  var reason: String

  private static let parts = "Error: Invalid token format. Expected Envelope.Claims.Signature."

  static let all: [Junk] = [
    Junk("two dots", "..", "Error: Invalid token format. Envelope must not be empty."),
    Junk("no claims", "a..b", "Error: Invalid token format. Claims must not be empty."),
    Junk("no signature", "a.b.", "Error: Invalid token format. Signature must not be empty."),
    Junk("a word", "junk", parts),
    Junk("a megabyte", String(repeating: "A", count: 1 << 20), parts),
    Junk("a megabyte of dots", String(repeating: ".", count: 1 << 20), parts),
    Junk(
      "a megabyte of payload",
      "eyJhbGciOiJIUzI1NiJ9." + String(repeating: "A", count: 1 << 20) + ".AAAA",
      "SyntaxError: Unexpected token"),
    Junk(
      "no UTF-8", HTTPField("X-ZUMO-AUTH", octets: [0xff, 0xfe, 0x2e, 0x41, 0x2e, 0x41]),
      "Error: authwalk: the token cannot be read: the header is not base64url: "
        + "character 'ÿ' at offset 0 is not in the alphabet"),
    Junk(
      "padding", "eyJhbGciOiJIUzI1NiJ9.e30=.AAAA",
      "Error: authwalk: the token cannot be read: the payload is not base64url: "
        + "character '=' at offset 3 is not in the alphabet"),
    Junk(
      "an array for claims", "eyJhbGciOiJIUzI1NiJ9.W10.AAAA",
      "Error: The authentication token requires expiration claim."),
    Junk(
      "an array for a header", "W10.e30.AAAA",
      "Error: The authentication token alg is not supported."),
  ]

  private init(_ name: String, _ field: HTTPField, _ reason: String) {
    testDescription = name
    self.field = field
    self.reason = reason
  }

  private init(_ name: String, _ value: String, _ reason: String) {
    self.init(name, HTTPField("X-ZUMO-AUTH", value), reason)
  }
}

/// The table is open in all of these, so whoever is taken for nobody gets 200.
@Suite("what stands in 'X-ZUMO-AUTH'")
struct TokenFieldTests {
  static let header = #"{"alg":"HS256","typ":"JWT","kid":"0"}"#
  static let end = RunClock.seededStart + 3600
  static let rest =
    #""iss":"urn:microsoft:windows-azure:zumo","ver":2,"aud":"Custom","uid":"Custom:42""#

  @Test("gets 401 that says what is wrong when it is junk", arguments: Junk.all)
  func junk(_ junk: Junk) async throws {
    let answer = await AskedService().answer([junk.field])
    #expect(answer.response.status == 401)
    let error = answer.response.json?["error"]?.stringValue
    #expect(error?.string == junk.reason)
    let isUnsigned = junk.testDescription == "no signature"
    #expect(answer.refusal?.defence == (isUnsigned ? .algorithmPinned : .badTokenRefused))
  }

  @Test("is nobody's when junk counts as nothing", arguments: Junk.all)
  func junkAsNobody(_ junk: Junk) async throws {
    let answer = await AskedService(without: [.badTokenRefused]).answer([junk.field])
    #expect(answer.response.status == 200)
  }

  @Test("gets 401 when it comes twice: the second stands behind the first")
  func twice() async throws {
    let fields = [HTTPField("X-ZUMO-AUTH", "a"), HTTPField("x-zumo-auth", "b")]
    let answer = await AskedService().answer(fields)
    #expect(
      answer.response.body.text
        == #"{"code":401,"error":"Error: Invalid token format. Expected Envelope.Claims.Signature."}"#
    )
  }

  @Test("counts as absent where it is empty")
  func empty() async throws {
    let field = HTTPField("X-ZUMO-AUTH", "")
    #expect(await AskedService().answer([field]).response.status == 200)
    #expect(await AskedService(.user).answer([field]).response.status == 401)
  }

  @Test("is asked for by a table that is for users")
  func absent() async throws {
    let answer = await AskedService(.user).answer([])
    #expect(answer.response.body.text == #"{"code":401,"error":"Error: Unauthorized"}"#)
    #expect(answer.refusal?.defence == nil)
    #expect(answer.refusal?.detail?.hasPrefix("no token came with the request") == true)
  }

  @Test("is not looked for in the URL")
  func inQuery() async throws {
    let service = AskedService(.user)
    let token = try service.token(
      header: Self.header, claims: "{\"exp\":\(Self.end),\(Self.rest)}")
    let inField = await service.answer([HTTPField("X-ZUMO-AUTH", token)])
    #expect(inField.response.status == 200)
    let inURL = await service.answer([], query: "?X-ZUMO-AUTH=\(token)")
    #expect(inURL.response.status == 401)
    #expect(inURL.refusal?.detail?.hasPrefix("no token came with the request") == true)
  }

  private static let acceptedClaims: [String] = [
    "{\"exp\":\(end),\(rest)}",
    // The audience as an array of one.
    "{\"exp\":\(end),"
      + rest.replacing(#""aud":"Custom""#, with: #""aud":["Custom"]"#) + "}",
    // The very second of its end.
    "{\"exp\":\(start),\(rest)}",
    // A clock of whoever signed that is fast by five minutes.
    "{\"exp\":\(end),\"nbf\":\(start + 300),\(rest)}",
    // A time that is none, and so never lies ahead.
    "{\"exp\":\(end),\"iat\":\"soon\",\(rest)}",
    // An id with a colon inside: it is split at the first.
    "{\"exp\":\(end)," + rest.replacing("Custom:42", with: "Custom:a:b") + "}",
    // Other order, unknown members.
    "{\(rest),\"x\":[],\"exp\":\(end)}",
  ]

  @Test(
    "is accepted in every form that the rules allow",
    arguments: [header, #"{"kid":"0","x":1,"alg":"HS256"}"#], acceptedClaims)
  func accepted(header: String, claims: String) async throws {
    let answer = try await AskedService(.user).answer(header: header, claims: claims)
    #expect(answer.response.status == 200, "\(answer.response.body.text ?? "")")
  }

  @Test(
    "is refused with the value that is wrong, through the defence for it",
    arguments: [
      (
        header, "{\"exp\":\(end)," + rest.replacing("\"ver\":2", with: "\"ver\":\"2\"") + "}",
        "version-two", "'ver' is \"2\"; it must be the number 2"
      ),
      (
        #"{"alg":"HS256","kid":0}"#, "{\"exp\":\(end),\(rest)}", "kid-text",
        "'kid' is 0; it must be the text \"0\", as version 2 has it"
      ),
      (
        header, "{\"exp\":\(end)," + rest.replacing("Custom:42", with: "Facebook:42") + "}",
        "user-id-provider",
        "'uid' is \"Facebook:42\"; it must be 'Custom:…', as 'aud' says"
      ),
      (
        header, "{\"exp\":\(end)," + rest.replacing("\"Custom\"", with: "\"custom\"") + "}",
        "token-audience",
        "'aud' is \"custom\"; it must be 'Custom' or 'Facebook' or 'Google' or 'Twitter' or "
          + "'MicrosoftAccount' or 'Aad'"
      ),
    ])
  func refused(header: String, claims: String, defence: String, reason: String) async throws {
    let answer = try await AskedService().answer(header: header, claims: claims)
    #expect(answer.response.status == 401)
    #expect(answer.refusal?.defence?.name == defence)
    #expect(
      answer.refusal?.reason == "Error: authwalk: \(reason)")
  }

  /// A token that the service of 2013 refused too.
  struct RefusedThen: Sendable {
    var header = TokenFieldTests.header
    var claims: String
    var defence: String
    var text: MobileServiceText

    init(
      _ text: MobileServiceText, _ defence: String, header: String = TokenFieldTests.header,
      claims: String = "\"exp\":\(TokenFieldTests.end),"
    ) {
      self.header = header
      self.claims = "{" + claims + TokenFieldTests.rest + "}"
      self.defence = defence
      self.text = text
    }
  }

  private static let start = RunClock.seededStart
  private static let ended = "\"exp\":\(start - 1),"
  private static let early = "\"exp\":\(end),\"nbf\":\(start + 301),"
  private static let milliseconds = "\"exp\":\(end),\"iat\":\(start)000,"

  private static let refusedThen: [RefusedThen] = [
    RefusedThen(.expired, "token-unexpired", claims: ended),
    RefusedThen(.expiryMissing, "expiry-present", claims: ""),
    RefusedThen(.expiryMissing, "expiry-present", claims: #""exp":0,"#),
    RefusedThen(.expiryMissing, "expiry-present", claims: #""exp":null,"#),
    RefusedThen(.expiryMissing, "expiry-present", claims: #""exp":"","#),
    // What JavaScript takes for the first second of 1970.
    RefusedThen(.expired, "token-unexpired", claims: #""exp":true,"#),
    RefusedThen(.expired, "token-unexpired", claims: #""exp":[],"#),
    RefusedThen(.expired, "token-unexpired", claims: #""exp":["7"],"#),
    RefusedThen(.expired, "token-unexpired", claims: #""exp":" 7 ","#),
    RefusedThen(.notBefore, "token-begun", claims: early),
    RefusedThen(.issuedAhead, "token-begun", claims: milliseconds),
    RefusedThen(.typeInvalid, "bad-token-refused", header: #"{"alg":"HS256","typ":"at+jwt"}"#),
    RefusedThen(
      .certificateUnknown, "algorithm-pinned", header: #"{"alg":"RS256","x5t":"a"}"#),
    RefusedThen(.keyUnknown, "algorithm-pinned", header: #"{"alg":"RS256","kid":"0"}"#),
    RefusedThen(.signatureUnnamed, "algorithm-pinned", header: #"{"alg":"RS256"}"#),
    // The times come before the signature and before the certificates.
    RefusedThen(.expired, "token-unexpired", header: #"{"alg":"RS256"}"#, claims: ended),
  ]

  @Test("is refused by what the service of 2013 looked at, with its text", arguments: refusedThen)
  func refused(_ row: RefusedThen) async throws {
    let answer = try await AskedService().answer(header: row.header, claims: row.claims)
    #expect(answer.response.status == 401)
    #expect(answer.response.json?["error"]?.stringValue?.string == "Error: \(row.text.rawValue)")
    #expect(answer.refusal?.defence?.name == row.defence)
  }

  @Test("is not believed for an algorithm that the token asks for", arguments: ["none", "HS512"])
  func algorithm(name: String) async throws {
    let header = Self.header.replacing("HS256", with: name)
    let answer = try await AskedService().answer(
      header: header, claims: "{\"exp\":\(Self.end),\(Self.rest)}")
    #expect(answer.response.status == 401)
    #expect(answer.refusal?.defence == .algorithmPinned)
    #expect(
      answer.response.json?["error"] == "Error: The authentication token alg is not supported.")
  }
}

@Suite("who may do what at the mobile service")
struct PermissionTests {
  private static let application = HTTPField(
    "X-ZUMO-APPLICATION", "\(MobileService.applicationKey)")

  private func token(_ service: AskedService, claims: String = "") throws -> HTTPField {
    let rest = #""iss":"urn:microsoft:windows-azure:zumo","ver":2,"aud":"Custom""#
    return HTTPField(
      "X-ZUMO-AUTH",
      "\(try service.token(header: #"{"alg":"HS256","kid":"0"}"#, claims: "{\"exp\":\(RunClock.seededStart + 60),\(rest)\(claims)}"))"
    )
  }

  @Test("the application key counts only where the permission is 'application', and there alone")
  func applicationKey() async throws {
    let service = AskedService(.application)
    let token = try token(service, claims: #","uid":"Custom:1""#)
    #expect(await service.answer([Self.application]).response.status == 200)
    let without = await service.answer([token])
    #expect(without.response.status == 401)
    #expect(without.response.json?["error"] == "Error: Unauthorized")
    #expect(await AskedService(.user).answer([Self.application]).response.status == 401)
    #expect(await AskedService(.user).answer([token]).response.status == 200)
    #expect(await AskedService(.public).answer([]).response.status == 200)
  }

  @Test(
    "a token that comes has to be good, be the table open or not", arguments: Permission.allCases)
  func badToken(_ permission: Permission) async {
    let junk = HTTPField("X-ZUMO-AUTH", "junk")
    let answer = await AskedService(permission).answer([Self.application, junk])
    #expect(answer.response.status == 401)
    #expect(
      answer.response.json?["error"]
        == "Error: Invalid token format. Expected Envelope.Claims.Signature.")
  }

  @Test("the master key opens everything, and alone may ask that no script runs")
  func masterKey() async throws {
    let service = AskedService(.user)
    let master = HTTPField("X-ZUMO-MASTER", "\(service.masterKey)")
    #expect(await service.answer([master]).response.status == 200)
    let all = await service.answer([master], query: "?noScript=true")
    #expect(all.response.json?.arrayValue?.count == 1)
    let token = try token(service, claims: #","uid":"Custom:1""#)
    #expect(await service.answer([token], query: "?noScript=true").response.status == 401)
    let wrong = HTTPField("X-ZUMO-MASTER", "guess")
    #expect(await service.answer([wrong]).response.status == 401)
    let junk = HTTPField("X-ZUMO-AUTH", "junk")
    #expect(await service.answer([master, junk]).response.status == 401)
  }

  @Test("a token without 'uid' is good in 2013, and names nobody")
  func nobody() async throws {
    let hardened = AskedService(.user)
    #expect(
      await hardened.answer([try token(hardened)]).refusal?.defence == .userIDProvider)
    let plain = AskedService(.user, without: [.userIDProvider])
    let answer = await plain.answer([try token(plain)])
    #expect(answer.response.json?.arrayValue?.first?["userId"] == .null)
    let numbered = await plain.answer([try token(plain, claims: #","id":"42""#)])
    #expect(numbered.response.body.text == "[]")
  }

  @Test("a table that is not there is told by its name")
  func unknownTable() async {
    let answer = await AskedService().answer(at: "/tables/players")
    #expect(answer.response.status == 404)
    #expect(
      answer.response.body.text == #"{"code":404,"error":"Error: Table 'players' does not exist."}"#
    )
  }

  @Test("a failure inside tells nothing of what failed")
  func internals() async throws {
    let transcript = try await playCustomToken(settings: ["mobile-service.master_key": "football"])
    let answer = transcript.steps.first { $0.id.name == .createUserResponse }?.response
    #expect(
      answer?.body.text == #"{"code":500,"error":"Error: Internal Server Error"}"#)
    #expect(
      transcript.outcome?.message.hasPrefix(
        "Error: Internal Server Error (the master key has 8 characters") == true)
  }
}
