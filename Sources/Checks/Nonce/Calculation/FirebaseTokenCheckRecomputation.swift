import HTTPModel
import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The app's own API judged the ID token of Firebase that it received.
struct FirebaseTokenCheckRecomputation: Recomputation {
  static let requirement = Requirement(.firebaseAuth)
  static let summary = "the API's judgement has header and claims of the Firebase token that came"

  private let judged: JudgedCalculation<FirebaseTokenCheckValue>
  private let request: Step
  private let token: JWT

  init(_ judged: JudgedCalculation<FirebaseTokenCheckValue>) throws(MissingEvidence) {
    self.judged = judged
    (request, token) = try judged.openRequest(
      [.resourceRequest], withToken: { $0.request?.bearerToken },
      of: [.issuer, .audience, .subject, .expiry], writtenAs: { [$0.text] })
  }

  func origin(of value: FirebaseTokenCheckValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .algorithm: return TokenMember(token.jws.header[value.name]).text
    case .issuer, .audience, .subject, .expiry, .issuedAt, .authenticatedAt:
      return TokenMember(token.claims[value.name]).text
    case .signature: return .derived(try verdict().rawValue)
    case .now: return .derived(judged.now(.now))
    case .issuerExpected: return .stated(try facts(.issuer)[0])
    case .audienceExpected: return .stated(try facts(.audience)[0])
    }
  }

  private func facts(_ name: FactName) throws(MissingEvidence) -> [WireText] {
    try judged.evidence.facts(name, at: judged.step.sender)
  }

  private func verdict() throws(MissingEvidence) -> SignatureVerdict {
    try SignatureReader(keyRequest: .firebaseKeysRequest, algorithms: try facts(.algorithm))
      .verdict(on: token, broughtBy: request, judgedIn: judged.step, judged.evidence)
  }
}
