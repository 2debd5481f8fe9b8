import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
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
    case .audience:
      // Of a list the API may note the name that it looked for.
      let names = token.claims["aud"]?.arrayValue?.map { $0.stringValue }
      if let noted = judged[.audience], names?.contains(noted) == true { return .taken(noted) }
      return TokenMember(token.claims[value.name]).text
    case .issuer, .subject, .expiry, .issuedAt, .authenticatedAt:
      return TokenMember(token.claims[value.name]).text
    case .signature:
      return .derived(
        try judged.verdict(on: token, broughtBy: request, withKeysOf: .firebaseKeysRequest).rawValue
      )
    case .now: return .derived(judged.now(.now))
    case .issuerExpected: return .stated(try judged.fact(.issuer))
    case .audienceExpected: return .stated(try judged.fact(.audience))
    }
  }
}
