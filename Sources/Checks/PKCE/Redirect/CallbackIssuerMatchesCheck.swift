import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer comes from the server that the app chose.
struct CallbackIssuerMatchesCheck: Check {
  let id = "callback-issuer-matches"
  let requirement = Requirement(.rfc9207("2.4"), .must)
  let summary = "'iss' in the callback is the issuer of the server to which the app sent the user"
  let subjects: [MessageName] = [.callback]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    // Who started no sign-in has nothing to compare with: 'callback-expected' is about that.
    guard let answer = step.url?.queryParameters, let app = step.receiver,
      let signIn = try evidence.signIn(of: app, before: step, state: answer[.state])
    else { return nil }
    let metadata = try evidence.metadata(for: signIn)
    // Only of a server that promises the parameter an app must expect it: RFC 9207 §2.4.
    if answer[.issuer] == nil, metadata[.sendsIssuer]?.boolValue != true { return nil }
    return .repeats(
      .issuer, answer[.issuer], try metadata.issuer(),
      as: "the 'issuer' of the metadata that the app read")
  }
}
