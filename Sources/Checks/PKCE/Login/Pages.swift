import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// No other site can show the server's page inside its own, and have the user click there.
  static let pageNotFramed = Check(
    "page-not-framed", at: [.loginPage, .authorizationResponse],
    Requirement(.rfc9700("4.16"), .must),
    "the server's pages have 'frame-ancestors' in a 'Content-Security-Policy', and 'X-Frame-Options'"
  ) { step, _ in
    guard let response = step.response, response.location == nil,
      response.fields["Content-Type"]?.asciiLowercased.hasPrefix("text/html") == true
    else { return nil }
    let policies = response.fields.values(of: "Content-Security-Policy").flatMap {
      $0.asciiLowercased.replacing(",", with: ";").split(at: ";").map(\.trimmed)
    }
    let hasPolicy = policies.contains { $0.hasPrefix("frame-ancestors") }
    let hasOption = response.fields["X-Frame-Options"] != nil
    switch (hasPolicy, hasOption) {
    case (true, true):
      return .pass("'frame-ancestors' and 'X-Frame-Options' keep the page out of frames")
    case (true, false):
      return .fail("'X-Frame-Options' is missing; old browsers do not know 'frame-ancestors'")
        .by(Requirement(.rfc9700("4.16"), .should))
    case (false, true):
      return .fail(
        "'Content-Security-Policy' has no 'frame-ancestors'; only 'X-Frame-Options' is there"
      )
      .by(Requirement(.rfc9700("4.16"), .should))
    case (false, false):
      return .fail("nothing keeps the page out of foreign frames: 'frame-ancestors' is missing")
    }
  }

  /// The browser does not send the password on to where the answer leads.
  static let passwordRedirectStatus = Check(
    "password-redirect-status", at: [.authorizationResponse],
    Requirement(.rfc9700("4.12"), .should),
    "the redirect that answers a form with a password has the status 303"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let response = step.response, response.location != nil else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard request.request?.form?[.password] != nil else { return nil }
    let status: (expected: WireText, actual: WireText) = ("303", "\(response.status)")
    switch response.status {
    case 303: return .pass("status 303: the browser goes on with GET, without the form")
    case 307:
      return .fail(
        "status 307 makes the browser send the form on, with the password in it",
        expected: status.expected, actual: status.actual
      ).by(Requirement(.rfc9700("4.12"), .mustNot))
    case 308:
      return .fail(
        "status 308 makes the browser send the form on, as 307 does", expected: status.expected,
        actual: status.actual
      ).by(Requirement(.rfc9700("4.12"), .mustNot))
    default:
      return .fail(
        "status \(response.status) leaves it to the browser if it sends the form on; 303 does not",
        expected: status.expected, actual: status.actual)
    }
  }
}
