import Testing
import TranscriptModel

@testable import Checks

/// An authorization server takes the request by GET and by POST: OIDC Core §3.1.2.1.
@Suite("An authorization request by POST")
struct PostedRequestTests {
  @Test(
    "is judged as the same request by GET",
    arguments: ["pkce", "pkce-second", "denied", "two-sign-ins"])
  func sameFindings(recording: String) throws {
    let recorded = try SignIn(recording)
    var posted = recorded
    try Edit.byPOST.apply(to: &posted, at: "authorization-request")
    #expect(posted.transcript != recorded.transcript)
    #expect(posted.findings().map(\.outcome) == recorded.findings().map(\.outcome))
    #expect(Disagreements.find(in: Checker().judge(posted.transcript)) == [])
  }

  @Test("fails where a parameter of the form breaks a rule")
  func fault() throws {
    var signIn = try SignIn()
    try Edit.byPOST.apply(to: &signIn, at: "authorization-request")
    try signIn.change("authorization-request", "form.state", .set("abc"))
    let failures = signIn.failures.map(\.check)
    for check in ["state-unguessable", "authorization-url-unchanged", "state-returned"] {
      #expect(failures.contains(check), "\(check)")
    }
  }
}

extension Finding {
  /// What a finding says without its words.
  fileprivate var outcome: String { "\(check): \(verdict), \(requirement)" }
}
