import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

extension Step {
  /// The access token that is issued in this step, or that comes with it.
  func accessToken(in evidence: Evidence) -> String? {
    if isTokenEndpointSuccess { return evidence.member(.accessToken, of: self)?.stringValue }
    return request.flatMap(\.bearerToken)
  }
}

extension HTTPRequest {
  /// The token behind `Bearer`, or, where it should not be, in the URL or in the form.
  var bearerToken: String? {
    let words = fields["Authorization"]?.split(separator: " ", maxSplits: 1) ?? []
    if words.count == 2, words[0].lowercased() == "bearer" { return String(words[1]) }
    return url.queryParameters[.accessToken] ?? form?[.accessToken]
  }
}
