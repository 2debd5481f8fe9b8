import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The cookie of the login stays out of plain HTTP and out of the reach of scripts.
struct SessionCookieProtectedCheck: Check {
  let id = "session-cookie-protected"
  let requirement = Requirement(.rfc6265("8.3"), .should)
  let summary = "every cookie of the login page has 'Secure' and 'HttpOnly'"
  let subjects: [MessageName] = [.loginPage]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    let cookies = step.response?.fields.values(of: "Set-Cookie") ?? []
    guard !cookies.isEmpty else { return nil }
    for cookie in cookies {
      let attributes = Set(cookie.split(at: ";").dropFirst().map(\.trimmed.asciiLowercased))
      let name = WireText(cookie.prefix(upTo: "="))
      for attribute in ["Secure", "HttpOnly"] as [WireText]
      where !attributes.contains(attribute.asciiLowercased) {
        return .fail("the cookie '\(name)' lacks '\(attribute)'")
      }
    }
    return .pass("\(cookies.count.counted("cookie")), with 'Secure' and 'HttpOnly'")
  }
}
