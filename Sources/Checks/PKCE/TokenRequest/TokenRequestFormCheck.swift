import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The token request is a form in a POST.
struct TokenRequestFormCheck: Check {
  let id = "token-request-form"
  let requirement = Requirement(.rfc6749("4.1.3"))
  let summary = "the token request is a POST of 'application/x-www-form-urlencoded'"
  let subjects: [MessageName] = [.tokenRequest, .refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let request = step.request else { return nil }
    guard request.method == "POST" else {
      return .fail("the method is '\(request.method)'", expected: "POST", actual: request.method)
    }
    let type = request.fields["Content-Type"]
    guard MediaType.is(type, MediaType.form) else {
      let came = type.map { "is '\($0)'" } ?? "is missing"
      return .fail("'Content-Type' \(came)", expected: MediaType.form, actual: type)
    }
    guard let form = request.form else { return .fail("the body is not UTF-8") }
    if let odd = form.all.first(where: { !$0.isWellEncoded }) {
      return .fail("'\(odd.text)' is not well encoded")
    }
    return .pass("a POST with a form of \(form.all.count.counted("parameter"))")
  }
}
