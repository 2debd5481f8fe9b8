import HTTPModel
import JOSE
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

@Suite("the key cache")
struct KeyCacheTests {
  /// A server whose key set has these key ids, and a cache that reads it.
  private struct Case {
    let server: ScriptedServer
    let clock = RunClock.standing()
    let cache: KeyCache

    init(
      isAskedAgain: Bool = true,
      answer: @escaping @Sendable (HTTPRequest, _ number: Int) -> HTTPResponse
    ) async {
      server = ScriptedServer("keys.example", answer: answer)
      cache = KeyCache(
        KeyCache.Source(url: "https://keys.example/jwks", isAskedAgain: isAskedAgain),
        seat: Seat(
          of: .resourceServer, at: await makeWire(to: server, clock: clock), clock: clock))
    }

    /// The id of the key that is found for a token whose header names one.
    func find(_ keyID: String) async throws -> WireText? {
      let token = try KeyCacheTests.token(keyID)
      return try await cache.matches(for: token.header)?.first?.key.keyID
    }

    var fetches: Int { get async { await server.requests.count } }
  }

  private static func token(_ keyID: String) throws -> UnverifiedJWS {
    let header = Base64URL.encode(Array(#"{"alg":"EdDSA","kid":"\#(keyID)"}"#.utf8))
    return try UnverifiedJWS(parsing: "\(header).e30.AA")
  }

  /// RFC 8037 appendix A.2, under these names.
  private static func keySet(_ keyIDs: String..., cacheControl: String? = nil) -> HTTPResponse {
    let keys = keyIDs.map { keyID in
      #"{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo","kid":"\#(keyID)"}"#
    }
    return HTTPResponse(
      status: 200,
      fields: HTTPFields(
        [HTTPField("Content-Type", "application/json")]
          + (cacheControl.map { [HTTPField("Cache-Control", $0)] } ?? [])),
      body: HTTPBody(#"{"keys":[\#(keys.joined(separator: ","))]}"#))
  }

  @Test("asks for JSON at the issuer's address, once")
  func request() async throws {
    let keys = await Case { _, _ in Self.keySet("a") }
    for _ in 1...3 { #expect(try await keys.find("a") == "a") }
    let requests = await keys.server.requests
    #expect(requests.map { "\($0.method) \($0.url)" } == ["GET https://keys.example/jwks"])
    #expect(requests.first?.fields["Accept"] == "application/json")
  }

  static let ages: [(String?, Int)] = [
    (nil, 3600), ("max-age=60", 60), ("public, max-age=60", 60), ("Max-Age=60", 60),
    ("max-age=60, must-revalidate", 60), ("s-maxage=10", 3600), ("max-age=x", 3600),
    ("max-age=", 3600), ("no-transform", 3600),
    // RFC 9111 §1.2.2: what is too large to count is very long, and no reason to fall over.
    ("max-age=9223372036854775807", 2_147_483_648),
  ]

  @Test("keeps a key set for as long as its issuer says, to the second", arguments: ages)
  func age(_ cacheControl: String?, _ seconds: Int) async throws {
    let keys = await Case { _, _ in Self.keySet("a", cacheControl: cacheControl) }
    #expect(try await keys.find("a") == "a")
    keys.clock.wait(seconds - 1)
    #expect(try await keys.find("a") == "a")
    #expect(await keys.fetches == 1)
    keys.clock.wait(1)
    #expect(keys.cache.keptKeySet == nil)
    #expect(try await keys.find("a") == "a")
    #expect(await keys.fetches == 2)
  }

  @Test(
    "uses a key set that must not be kept for what it was fetched for",
    arguments: ["max-age=0", "max-age=-1"])
  func notKept(_ cacheControl: String) async throws {
    let keys = await Case { _, _ in Self.keySet("a", cacheControl: cacheControl) }
    for fetches in 1...3 {
      #expect(try await keys.find("a") == "a")
      #expect(await keys.fetches == fetches)
      #expect(keys.cache.keptKeySet == nil)
    }
  }

  @Test("counts the age anew after each fetch")
  func renewed() async throws {
    let keys = await Case { _, _ in Self.keySet("a", cacheControl: "max-age=60") }
    for fetches in 1...3 {
      #expect(try await keys.find("a") == "a")
      #expect(await keys.fetches == fetches)
      keys.clock.wait(60)
    }
  }

  @Test("asks once more for a key that it does not know, and finds it in the new set")
  func rotation() async throws {
    let keys = await Case { _, number in
      number == 0 ? Self.keySet("a") : Self.keySet("a", "b")
    }
    #expect(try await keys.find("a") == "a")
    #expect(try await keys.find("b") == "b")
    #expect(await keys.fetches == 2)
    #expect(try await keys.find("b") == "b")
    #expect(await keys.fetches == 2)
  }

  @Test("asks once for each token with a key that nobody has, and says what there is")
  func unknown() async throws {
    let keys = await Case { _, _ in Self.keySet("a") }
    #expect(try await keys.find("a") == "a")
    for fetches in 2...3 {
      let error = await #expect(throws: JWKLookupError.self) { try await keys.find("b") }
      #expect(error?.description == "the header's 'kid' is 'b': the key set has 'a'")
      #expect(await keys.fetches == fetches)
    }
  }

  @Test("does not ask again where it is told not to")
  func notAskedAgain() async throws {
    let keys = await Case(isAskedAgain: false) { _, _ in Self.keySet("a") }
    for _ in 1...2 {
      await #expect(throws: JWKLookupError.self) { try await keys.find("b") }
    }
    #expect(await keys.fetches == 1)
    #expect(try await keys.find("a") == "a")
    #expect(await keys.fetches == 1)
  }

  static let notKeySets: [HTTPResponse] = [
    HTTPResponse(status: 404), HTTPResponse(status: 500, body: #"{"keys":[]}"#),
    HTTPResponse(status: 302, fields: ["Location": "https://keys.example/other"]),
    HTTPResponse(status: 200), .json(.array([])), .json(.object([])),
    .json(.object(JSONMember("keys", .string("none")))),
    HTTPResponse(status: 200, fields: ["Content-Type": "application/json"], body: "{"),
    HTTPResponse(status: 200, fields: ["Content-Type": "text/html"], body: #"{"keys":[]}"#),
    HTTPResponse(status: 200, body: #"{"keys":[]}"#),
  ]

  @Test("has no key after an answer that is no key set, and asks anew", arguments: notKeySets)
  func noKeySet(_ answer: HTTPResponse) async throws {
    let keys = await Case { _, number in number == 0 ? answer : Self.keySet("a") }
    #expect(try await keys.find("a") == nil)
    #expect(try await keys.find("a") == "a")
    #expect(await keys.fetches == 2)
  }

  @Test("keeps the old set when the answer for an unknown key is none")
  func failedRenewal() async throws {
    let keys = await Case { _, number in
      number == 0 ? Self.keySet("a") : HTTPResponse(status: 503)
    }
    #expect(try await keys.find("a") == "a")
    #expect(try await keys.find("b") == nil)
    #expect(try await keys.find("a") == "a")
    #expect(await keys.fetches == 2)
  }

  @Test("says of a signature that it cannot be judged when nobody answers")
  func unreachable() async throws {
    let cache = KeyCache(
      KeyCache.Source(url: "https://keys.example/jwks"),
      seat: Seat(of: .resourceServer, at: makeIdleWire()))
    let judgement = await cache.judgeSignature(
      of: try Self.token("a"), allowedAlgorithms: [.edDSA])
    #expect(judgement.verdict == .notJudged)
    #expect(judgement.reason == "not judged: the issuer's keys cannot be fetched")
  }

  @Test("tries every key of the same type under one 'kid', and says of each why it does not fit")
  func sharedKeyID() async throws {
    let keys = await Case { _, _ in Self.keySet("a", "a") }
    let judgement = await keys.cache.judgeSignature(
      of: try Self.token("a"), allowedAlgorithms: [.edDSA])
    #expect(judgement.verdict == .bad)
    #expect(
      judgement.reason == """
        bad: 2 keys with the header's 'kid' were tried, and none fits: \
        the signature has 1 bytes: with 'EdDSA' and this key it has 64; \
        the signature has 1 bytes: with 'EdDSA' and this key it has 64
        """)
  }
}
