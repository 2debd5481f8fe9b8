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
    let evidence = judged.evidence
    request = try evidence.openRequest(.resourceRequest, at: judged.step) { request in
      guard let token = evidence.bearerJWT(in: request) else { return 0 }
      return [AccessTokenCheckValue.issuer, .audience, .expiry, .scope].count { value in
        let member = TokenMember(token.claims[value.name])
        return [member.text.text, member.json.text].contains(judged[value])
      }
    }
    guard let token = evidence.bearerJWT(in: request) else {
      throw MissingEvidence("the token of \(request.id.quoted) is no JWT")
    }
    self.token = token
  }

  func origin(of value: AccessTokenCheckValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .type: return TokenMember(token.jws.header[value.name]).text
    case .issuer, .scope: return TokenMember(token.claims[value.name]).text
    case .audience, .expiry: return TokenMember(token.claims[value.name]).json
    case .signature: return .derived(try verdict().rawValue)
    case .now: return .derived(judged.now(.now))
    case .audienceExpected: return .stated(try fact(.audience))
    case .scopeNeeded: return .stated(try fact(.scope))
    }
  }

  private func fact(_ name: FactName) throws(MissingEvidence) -> WireText {
    try judged.evidence.fact(name, at: judged.step.sender)
  }

  private func verdict() throws(MissingEvidence) -> SignatureVerdict {
    try SignatureReader(
      keyRequest: .keysRequest,
      algorithms: try judged.evidence.facts(.algorithm, at: judged.step.sender)
    ).verdict(on: token, broughtBy: request, judgedIn: judged.step, judged.evidence)
  }
}

extension Evidence {
  /// The token of a request to an API, if it can be read.
  func bearerJWT(in request: Step) -> JWT? {
    guard let text = request.request.flatMap(\.bearerToken),
      case .readable(let token) = token(text)
    else { return nil }
    return token
  }
}
