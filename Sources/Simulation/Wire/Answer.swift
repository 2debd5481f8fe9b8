package import HTTPModel
package import TranscriptModel
package import Vocabulary

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
