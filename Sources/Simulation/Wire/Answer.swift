package import HTTPModel
package import TranscriptModel
package import Vocabulary
import WireFormats

/// What a server answers, and for the record why it refused, if it did.
package struct Answer: Sendable {
  /// The response as it goes onto the wire.
  package var response: HTTPResponse
  /// What the response is, where it is not simply the response to that request: `login-page`.
  package var name: MessageName?
  /// Why the server refused; nil when it did not.
  package var refusal: Refusal?

  /// An answer.
  package init(_ response: HTTPResponse, as name: MessageName? = nil, refusal: Refusal? = nil) {
    self.response = response
    self.name = name
    self.refusal = refusal
  }
}

/// A response as it reached the one who asked.
package struct Reply: Sendable {
  /// The response, perhaps changed on its way.
  package var response: HTTPResponse
  /// The step in which it came.
  package var step: StepID
}

extension MessageName {
  /// The name of the response to a request of this name: `token-response` for `token-request`.
  package var ofResponse: MessageName {
    let request: WireText = "request"
    guard rawValue.hasSuffix(request) else { return MessageName(rawValue: rawValue + "-response") }
    let base = WireText(decoding: rawValue.utf8.dropLast(request.utf8.count))
    return MessageName(rawValue: base + "response")
  }
}
