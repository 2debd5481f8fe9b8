import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Step {
  /// The access token that is issued in this step, or that comes with it.
  func accessToken(in evidence: Evidence) -> WireText? {
    if isTokenEndpointSuccess { return evidence.member(.accessToken, of: self)?.stringValue }
    return request.flatMap(\.bearerToken)
  }
}

extension HTTPRequest {
  /// The token behind `Bearer`, or, where it should not be, in the URL or in the form.
  var bearerToken: WireText? {
    let words = fields["Authorization"]?.split(at: " ", maxSplits: 1) ?? []
    if words.count == 2, words[0].asciiLowercased == "bearer" { return words[1] }
    return url.queryParameters[.accessToken] ?? form?[.accessToken]
  }
}
