public import HTTPModel
public import WireFormats

/// What one participant says to another.
public enum Message: Hashable, Sendable {
  /// An HTTP request.
  case request(HTTPRequest)
  /// An HTTP response.
  case response(HTTPResponse)
  /// A handoff on the device.
  case handoff(Handoff)
}

/// What passes between a person, an app, the device and the browser without HTTP: a URL that is
/// opened, or a platform call with its parameters.
public struct Handoff: Hashable, Sendable {
  /// What is done, as a verb phrase: `open`, `show`, `type`.
  public var action: String
  /// The URL that is handed on, if it is one.
  public var url: URI?
  /// The named values that are handed on, if it is no URL.
  public var parameters: [NamedValue]

  /// A URL that is handed on.
  public init(action: String, url: URI) {
    self.action = action
    self.url = url
    parameters = []
  }

  /// Named values that are handed on.
  public init(action: String, parameters: [NamedValue]) {
    self.action = action
    url = nil
    self.parameters = parameters
  }

  /// The value of the first parameter of this name.
  public subscript(name: some WireTextConvertible) -> WireText? {
    let name = name.wireText
    return parameters.first { $0.name == name }?.value
  }
}
