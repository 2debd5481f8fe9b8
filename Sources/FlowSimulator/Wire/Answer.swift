public import HTTPModel
public import OAuthModel

/// What a server answers, and for the record why it refused, if it did.
public struct Answer: Sendable {
  /// The response as it goes onto the wire.
  public var response: HTTPResponse
  /// What the response is, where it is not simply the response to that request: `login-page`.
  public var name: MessageName?
  /// Why the server refused; nil when it did not.
  public var refusal: Refusal?

  /// An answer.
  public init(_ response: HTTPResponse, as name: MessageName? = nil, refusal: Refusal? = nil) {
    self.response = response
    self.name = name
    self.refusal = refusal
  }
}
