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

  init(isTableOpen: Bool = true, without: [Defence] = []) {
    let settings = RunSettings<CustomTokenSettings>([
      CustomTokenSettings.set(\.isTableOpen, to: isTableOpen)
    ])
    let secrets = CustomTokenSecrets(settings, environment: .seeded("test"))
    key = SigningKeyDerivation.digest.key(of: secrets.masterKey)
    service = MobileService(
      settings: settings, secrets: secrets,
      seat: Seat(of: .mobileService, at: makeIdleWire(), without: without))
  }

  /// The answer to a read of the table with these fields, and perhaps a query.
  func answer(_ fields: [HTTPField], query: String = "") async -> Answer {
    var request = HTTPRequest.get(
      URI(MobileService.origin + MobileService.Path.predictions + WireText(query)),
      fields: ["X-ZUMO-APPLICATION": MobileService.applicationKey])
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

  private static let parts = "a signed token has 3, divided by '.': header, payload, signature"

  static let all: [Junk] = [
    Junk("nothing", "", "is empty; send the token, or leave the field out"),
    Junk(
      "two dots", "..",
      "holds no token: the header is not JSON: 1:1: expected a value, found the end of the text"),
    Junk("a word", "junk", "holds no token: the text has 1 part: \(parts)"),
    Junk(
      "a megabyte", String(repeating: "A", count: 1 << 20),
      "holds no token: the text has 1 part: \(parts)"),
    Junk(
      "a megabyte of dots", String(repeating: ".", count: 1 << 20),
      "holds no token: the text has 1048577 parts: \(parts)"),
    Junk(
      "a megabyte of payload",
      "eyJhbGciOiJIUzI1NiJ9." + String(repeating: "A", count: 1 << 20) + ".",
      "holds no token: the payload is not JSON: 1:1: "
        + "expected a value, found a control character (byte 0)"),
    Junk(
      "no UTF-8", HTTPField("X-ZUMO-AUTH", octets: [0xff, 0xfe, 0x2e, 0x2e]),
      "holds no token: the header is not base64url: "
        + "character 'ÿ' at offset 0 is not in the alphabet"),
    Junk(
      "padding", "eyJhbGciOiJIUzI1NiJ9.e30=.AAAA",
      "holds no token: the payload is not base64url: "
        + "character '=' at offset 3 is not in the alphabet"),
    Junk(
      "an array for claims", "eyJhbGciOiJIUzI1NiJ9.W10.AAAA",
      "holds no token: the payload must be a JSON object, this is an array"),
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
  private static let header = #"{"alg":"HS256","typ":"JWT","kid":"0"}"#
  private static let end = RunClock.seededStart + 3600
  private static let rest =
    #""iss":"urn:microsoft:windows-azure:zumo","ver":2,"aud":"Custom","uid":"Custom:42""#

  @Test("gets 401 that says what is wrong when it is junk", arguments: Junk.all)
  func junk(_ junk: Junk) async throws {
    let answer = await AskedService().answer([junk.field])
    #expect(answer.response.status == 401)
    let error = answer.response.json?["error"]?.stringValue
    #expect(error?.string == "'X-ZUMO-AUTH' " + junk.reason)
    #expect(answer.refusal?.defence == .badTokenRefused)
  }

  @Test("is nobody's when junk counts as nothing", arguments: Junk.all)
  func junkAsNobody(_ junk: Junk) async throws {
    let answer = await AskedService(without: [.badTokenRefused]).answer([junk.field])
    #expect(answer.response.status == 200)
  }

  @Test("gets 401 when it comes twice")
  func twice() async throws {
    let fields = [HTTPField("X-ZUMO-AUTH", "a"), HTTPField("x-zumo-auth", "b")]
    let answer = await AskedService().answer(fields)
    #expect(
      answer.response.body.text
        == #"{"code":401,"error":"'X-ZUMO-AUTH' occurs 2 times; send one token"}"#)
  }

  @Test("is asked for by a table that is for users")
  func absent() async throws {
    let answer = await AskedService(isTableOpen: false).answer([])
    let expected: WireText = """
      {"code":401,"error":"no token came with the request; \
      send it in 'X-ZUMO-AUTH', with nothing before it"}
      """
    #expect(answer.response.body.text == expected)
    #expect(answer.refusal?.defence == nil)
  }

  @Test("is not looked for in the URL")
  func inQuery() async throws {
    let service = AskedService(isTableOpen: false)
    let token = try service.token(
      header: Self.header, claims: "{\"exp\":\(Self.end),\(Self.rest)}")
    let inField = await service.answer([HTTPField("X-ZUMO-AUTH", token)])
    #expect(inField.response.status == 200)
    let inURL = await service.answer([], query: "?X-ZUMO-AUTH=\(token)")
    #expect(inURL.response.status == 401)
    #expect(inURL.refusal?.reason.hasPrefix("no token came with the request") == true)
  }

  @Test(
    "is accepted in every form that the rules allow",
    arguments: [
      (header, "{\"exp\":\(end),\(rest)}"),
      // Other order, unknown members.
      (#"{"kid":"0","x":1,"alg":"HS256"}"#, "{\(rest),\"x\":[],\"exp\":\(end)}"),
      // The audience as an array of one.
      (
        header,
        "{\"exp\":\(end),"
          + rest.replacing(#""aud":"Custom""#, with: #""aud":["Custom"]"#) + "}"
      ),
      // A clock that is behind by no more than the leeway.
      (header, "{\"exp\":\(RunClock.seededStart - 59),\(rest)}"),
      // An id with a colon inside: it is split at the first.
      (header, "{\"exp\":\(end)," + rest.replacing("Custom:42", with: "Custom:a:b") + "}"),
    ])
  func accepted(header: String, claims: String) async throws {
    let answer = try await AskedService(isTableOpen: false).answer(header: header, claims: claims)
    #expect(answer.response.status == 200, "\(answer.response.body.text ?? "")")
  }

  @Test(
    "is refused with the value that is wrong, through the defence for it",
    arguments: [
      (
        header, "{\"exp\":\(RunClock.seededStart - 60),\(rest)}", "token-unexpired",
        "'exp' is 1767225540; it must be later than now, which is 1767225600"
      ),
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
        "token-audience", "'aud' is \"custom\"; it must be 'Custom' or 'Facebook'"
      ),
    ])
  func refused(header: String, claims: String, defence: String, reason: String) async throws {
    let answer = try await AskedService().answer(header: header, claims: claims)
    #expect(answer.response.status == 401)
    #expect(answer.refusal?.defence?.name == defence)
    #expect(
      answer.refusal?.reason == "'X-ZUMO-AUTH' holds a token whose \(reason)")
  }

  @Test("is not believed for an algorithm that the token asks for", arguments: ["none", "HS512"])
  func algorithm(name: String) async throws {
    let header = Self.header.replacing("HS256", with: name)
    let answer = try await AskedService().answer(
      header: header, claims: "{\"exp\":\(Self.end),\(Self.rest)}")
    #expect(answer.response.status == 401)
    #expect(answer.refusal?.defence == .algorithmPinned)
  }
}
