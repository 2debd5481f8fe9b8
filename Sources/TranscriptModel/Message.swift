public import HTTPModel

/// What one participant says to another.
public enum Message: Hashable, Sendable {
  /// An HTTP request.
  case request(HTTPRequest)
  /// An HTTP response.
  case response(HTTPResponse)
  /// A handoff on the device.
  case handoff(Handoff)
}
