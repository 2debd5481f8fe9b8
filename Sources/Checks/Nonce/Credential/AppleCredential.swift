import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The device hands the app Apple's token, as the UTF-8 bytes of its text.
  ///
  /// The app cannot see a fault, since it does not see Apple's answer.
  static let credentialUnchanged = Check(
    "credential-unchanged", at: [.appleCredential], Requirement(.rfc3629),
    "the credential's bytes are the UTF-8 text of a token and a code that Apple issued"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let hex = step.handoff?["identityToken"] else { return nil }
    guard let bytes = Hex.decode(hex) else { return .fail("'identityToken' is no hex") }
    guard let text = step.appleIdentityToken else {
      return .fail("the \(bytes.count) bytes of 'identityToken' are not UTF-8")
    }
    let parts = text.split(at: ".").count
    guard parts == 3 else {
      return .fail("'identityToken' is a text of \(parts.counted("part")), not of 3")
    }
    guard let issued = evidence.last(.appleAuthorizationResponse, with: .token(text), before: step)
    else {
      guard evidence.count(.appleAuthorizationResponse, before: step) > 0 else {
        throw MissingEvidence("no answer of Apple before \(step.id.quoted) is in the transcript")
      }
      try evidence.requireAllSteps(before: step)
      return .fail("no answer of Apple before \(step.id.quoted) has this token")
    }
    guard issued.appleCode == step.appleCode else {
      return .fail("'authorizationCode' is not the code of \(issued.id.quoted)")
    }
    if let state = step.handoff?[ParameterName.state.rawValue],
      let told = evidence.member(.state, of: issued)?.stringValue, state != told
    {
      return .fail(
        "'state' is not the one of \(issued.id.quoted); "
          + TextDifference.words(expected: told, actual: state))
    }
    return .pass("\(bytes.count) bytes of UTF-8, 3 parts: the token of \(issued.id.quoted)")
  }

  /// The nonce that the app gave Apple came back; what it says, Firebase compares.
  static let credentialNonce = Check(
    "credential-nonce", of: .appleIdentityToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the token for an app that gave Apple a nonce has one", subjects: [.appleCredential]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let shared = SharedValue.parameter(.state, step.handoff?[ParameterName.state.rawValue])
    guard let asked = evidence.last(.appleIDRequest, with: shared, before: step) else {
      throw MissingEvidence("the app's request for \(step.id.quoted) is not in the transcript")
    }
    guard asked.handoff?[ParameterName.nonce.rawValue] != nil else { return nil }
    guard jwt.claims["nonce"] == nil else { return .pass("the token has a 'nonce'") }
    guard jwt.saysThatNonceIsUnsupported else {
      return .fail("Apple was given a nonce, and the token has none: it answers no sign-in")
    }
    return .warn(
      "the token has no 'nonce', and 'nonce_supported' is false: Apple lets the app go on, and nothing "
        + "ties the token to this sign-in"
    ).by(Requirement(.appleREST))
  }

  /// A credential answers a request of the app, and answers it once.
  static let credentialExpected = Check(
    "credential-expected", at: [.appleCredential], Requirement(.appleServices),
    "the app asked for the credential, and had got none for this request before"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let handoff = step.handoff else { return nil }
    let shared = SharedValue.parameter(.state, handoff[ParameterName.state.rawValue])
    guard let asked = evidence.last(.appleIDRequest, with: shared, before: step) else {
      try evidence.requireAllSteps(before: step)
      return .warn("the app sent no request with this 'state': nothing waits for the credential")
    }
    if let earlier = evidence.last(.appleCredential, with: shared, before: step),
      earlier.number > asked.number, earlier.isDelivered
    {
      return .warn("\(earlier.id.quoted) answered the request already")
    }
    return .pass("the first credential for \(asked.id.quoted)")
  }
}
