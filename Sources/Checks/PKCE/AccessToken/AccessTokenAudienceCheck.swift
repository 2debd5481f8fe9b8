import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The access token is for the API that it is sent to.
struct AccessTokenAudienceCheck: TokenRule {
  let id = "access-token-audience"
  let token = JudgedToken.accessToken
  let requirement = Requirement(.rfc9068("4"), .must)
  let summary = "a JWT access token's 'aud' names the API that the token is sent to"

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let origin = step.request?.url.origin
    let audience: [WireText]
    switch jwt.claims.audience {
    case .present(let names) where !names.isEmpty: audience = names
    case .absent, .present:
      return .fail("'aud' names nobody; it must name an API", expected: origin)
    case .wrongType(let value):
      return .fail(
        "'aud' is \(value.compactText); it must be a string or an array of strings",
        expected: origin, actual: value.compactText)
    }
    let names = audience.quotedList
    let origins = audience.compactMap(Self.origin)
    guard !origins.isEmpty else {
      throw MissingEvidence("'aud' is \(names); which API bears that name is not in the transcript")
    }
    guard let origin else { return .pass("'aud' names \(names)") }
    return origins.contains(origin)
      ? .pass("'aud' names '\(origin)', where the token is sent to")
      : .fail(
        "'aud' names \(names), but the token is sent to '\(origin)'", expected: origin,
        actual: audience.joined(separator: " "))
  }

  /// The origin of an audience that is an `https` URL.
  private static func origin(_ audience: WireText) -> WireText? {
    let url = URI(audience)
    return url.scheme == "https" && url.authority?.isEmpty == false ? url.origin : nil
  }
}
