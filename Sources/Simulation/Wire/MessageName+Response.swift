package import Vocabulary
import WireFormats

extension MessageName {
  /// The name of the response to a request of this name: `token-response` for `token-request`.
  package var ofResponse: MessageName {
    let request: WireText = "request"
    guard rawValue.hasSuffix(request) else { return MessageName(rawValue: rawValue + "-response") }
    let base = WireText(decoding: rawValue.utf8.dropLast(request.utf8.count))
    return MessageName(rawValue: base + "response")
  }
}
