import HTTPModel
import OAuthModel
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
      let parts = cookie.split(separator: ";").map { $0.filter { $0 != " " } }
      let attributes = Set(parts.dropFirst().map { $0.lowercased() })
      let name = String(cookie.prefix { $0 != "=" })
      for attribute in ["Secure", "HttpOnly"] where !attributes.contains(attribute.lowercased()) {
        return .fail("the cookie '\(name)' lacks '\(attribute)'")
      }
    }
    return .pass("\(cookies.count.counted("cookie")), with 'Secure' and 'HttpOnly'")
  }
}
