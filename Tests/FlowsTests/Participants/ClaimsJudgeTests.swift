import JOSE
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import FlowsShared
@testable import Simulation

@Suite("the judge of claims")
struct ClaimsJudgeTests {
  private static let defence = Defence("d", .app, .rfc7519("4.1"), "a defence")

  /// What a judge at the time 1000 says of claims; nil when it refuses nothing.
  private func refusal(
    _ claims: String, without: [Defence] = [],
    _ judge: (ClaimsJudge) throws(Refusal) -> Void
  ) throws -> String? {
    let claims = try ClaimsSet(parsing: Array(claims.utf8))
    do throws(Refusal) {
      try judge(
        ClaimsJudge(
          of: claims,
          at: Seat(
            of: .app, at: makeIdleWire(), clock: .standing(at: 1000), without: without),
          error: .invalidToken))
      return nil
    } catch {
      #expect(error.error == .invalidToken)
      #expect(error.defence == Self.defence)
      return error.reason
    }
  }

  @Test(
    "takes the issuer that is expected, and tells what came",
    arguments: [
      (#"{"iss":"a"}"#, nil), (#"{"iss":"b"}"#, "b"), (#"{"iss":1}"#, "1"), ("{}", "absent"),
    ] as [(String, String?)])
  func issuer(_ claims: String, _ expected: String?) throws {
    #expect(
      try refusal(claims) { judge throws(Refusal) in
        try judge.requireIssuer("a", Self.defence) { "\($0)" }
      } == expected)
  }

  @Test(
    "takes an audience that fits, and tells what came as JSON",
    arguments: [
      (#"{"aud":"a"}"#, nil), (#"{"aud":["b","a"]}"#, nil), (#"{"aud":["b"]}"#, #"["b"]"#),
      (#"{"aud":["a",1]}"#, #"["a",1]"#), ("{}", "absent"),
    ] as [(String, String?)])
  func audience(_ claims: String, _ expected: String?) throws {
    #expect(
      try refusal(claims) { judge throws(Refusal) in
        try judge.requireAudience(Self.defence, where: { $0.contains("a") }) { "\($0)" }
      } == expected)
  }

  @Test(
    "takes a token until a minute behind its expiry",
    arguments: [
      (#"{"exp":941}"#, false, true), (#"{"exp":940}"#, false, false), ("{}", false, false),
      ("{}", true, true), (#"{"exp":"1001"}"#, false, false),
    ])
  func expiry(_ claims: String, absence: Bool, isTaken: Bool) throws {
    #expect(
      try refusal(claims) { judge throws(Refusal) in
        try judge.requireUnexpired(Self.defence, absence: absence, otherwise: "late")
      } == (isTaken ? nil : "late"))
  }

  @Test(
    "takes times that lie a minute ahead at most",
    arguments: [
      (#"{"iat":1060}"#, false, true), (#"{"iat":1061}"#, false, false), ("{}", false, false),
      ("{}", true, true),
    ])
  func issued(_ claims: String, absence: Bool, isTaken: Bool) throws {
    #expect(
      try refusal(claims) { judge throws(Refusal) in
        try judge.requireIssued(Self.defence, absence: absence, otherwise: "early")
      } == (isTaken ? nil : "early"))
  }

  @Test("asks for nothing where the defence is off")
  func off() throws {
    #expect(
      try refusal("{}", without: [Self.defence]) { judge throws(Refusal) in
        try judge.requireIssuer("a", Self.defence) { "\($0)" }
        try judge.requireUnexpired(Self.defence, otherwise: "late")
        try judge.require(Self.defence, false, otherwise: "never")
      } == nil)
  }
}
