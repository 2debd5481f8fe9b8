import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The API judged the access token that it received.
struct AccessTokenCheckRecomputation: Recomputation {
  static let requirement = Requirement(.rfc9068("4"))
  static let summary = "the API's judgement has header and claims of the access token that came"

  private let judged: JudgedCalculation<AccessTokenCheckValue>
  private let request: Step
  private let token: JWT

  init(_ judged: JudgedCalculation<AccessTokenCheckValue>) throws(MissingEvidence) {
    self.judged = judged
    (request, token) = try judged.openRequest(
      [.resourceRequest], withToken: { $0.request?.bearerToken },
      of: [.issuer, .audience, .expiry, .scope], writtenAs: { [$0.text, $0.json] })
  }

  func origin(of value: AccessTokenCheckValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .type: return TokenMember(token.jws.header[value.name]).text
    case .issuer, .scope: return TokenMember(token.claims[value.name]).text
    case .audience, .expiry: return TokenMember(token.claims[value.name]).json
    case .signature:
      return .derived(
        try judged.verdict(on: token, broughtBy: request, withKeysOf: .keysRequest).rawValue)
    case .now: return .derived(judged.now(.now))
    case .audienceExpected: return .stated(try judged.fact(.audience))
    case .scopeNeeded: return .stated(try judged.fact(.scope))
    }
  }
}
