import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The app compared the renewed token with the one of its session.
struct SessionCheckRecomputation: Recomputation {
  static let requirement = Requirement(.oidcCore("12.2"), .must)
  static let summary = "the app compared issuer and user of the renewed token with the one before"

  private let before: TokenText?
  private let after: TokenText?

  init(_ judged: JudgedCalculation<SessionCheckValue>) throws(MissingEvidence) {
    let (step, evidence) = (judged.step, judged.evidence)
    let isReceived: (Step) -> Bool = { $0.receiver == step.sender && $0.isDelivered }
    let renewal = evidence.last(.firebaseRefreshResponse, before: step, where: isReceived)
    guard let renewal else {
      try evidence.requireAllSteps(before: step)
      throw MissingEvidence("no renewed token before \(step.id.quoted) is in the transcript")
    }
    let request = try evidence.request(answeredBy: renewal)
    let refreshToken = request.refreshTokenSent
    let signIn =
      evidence.last(.firebaseSignInResponse, before: request) {
        isReceived($0) && $0.response?.json?["refreshToken"]?.stringValue == refreshToken
      } ?? evidence.last(.firebaseSignInResponse, before: request, where: isReceived)
    guard let signIn else {
      throw MissingEvidence("the sign-in of this refresh token is not in the transcript")
    }
    before = signIn.firebaseToken.flatMap { TokenText(in: $0) }
    after = renewal.firebaseToken.flatMap { TokenText(in: $0) }
  }

  func origin(of value: SessionCheckValue) -> ValueOrigin {
    switch value {
    case .issuerBefore: .taken(Self.claim("iss", of: before))
    case .subjectBefore: .taken(Self.claim("sub", of: before))
    case .issuer: .taken(Self.claim("iss", of: after))
    case .subject: .taken(Self.claim("sub", of: after))
    case .sameUser:
      .derived(
        YesOrNo(
          ["iss", "sub"].allSatisfy {
            Self.claim($0, of: before) == Self.claim($0, of: after)
          }
        ).rawValue)
    }
  }

  private static func claim(_ name: WireText, of token: TokenText?) -> WireText {
    token?.claims[name]?.stringValue ?? ValueForm.absent
  }
}
