import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// Which login page a form belongs to: the bond is the cookie that the page set.
extension Evidence {
  /// The login pages before a request that set one of its cookies, in order.
  func loginPages(for request: Step) throws(MissingEvidence) -> [Step] {
    let cookies = Set(request.request?.cookiePairs ?? [])
    guard !cookies.isEmpty else {
      throw MissingEvidence("'\(request.id)' has no cookie that would name its login")
    }
    return steps(named: .loginPage).filter { page in
      page.number < request.number
        && page.response?.fields.values(of: "Set-Cookie")
          .contains { cookies.contains(Cookies.pair(ofSetCookie: $0)) } == true
    }
  }
}

extension HTTPRequest {
  /// Every `name=value` of the `Cookie` fields.
  var cookiePairs: [String] {
    fields.values(of: "Cookie").flatMap { $0.split(separator: ";") }
      .map { String($0.drop { $0 == " " }) }
  }
}

/// The form of a login page, as far as checks must read it.
enum LoginForm {
  /// The value of a hidden field; nil when no `input` of this name is found.
  static func hiddenValue(_ name: ParameterName, in page: String) -> String? {
    page.split(separator: "<input").lazy.map { $0.prefix { $0 != ">" } }
      .first { attribute("name", in: $0) == name.rawValue }
      .flatMap { attribute("value", in: $0) }
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
