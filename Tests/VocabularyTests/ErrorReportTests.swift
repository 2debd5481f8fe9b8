import Testing

@testable import Vocabulary

@Suite("Errors that people meet")
struct ErrorReportTests {
  @Test(
    "are found by number, by name and by text, however it was copied",
    arguments: [
      ("-3", "org.openid.appauth.general -3"), ("-10", "org.openid.appauth.oauth_token -10"),
      ("AppAuth-Android 1000", "AppAuth-Android 1000"),
      ("canceledLogin", "ASWebAuthenticationSessionError 1"),
      ("Nonce mismatch", "org.openid.appauth.general -15"),
      (
        "Error: State mismatch, expecting abc but got def in answer",
        "org.openid.appauth.oauth_authorization -61439"
      ),
      ("response state param did not match request state.", "AppAuth-Android 9"),
      (
        "The operation couldn't be completed. (org.openid.appauth.general error -3.)",
        "org.openid.appauth.general -3"
      ),
      ("Error Domain=FIRAuthErrorDomain Code=17094", "FIRAuthErrorDomain 17094"),
      (
        "{\"code\":401,\"error\":\"Error: The authentication token has an invalid signature.\"}",
        "The authentication token has an invalid signature."
      ),
      ("Error: Table 'players' does not exist.", "Table '…' does not exist."),
      ("17094", "FIRAuthErrorDomain 17094"),
      ("MISSING_OR_INVALID_NONCE", "FIRAuthErrorDomain 17094"),
      (
        "MISSING_OR_INVALID_NONCE : Duplicate credential received. Please try again with a new credential.",
        "FIRAuthErrorDomain 17094"
      ),
      (
        "The supplied auth credential is malformed or has expired.", "FIRAuthErrorDomain 17004"
      ),
      ("17020", "FIRAuthErrorDomain 17020"), ("17093", "FIRAuthErrorDomain 17093"),
      ("-7026", "ASAuthorizationError 1000"), ("-7022", "ASAuthorizationError 1000"),
      ("-7034", "ASAuthorizationError 1000"), ("-7003", "ASAuthorizationError 1000"),
      ("AKAuthenticationError -7026", "ASAuthorizationError 1000"),
      ("invalid_grant: Token is not active", "org.openid.appauth.oauth_token -10"),
      (
        "Error getting access token from Apple. OAuth2 redirect uri is: https://a.b/c",
        "Error getting access token from Apple"
      ),
      (
        "Version 1 of the Mobile Services JWT token has been deprecated. Use version 2.",
        "Version 1 of the Mobile Services JWT token has been deprecated."
      ),
      (
        "Fatal error: Invalid state: A login callback was received, but no login request was sent.",
        "Invalid state: A login callback was received, but no login request was sent."
      ),
      ("SyntaxError: Unexpected token", "SyntaxError: Unexpected token"),
      (
        "{\"code\":401,\"error\":\"SyntaxError: Unexpected token u\"}",
        "SyntaxError: Unexpected token"
      ),
      ("ERROR_CREDENTIAL_ALREADY_IN_USE", "FIRAuthErrorDomain 17025"),
      ("INVALID_CREDENTIAL_OR_PROVIDER_ID", "FIRAuthErrorDomain 17999"),
      (
        "The operation couldn’t be completed. (com.apple.AuthenticationServices.AuthorizationError error 1000.)",
        "ASAuthorizationError 1000"
      ),
    ])
  func found(typed: String, word: String) {
    #expect(Glossary.entries(for: typed).map(\.word).contains(word))
  }

  @Test("are not found by a piece of a text, or by its pieces in another order")
  func notFound() {
    #expect(Glossary.entries(for: "State mismatch, expecting").isEmpty)
    #expect(Glossary.entries(for: "token-expired").isEmpty)
    #expect(Glossary.entries(for: "3").isEmpty)
    #expect(Glossary.entries(for: "but got x State mismatch, expecting y").isEmpty)
  }

  @Test("say where they are errors, what they mean, and what each statement rests on")
  func form() {
    #expect(GlossaryEntry.reportedErrors.count > 30)
    for entry in GlossaryEntry.reportedErrors {
      let report = entry.report
      #expect(report?.domain.isEmpty == false && entry.sender?.isEmpty == false, "\(entry.word)")
      for cause in report?.causes ?? [] {
        #expect(!cause.references.isEmpty && (10...180).contains(cause.text.count), "\(cause.text)")
        for reference in cause.references {
          #expect(SourceReference(parsing: reference.description) == reference)
        }
      }
      #expect(entry.sources.contains { $0.firmness != .specified }, "\(entry.word)")
    }
  }

  @Test("know every text that the mobile service writes, with what causes it")
  func mobileService() {
    for text in MobileServiceText.allCases {
      let entry = Glossary.entries(for: text.answer("x")).first { $0.word == text.rawValue }
      #expect(entry?.report?.causes.isEmpty == false, "\(text.rawValue)")
    }
  }

  @Test("of one number belong to several who number errors")
  func severalMeanings() {
    #expect(
      Glossary.entries(for: "-3").map(\.word) == [
        "org.openid.appauth.general -3", "org.openid.appauth.oauth_token -3",
        "org.openid.appauth.oauth_authorization -3",
      ])
    #expect(
      Glossary.entries(for: "1000").map(\.word) == [
        "ASAuthorizationError 1000", "AppAuth-Android 1000",
      ])
  }
}
