import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// An API shows its data to whom they belong.
  static let resourceOwner = Check(
    "resource-owner", at: [.resourceResponse], Requirement(.rfc6749("7")),
    "the 'owner' of what the API shows is the 'sub' of the access token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true, let owner = evidence.json(in: step)?["owner"] else {
      return nil
    }
    let request = try evidence.request(answeredBy: step)
    guard let subject = evidence.jwt(request.request?.bearerToken)?.claims.string("sub").value
    else { return nil }
    return .equal(
      owner.stringValue ?? owner.compactText, subject, pass: "'owner' is the 'sub' of the token",
      fail: "'owner' is \(owner.compactText), but the access token is of '\(subject)'")
  }
}
