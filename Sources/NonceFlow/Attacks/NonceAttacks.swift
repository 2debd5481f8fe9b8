import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can go wrong in the flow with Apple and Firebase.
enum NonceAttacks {
  static let all: [Attack] = [
    identityTokenReplay, nonceReused, payloadEdited, signatureEdited, algorithmNone,
    algorithmConfusion, keyInToken, accountByEmail, audienceWrong, hashMismatch, nonceRawToBoth,
    nonceHashToBoth, nonceHashedTwice, nonceBase64, nonceUpperCase, nonceAbsent, nonceOverwritten,
    keyUnknown, issuerWrong, claimMissing, claimTypeWrong, tokenExpired, issuedInFuture,
    tokenNotText, callbackWithoutRequest, subjectChanged, firebaseTokenEdited,
    firebaseIssuerWrong, firebaseAudienceWrong, firebaseSubjectEmpty, firebaseTokenExpired,
    firebaseIssuedInFuture, firebaseKeysUnreachable, tokenInQuery,
  ]
}

extension AttackGoal {
  /// Firebase believed a token.
  static func firebaseTook(_ what: String) -> AttackGoal {
    AttackGoal("Firebase took \(what)") { $0.hasSuccess(of: .firebaseSignInResponse) }
  }

  /// The app passed something on to Firebase.
  static func appSent(_ what: String) -> AttackGoal {
    AttackGoal("the app sent \(what) to Firebase") { run in
      run.steps.contains { $0.id.name == .firebaseSignInRequest && $0.sender == .app }
    }
  }

  /// Two people at Apple are one at Firebase.
  static let sharesAccount = AttackGoal("a second person holds the first one's account") { run in
    let answers = run.steps.filter { $0.id.name == .firebaseSignInResponse }
    return answers.contains { one in
      answers.contains { other in
        one.member("localId") != nil && one.member("localId") == other.member("localId")
          && one.member("federatedId") != other.member("federatedId")
      }
    }
  }

  /// The user did everything right, and Firebase refused.
  static let userIsRefused = AttackGoal("a sign-in that the user finished was refused") { run in
    run.steps.contains { $0.id.name == .firebaseSignInResponse && $0.response?.isSuccess == false }
  }
}

extension Step {
  fileprivate func member(_ name: WireText) -> WireText? { response?.json?[name]?.stringValue }
}
