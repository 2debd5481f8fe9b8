import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The server says in its metadata that it does PKCE with S256.
struct MetadataOffersS256Check: Check {
  let id = "metadata-offers-s256"
  let requirement = Requirement(.rfc9700("2.1.1"), .recommended)
  let summary = "'code_challenge_methods_supported' in the metadata lists 'S256'"
  let subjects: [MessageName] = [.metadataResponse]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let response = step.response, response.isSuccess else { return nil }
    guard let member = response.json?[.codeChallengeMethods] else {
      return .fail(
        "'code_challenge_methods_supported' is missing, so an app cannot tell that there is PKCE")
    }
    guard let methods = member.arrayValue?.map({ $0.stringValue ?? $0.compactText }) else {
      return .fail("'code_challenge_methods_supported' is \(member.kind), not an array")
    }
    let list = methods.quotedList
    return methods.contains(CodeChallengeMethod.s256.rawValue)
      ? .pass("'code_challenge_methods_supported' lists \(list)")
      : .fail(
        "'code_challenge_methods_supported' lists \(list.isEmpty ? "nothing" : list), not 'S256'")
  }
}
