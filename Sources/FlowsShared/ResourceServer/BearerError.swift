import HTTPModel
package import Simulation
import Vocabulary
import WireFormats

/// How the resource server refuses: RFC 6750 §3.
extension ResourceServer {
  /// A status, and a `WWW-Authenticate` field that says why.
  ///
  /// A request without a token gets no error code: RFC 6750 §3.1.
  package static func errorAnswer(_ refusal: Refusal) -> Answer {
    guard let error = refusal.error else {
      return Answer(response(status: 401, challenge: #"Bearer realm="photos""#), refusal: refusal)
    }
    let reason = refusal.reason.replacing("\"", with: "'")
    var challenge: WireText =
      #"Bearer realm="photos", error="\#(error.rawValue)", error_description="\#(reason)""#
    switch error {
    case .insufficientScope:
      challenge += #", scope="photos""#
      return Answer(response(status: 403, challenge: challenge), refusal: refusal)
    case .invalidRequest:
      return Answer(response(status: 400, challenge: challenge), refusal: refusal)
    case .temporarilyUnavailable:
      return Answer(HTTPResponse(status: 503, fields: ["Retry-After": "30"]), refusal: refusal)
    default:
      return Answer(response(status: 401, challenge: challenge), refusal: refusal)
    }
  }

  private static func response(status: Int, challenge: WireText) -> HTTPResponse {
    HTTPResponse(status: status, fields: ["WWW-Authenticate": challenge])
  }
}
