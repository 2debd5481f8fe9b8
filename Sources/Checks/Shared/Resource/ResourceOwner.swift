import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The API gives out what belongs to the user of whom the token tells.
  static let resourceOwner = Check(
    "resource-owner", at: [.resourceResponse], Requirement(.rfc6749("7")),
    "the 'owner' in the API's answer is the 'sub' of the token that came"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true,
      let owner = evidence.json(in: step)?["owner"]?.stringValue
    else { return nil }
    let request = try evidence.request(answeredBy: step)
    // A token that is no JWT tells only its issuer whose it is.
    guard let token = evidence.jwt(request.request?.bearerToken),
      let subject = token.claims.string("sub").value
    else { return nil }
    return .named("owner", owner, equals: subject)
  }
}
