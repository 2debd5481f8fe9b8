import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The form that comes back is the one that the server sent to this browser.
struct LoginFormBoundCheck: Check {
  let id = "login-form-bound"
  let requirement = Requirement(.rfc6749("10.12"), .must)
  let summary = "the submitted form has the 'csrf_token' of the page that was sent to this browser"
  let subjects: [MessageName] = [.loginSubmit]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form else { return nil }
    let sent = try evidence.loginPages(for: step)
    if sent.isEmpty {
      try evidence.requireAllSteps(before: step)
      return .fail("no login page set the cookie that came with the form")
    }
    let pages = sent.compactMap { page in
      LoginForm.hiddenValue(.csrfToken, in: page.response?.body.text ?? "").map { (page, $0) }
    }
    let token = form[.csrfToken]
    guard let (page, expected) = pages.last(where: { $0.1 == token }) ?? pages.last else {
      guard token != nil else { return .fail("neither the page nor the form has a 'csrf_token'") }
      throw MissingEvidence("the login page shows no hidden field 'csrf_token'")
    }
    return .repeats(.csrfToken, token, expected, of: page)
  }
}
