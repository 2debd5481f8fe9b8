import Vocabulary
import TranscriptModel
import WireFormats

/// The device hands the app Apple's token, as the UTF-8 bytes of its text.
struct CredentialUnchangedCheck: Check {
  let id = "credential-unchanged"
  let requirement = Requirement(.rfc3629)
  let summary = "the credential's bytes are the UTF-8 text of a token and a code that Apple issued"
  let subjects: [MessageName] = [.appleCredential]
  // The app does not see Apple's answer.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
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
    return .pass("\(bytes.count) bytes of UTF-8, 3 parts: the token of \(issued.id.quoted)")
  }
}
