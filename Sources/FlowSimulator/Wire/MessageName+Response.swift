import OAuthModel

extension MessageName {
  /// The name of the response to a request of this name: `token-response` for `token-request`.
  var ofResponse: MessageName {
    let request = "request"
    guard rawValue.hasSuffix(request) else { return MessageName(rawValue: rawValue + "-response") }
    return MessageName(rawValue: rawValue.dropLast(request.count) + "response")
  }
}
