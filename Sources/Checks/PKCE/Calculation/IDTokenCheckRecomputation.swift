import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The app judged the ID token that it received, and by what it knew itself.
struct IDTokenCheckRecomputation: Recomputation {
  static let requirement = Requirement(.oidcCore("3.1.3.7"))
  static let summary =
    "the app's judgement has the claims of the ID token, and what they must equal"

  private let judged: JudgedCalculation<IDTokenCheckValue>
  private let response: Step
  private let token: JWT

  init(_ judged: JudgedCalculation<IDTokenCheckValue>) throws(MissingEvidence) {
    self.judged = judged
    response = try Self.response(for: judged)
    guard let token = judged.evidence.jwt(judged.evidence.idToken(in: response)) else {
      throw MissingEvidence("the ID token of \(response.id.quoted) is no JWT")
    }
    self.token = token
  }

  func origin(of value: IDTokenCheckValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .issuer, .nonce, .accessTokenHash: return TokenMember(token.claims[value.name]).text
    case .audience, .expiry, .issuedAt: return TokenMember(token.claims[value.name]).json
    case .signature: return .derived(try verdict().rawValue)
    case .issuerChosen: return .stated(try judged.fact(.issuer))
    case .clientID: return .stated(try judged.fact(.clientID))
    case .now: return .derived(judged.now(.now))
    case .nonceSent: return try nonceSent()
    case .accessTokenHashComputed: return .derived(try accessTokenHash())
    }
  }

  private func verdict() throws(MissingEvidence) -> SignatureVerdict {
    let app = judged.step.sender
    let metadata = judged.evidence.last(.metadataResponse, before: judged.step) {
      $0.receiver == app && $0.isDelivered
    }
    if let document = metadata?.response?.json, document[.keySetURL] == nil { return .notJudged }
    return try judged.verdict(on: token, broughtBy: response, withKeysOf: .keysRequest)
  }

  /// The nonce of the app's own request; where that was changed on its way, the one that it drew.
  private func nonceSent() throws(MissingEvidence) -> ValueOrigin {
    let signIn = try judged.evidence.ownSignIn(behind: response)
    let sent = signIn.authorizationParameters?[.nonce] ?? ValueForm.absent
    guard !signIn.tampering.isEmpty, signIn.sender == judged.step.sender else {
      return .taken(sent)
    }
    return .taken(
      try judged.evidence.calculation(for: signIn).calculation?.output(.nonce) ?? sent)
  }

  private func accessTokenHash() throws(MissingEvidence) -> WireText {
    guard let algorithm = SignatureAlgorithm(rawValue: try judged.fact(.algorithm)),
      let accessToken = response.accessToken(in: judged.evidence)
    else { throw MissingEvidence("\(response.id.quoted) has no access token") }
    return algorithm.leftHalfHash(of: accessToken)
  }

  /// The token response whose ID token a calculation is about: the one that shares most of what
  /// tells tokens apart, or, where none shares any, the last one that the app got.
  private static func response(
    for judged: JudgedCalculation<IDTokenCheckValue>
  ) throws(MissingEvidence) -> Step {
    let (step, evidence) = (judged.step, judged.evidence)
    var closest: (response: Step, shared: Int)?
    for response in evidence.latest(.tokenResponse, before: step)
    where response.receiver == step.sender {
      guard let text = evidence.idToken(in: response) else { continue }
      var shared = 0
      if let token = evidence.jwt(text) {
        shared = [IDTokenCheckValue.nonce, .accessTokenHash].count { value in
          token.claims.string(value.name).value.map { $0 == judged[value] } == true
        }
      }
      if shared > closest?.shared ?? -1 { closest = (response, shared) }
    }
    if closest?.shared ?? 0 == 0 { try evidence.requireAllSteps(before: step) }
    guard let closest else {
      throw MissingEvidence("no token response before \(step.id.quoted) has an ID token")
    }
    return closest.response
  }
}
