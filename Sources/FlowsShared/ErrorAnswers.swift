package import HTTPModel
package import Simulation
package import WireFormats

/// What a server says of an error, in the characters that the field may hold.
package enum ErrorDescription {
  /// A reason as the value of `error_description`: space and visible ASCII, without `"` and `\`.
  ///
  /// A reason may quote what came in the request, and that can be anything.
  ///
  /// RFC 6749 §4.1.2.1, §5.2; RFC 6750 §3
  package static func text(_ reason: String) -> WireText {
    var text = String.UnicodeScalarView()
    for character in reason.unicodeScalars {
      switch character {
      case "\"": text.append("'")
      case "\\": text.append("?")
      case " "..."~": text.append(character)
      default: text.append("?")
      }
    }
    return WireText(String(text))
  }
}

extension Answer {
  /// There is something at the address, but not for this method: RFC 9110 §15.5.6.
  package static func methodNotAllowed(
    _ request: HTTPRequest, allowed methods: [WireText]
  ) -> Answer {
    let allowed = methods.joined(separator: ", ")
    return Answer(
      HTTPResponse(status: 405, fields: ["Allow": allowed]),
      refusal: Refusal(
        nil, "'\(request.url.path)' is there for the method \(allowed), not for \(request.method)"))
  }
}
