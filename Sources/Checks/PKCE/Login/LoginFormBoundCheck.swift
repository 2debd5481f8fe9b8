import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The form that comes back is the one that the server sent to this browser.
struct LoginFormBoundCheck: Check {
  let id = "login-form-bound"
  let requirement = Requirement(.rfc6749("10.12"), .must)
  let summary = "the submitted form has the 'csrf_token' of the page that was sent to this browser"
  let subjects: [MessageName] = [.loginSubmit]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let request = step.request, let form = request.form else { return nil }
    guard !request.cookiePairs.isEmpty else {
      return .fail("no cookie came with the form, so nothing ties it to a page that was sent")
    }
    let token = form[.csrfToken]
    var page = try evidence.loginPage(
      for: step, where: { token != nil && $0.formToken == token })
    if page == nil { page = try evidence.loginPage(for: step) }
    guard let page else {
      try evidence.requireAllSteps(before: step)
      return .fail("no login page set the cookie that came with the form")
    }
    guard let expected = page.formToken else {
      guard token != nil else { return .fail("neither the page nor the form has a 'csrf_token'") }
      throw MissingEvidence("the login page shows no hidden field 'csrf_token'")
    }
    // The page that this form came from may be one that is gone.
    if token != expected { try evidence.requireAllSteps(before: step) }
    return .repeats(.csrfToken, token, expected, of: page)
  }
}

extension Step {
  /// The value that ties a form to this page.
  fileprivate var formToken: WireText? {
    LoginForm.hiddenValue(.csrfToken, in: response?.body.text ?? "")
  }
}
