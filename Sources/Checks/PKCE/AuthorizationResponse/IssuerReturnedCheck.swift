import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer says which server gives it.
struct IssuerReturnedCheck: Check {
  let id = "issuer-returned"
  let requirement = Requirement(.rfc9207("2"), .must)
  let summary = "'iss' in 'Location' is the 'issuer' of the metadata of the server that answers"
  let subjects: [MessageName] = [.authorizationResponse]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let location = step.response?.location else { return nil }
    let metadata = try evidence.metadata(from: step.sender, before: step)
    let issuer = location.queryParameters[.issuer]
    // A server that does not promise the parameter need not send it: RFC 9207 §3.
    if issuer == nil, metadata[.sendsIssuer]?.boolValue != true { return nil }
    return .repeats(.issuer, issuer, try metadata.issuer(), as: "the 'issuer' of the metadata")
  }
}
