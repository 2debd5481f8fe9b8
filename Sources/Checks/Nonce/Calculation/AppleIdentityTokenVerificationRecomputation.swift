import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Firebase judged the identity token and the raw nonce that it received.
struct AppleIdentityTokenVerificationRecomputation: Recomputation {
  static let requirement = Requirement(.oidcCore("3.1.3.7"))
  static let summary = "Firebase's judgement has what the token says, and what its project expects"

  private let judged: JudgedCalculation<AppleIdentityTokenVerificationValue>
  private let request: Step
  private let token: JWT
  private let rawNonce: WireText?

  init(_ judged: JudgedCalculation<AppleIdentityTokenVerificationValue>) throws(MissingEvidence) {
    self.judged = judged
    let evidence = judged.evidence
    request = try evidence.openRequest([.firebaseSignInRequest], at: judged.step) { request in
      request.postBody?[ParameterName.nonce.rawValue] == judged[.rawNonce] ? 1 : 0
    }
    guard let token = evidence.jwt(request.appleIdentityToken) else {
      throw MissingEvidence("the identity token of \(request.id.quoted) is no JWT")
    }
    self.token = token
    rawNonce = request.postBody?[ParameterName.nonce.rawValue]
  }

  func origin(
    of value: AppleIdentityTokenVerificationValue
  ) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .algorithm, .keyID: return TokenMember(token.jws.header[value.name]).text
    case .issuer, .audience, .expiry, .issuedAt, .subject, .nonce:
      return TokenMember(token.claims[value.name]).text
    case .signature:
      return .derived(
        try judged.verdict(
          on: token, broughtBy: request, withKeysOf: .appleKeysRequest, looksAtAlgorithmFirst: true
        ).rawValue)
    case .issuerExpected: return .stated(try judged.fact(.issuer))
    case .audiencesExpected:
      return .stated(
        try judged.evidence.facts(.audience, at: judged.step.sender).joined(separator: " "))
    case .now: return .derived(judged.now(.now))
    case .rawNonce: return .taken(rawNonce ?? ValueForm.absent)
    case .nonceExpected: return rawNonce.map { .derived(Hashing.hex($0)) } ?? .leftOut
    case .nonceUsedBefore:
      guard let credential = request.appleCredential else { return .leftOut }
      return .taken(YesOrNo(try wasUsedBefore(credential)).rawValue)
    }
  }

  private func wasUsedBefore(_ credential: WireText) throws(MissingEvidence) -> Bool {
    let evidence = judged.evidence
    try evidence.requireAllSteps(before: judged.step)
    let earlier = evidence.last(
      .firebaseSignInRequest, with: .credential(credential), before: request
    ) { other in
      guard let response = evidence.response(to: other) else { return false }
      return response.number < judged.step.number && response.response?.isSuccess == true
    }
    return earlier != nil
  }
}
