import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("Checks of tokens of Mobile Services")
struct MobileServiceTokenCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("master-key-off-the-wire", in: "custom-token", at: "mint-token") {
      pass("the master key is in none of 33 messages")
      fail(
        "the master key is in 'social-login-request', from 'app'; whoever reads it is every user",
        after: "social-login-request:header.X-Debug+=key=\(Recorded.masterKey)",
        title: "inside another value")
      unknown("step 20 is not in the transcript", after: "table-response:gone")
      unknown(
        "the master key is too short to be told from other words",
        after: "mobile-service:registered.master_key=key", title: "it would be found by chance")
    },
    CheckTable("mobile-token-algorithm", in: "custom-token", at: "table-request") {
      pass("'alg' is HS256", at: "create-user-response", "table-request")
      fail(
        #"'alg' is "none"; a service has one algorithm for its key, HS256, and does not ask the token"#,
        expected: "HS256", actual: #""none""#, after: "header.X-ZUMO-AUTH.header.alg=none")
      fail(
        #"'alg' is "HS512"; a service has one algorithm for its key, HS256, and does not ask the token"#,
        expected: "HS256", actual: #""HS512""#, after: "header.X-ZUMO-AUTH.header.alg=HS512")
      fail(
        "'alg' is 1; a service has one algorithm for its key, HS256, and does not ask the token",
        expected: "HS256", actual: "1", after: "header.X-ZUMO-AUTH.header.alg=1")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-audience", in: "custom-token", at: "table-request") {
      pass("'aud' is 'Facebook'")
      pass("'aud' is 'Custom'", at: "table-request#2")
      pass("'aud' is 'Custom'", after: #"header.X-ZUMO-AUTH.claims.aud=["Custom"]"#)
      warn(
        "'aud' names 'scorekeeper'; it should name one of 'Custom', 'Facebook', 'Google', 'Twitter', 'MicrosoftAccount', 'Aad', the provider of the user",
        at: "create-user-response", after: "json.token.claims.aud=scorekeeper",
        title: "where the service gives it")
      fail(
        "'aud' names 'scorekeeper'; it should name one of 'Custom', 'Facebook', 'Google', 'Twitter', 'MicrosoftAccount', 'Aad', the provider of the user",
        by: "RFC 8725 §3.9 (MUST)", after: "header.X-ZUMO-AUTH.claims.aud=scorekeeper")
      fail(
        "'aud' names 'Custom', 'x'; it should name one of 'Custom', 'Facebook', 'Google', 'Twitter', 'MicrosoftAccount', 'Aad', the provider of the user",
        by: "RFC 8725 §3.9 (MUST)", after: #"header.X-ZUMO-AUTH.claims.aud=["Custom","x"]"#)
      warn(
        "'aud' is missing; it should be one of 'Custom', 'Facebook', 'Google', 'Twitter', 'MicrosoftAccount', 'Aad'",
        after: "header.X-ZUMO-AUTH.claims.aud=")
      pass("'aud' is 'Google'", after: "header.X-ZUMO-AUTH.claims.aud=Google")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-begun", in: "custom-token", at: "table-request") {
      pass("the token has neither of them")
      pass(
        "neither lies more than five minutes ahead",
        after: "header.X-ZUMO-AUTH.claims.nbf+=1767225900")
      fail(
        "'nbf' is 1767225901, which lies more than five minutes ahead of this step",
        after: "header.X-ZUMO-AUTH.claims.nbf+=1767225901")
      fail(
        "'iat' is 1767225600000, which lies more than five minutes ahead of this step",
        by: "azure-mobile-services-node: runtime/jsonwebtoken.js",
        after: "header.X-ZUMO-AUTH.claims.iat+=1767225600000", title: "milliseconds")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-expiry", in: "custom-token", at: "table-request") {
      pass("'exp' is 1769817600, 2592000 seconds after this step")
      warn(
        "'exp' is 1767225541, 59 seconds before this step; others allow for clocks that differ, and this service did not",
        by: "azure-mobile-services-node: runtime/jsonwebtoken.js",
        after: "header.X-ZUMO-AUTH.claims.exp=1767225541", title: "within a leeway")
      fail(
        "'exp' is 1769817600050, about 56027 years after this step: these are milliseconds; divided by 1000 it is 2592000 seconds after it",
        after: "header.X-ZUMO-AUTH.claims.exp=1769817600050", title: "milliseconds")
      warn(
        "'exp' is 1769817600.05, no whole number; a fraction is allowed, and many readers expect none: round a time in JavaScript that was divided by 1000",
        by: "RFC 7519 §2",
        after: "header.X-ZUMO-AUTH.claims.exp=1769817600.05",
        title: "JavaScript's time, not rounded")
      fail(
        #"'exp' is a string, "1769817600"; it must be a number of seconds since 1970"#,
        after: #"header.X-ZUMO-AUTH.claims.exp="1769817600""#, title: "a text")
      fail(
        "'exp' is 1767225540, 60 seconds before this step",
        after: "header.X-ZUMO-AUTH.claims.exp=1767225540")
      for (value, words) in [
        ("4102444800", "about 74 years after"),
        ("9223372036854775807", "about 292277024570 years after"),
      ] {
        warn(
          "'exp' is \(value), \(words) this step",
          by: "azure-mobile-services-node: runtime/request/loginhandler.js",
          after: "header.X-ZUMO-AUTH.claims.exp=\(value)")
      }
      fail(
        "'exp' is missing: the token never ends",
        by: "azure-mobile-services-node: runtime/jsonwebtoken.js",
        after: "header.X-ZUMO-AUTH.claims.exp=")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-issuer", in: "custom-token", at: "table-request") {
      pass("'iss' is 'urn:microsoft:windows-azure:zumo'")
      fail(
        "'iss' is 'urn:mail', not 'urn:microsoft:windows-azure:zumo'; 8 characters came, 32 were expected",
        expected: "urn:microsoft:windows-azure:zumo", actual: "urn:mail",
        after: "header.X-ZUMO-AUTH.claims.iss=urn:mail")
      fail(
        "'iss' is missing; it must be 'urn:microsoft:windows-azure:zumo'",
        expected: "urn:microsoft:windows-azure:zumo", after: "header.X-ZUMO-AUTH.claims.iss=")
      warn(
        "'iss' is 'urn:mail', not 'urn:microsoft:windows-azure:zumo'; 8 characters came, 32 were expected; rules for different kinds of tokens must exclude each other, and this service did not look",
        expected: "urn:microsoft:windows-azure:zumo", actual: "urn:mail",
        after: .profile2013, "header.X-ZUMO-AUTH.claims.iss=urn:mail",
        title: "at the service of 2013")
      warn(
        "'iss' is 'urn:mail', not 'urn:microsoft:windows-azure:zumo'; 8 characters came, 32 were expected; this service gave the token itself",
        by: "azure-mobile-services-node: runtime/request/loginhandler.js",
        expected: "urn:microsoft:windows-azure:zumo", actual: "urn:mail",
        at: "create-user-response", after: "json.token.claims.iss=urn:mail",
        title: "where the service gives it")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-type", in: "custom-token", at: "table-request") {
      pass("'typ' is 'JWT'")
      pass("the header names no 'typ'", after: "header.X-ZUMO-AUTH.header.typ=")
      for nothing in ["null", "false", "0"] {
        pass(
          "the header names no 'typ'", after: "header.X-ZUMO-AUTH.header.typ=\(nothing)",
          title: "what JavaScript takes for nothing")
      }
      warn(
        #"'typ' is "jwt"; this service takes "JWT" alone, in these letters"#, expected: "JWT",
        actual: #""jwt""#, after: "header.X-ZUMO-AUTH.header.typ=jwt")
      warn(
        #"'typ' is [1]; this service takes "JWT" alone, in these letters"#, expected: "JWT",
        actual: "[1]", after: "header.X-ZUMO-AUTH.header.typ=[1]")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-kid", in: "custom-token", at: "table-request") {
      pass(#"'kid' is the text "0""#)
      warn(
        "'kid' is the number 0, as Mobile Services wrote it in tokens of version 1; a key id has to be a text",
        by: "Mobile Services version 2", expected: #""0""#, actual: "0",
        after: "header.X-ZUMO-AUTH.header.kid=0", title: "the number of version 1")
      fail(
        "'kid' is [0]; a key id has to be a text", expected: #""0""#, actual: "[0]",
        after: "header.X-ZUMO-AUTH.header.kid=[0]")
      warn(
        "'kid' is 1; a key id has to be a text, and this service took it, since it did not look",
        expected: #""0""#, actual: "1", after: .profile2013, "header.X-ZUMO-AUTH.header.kid=1",
        title: "at the service of 2013")
      warn(
        #"'kid' is "one"; in tokens of version 2 it is the text "0""#,
        by: "azure-mobile-services-node: runtime/request/loginhandler.js", expected: #""0""#,
        actual: #""one""#,
        after: "header.X-ZUMO-AUTH.header.kid=one")
      warn(
        #"'kid' is missing; in tokens of version 2 it is the text "0""#,
        by: "azure-mobile-services-node: runtime/request/loginhandler.js", expected: #""0""#,
        after: "header.X-ZUMO-AUTH.header.kid=")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-signature", in: "custom-token", at: "table-request") {
      pass(
        "signed with SHA-256 of the master key and 'JWTSig'", at: "social-login-response",
        "create-user-response", "log-in-response", "insert-request", "table-request",
        "table-request#3", title: "where they are issued and where they are used")
      fail(
        "the header's 'crit' is [\"x\"]: no critical extension is understood",
        by: "RFC 7515 §4.1.11 (MUST)",
        after: #"header.X-ZUMO-AUTH.header.crit+=["x"]"#)
      fail(
        "signed with another key (sha256-jwtsig-latin1-as-utf8): the key is that digest, read as latin-1 text and written as UTF-8: what Node.js does since version 6 with a 'binary' string; hand the digest on as a buffer",
        expected: "sha256-jwtsig", actual: "sha256-jwtsig-latin1-as-utf8",
        after: .remint("sha256-jwtsig-latin1-as-utf8"),
        title: "a key that was derived in another way")
      fail(
        "signed with another key (master-key-itself): the key is the master key itself; hash it with 'JWTSig' behind it",
        expected: "sha256-jwtsig", actual: "master-key-itself", after: .remint("master-key-itself"))
      fail(
        "signed with another key (sha256-jwtsig-hex-text): the key is the 64 hex digits of that digest, as text; hand its 32 bytes on as they are",
        expected: "sha256-jwtsig", actual: "sha256-jwtsig-hex-text",
        after: .remint("sha256-jwtsig-hex-text"))
      fail(
        "signed with another key (sha256-without-suffix): the key is SHA-256 of the master key alone; 'JWTSig' belongs behind it",
        expected: "sha256-jwtsig", actual: "sha256-without-suffix",
        after: .remint("sha256-without-suffix"))
      fail(
        "the signature fits no key that is made of the master key in a known way: the token was changed, or signed by somebody else",
        after: "header.X-ZUMO-AUTH.claims.uid=Facebook:1", title: "claims that were changed")
      fail(
        "the token has no signature; it must be signed with HS256",
        after: "header.X-ZUMO-AUTH=eyJhbGciOiJub25lIn0.e30.", title: "no signature at all")
      unknown(
        "no 'master_key' is registered at 'mobile-service'", after: "registered.master_key=",
        title: "whatever calculations say")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-user-id", in: "custom-token", at: "table-request") {
      pass("'uid' is of the provider 'Facebook', as 'aud' says")
      pass(
        "'uid' is of the provider 'Facebook', as 'aud' says",
        after: "header.X-ZUMO-AUTH.claims.uid=Facebook:a:b", title: "a colon inside")
      for value in ["7f6b2a0e-1f0e", ":1", "Facebook:"] {
        fail(
          "'uid' is '\(value)', without a provider in front; nothing says which kind of user it is",
          after: "header.X-ZUMO-AUTH.claims.uid=\(value)", title: "without a provider")
      }
      warn(
        "'uid' is 'bare', without a provider in front; nothing says which kind of user it is",
        after: .profile2013, "header.X-ZUMO-AUTH.claims.uid=bare",
        title: "at the service of 2013")
      warn(
        "'uid' is 'Custom:Facebook:1', which names two providers: whoever splits it at the last colon takes the user for one of 'Facebook'",
        after: "header.X-ZUMO-AUTH.claims.uid=Custom:Facebook:1")
      warn(
        "'uid' is of the provider 'Custom', but 'aud' is 'Facebook': whoever chose this id can be taken for a user of the other kind",
        expected: "Facebook", actual: "Custom", after: "header.X-ZUMO-AUTH.claims.uid=Custom:1")
      fail(
        "'uid' is 42; it should be a text 'Provider:id'", after: "header.X-ZUMO-AUTH.claims.uid=42")
      doesNotApply(
        after: "header.X-ZUMO-AUTH.claims.aud=scorekeeper", title: "'aud' names no provider")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-version", in: "custom-token", at: "table-request") {
      pass("'ver' is the number 2")
      warn(
        "'ver' is 1; in tokens of version 2 it is the number 2", expected: "2", actual: "1",
        after: "header.X-ZUMO-AUTH.claims.ver=1")
      warn(
        #"'ver' is "2"; in tokens of version 2 it is the number 2"#, expected: "2", actual: #""2""#,
        after: #"header.X-ZUMO-AUTH.claims.ver="2""#)
      warn(
        "'ver' is 2.0; in tokens of version 2 it is the number 2", expected: "2", actual: "2.0",
        after: "header.X-ZUMO-AUTH.claims.ver=2.0")
      warn(
        "'ver' is missing; in tokens of version 2 it is the number 2", expected: "2",
        after: "header.X-ZUMO-AUTH.claims.ver=", title: "no version")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("password-sent-once", in: "custom-token", at: "create-user-request") {
      pass(
        "the password is in nothing but what the user types and the request with it",
        at: "create-user-request", "log-in-request")
      fail(
        "the password is in the values of 'create-user-response'",
        after: "create-user-response:json.password+=IUCbCBcUBdKwd9ti")
      fail(
        "the password is in the values of 'password-hash'",
        after: "password-hash:value.salt=IUCbCBcUBdKwd9ti")
      fail("the password is in a note on 'typed-credentials'", after: .noteWithPassword)
      unknown(
        "the password is too short to be told from other words", after: "json.password=id",
        title: "it would be found by chance")
      unknown("step 20 is not in the transcript", after: "table-response:gone")
      doesNotApply(after: "json.password=")
    },
    CheckTable("token-raw-in-zumo-field", in: "custom-token", at: "table-request") {
      pass("'X-ZUMO-AUTH' holds the token alone")
      fail(
        "'X-ZUMO-AUTH' begins with 'Bearer'; the token stands there alone",
        after: "header.X-ZUMO-AUTH=Bearer eyJhbGciOiJIUzI1NiJ9.e30.AA")
      fail("'X-ZUMO-AUTH' holds no JWT that can be read", after: "header.X-ZUMO-AUTH=junk")
      fail("'X-ZUMO-AUTH' holds no JWT that can be read", after: "header.X-ZUMO-AUTH=..")
      fail(
        "'X-ZUMO-AUTH' occurs 2 times; one token belongs there", after: "header.X-ZUMO-AUTH+=x",
        title: "two fields")
      warn(
        "'X-ZUMO-AUTH' is empty, which counts as no token", after: "header.X-ZUMO-AUTH+=x",
        #"header.X-ZUMO-AUTH="""#, title: "an empty field")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("unreadable-token-refused", in: "custom-token-junk", at: "table-response") {
      pass("what stood in 'X-ZUMO-AUTH' was no token, and the answer is 401")
      warn(
        "what stood in 'X-ZUMO-AUTH' was no token, and the answer is 200: it was taken for nothing at all",
        expected: "401", actual: "200", after: "status=200", title: "an answer with rows")
      unknown(
        "the request that 'table-response' answers is not in the transcript",
        after: "table-request:gone")
      doesNotApply(in: "custom-token", title: "a token that can be read")
    },
  ]
}

extension Edit {
  /// Signs the token anew, with a key that is derived in another way.
  fileprivate static func remint(_ derivation: String) -> Edit {
    Edit("signed with the key '\(derivation)'") { signIn, step in
      let derivation = try #require(
        MasterKeyDerivation.allCases.first { $0.rawValue.string == derivation })
      try signIn.remint(step, with: derivation)
    }
  }

  /// The head says that the service is the one of 2013.
  fileprivate static let profile2013 = Edit("under the profile of 2013") { signIn, _ in
    signIn.transcript.profile = "mobile-services-2013"
  }

  fileprivate static let noteWithPassword = Edit("a note with the password") { signIn, _ in
    let index = try signIn.index(of: "typed-credentials")
    let password = "IUCbCBcUBdKwd9ti"
    signIn.transcript.steps[index].notes.append(Note(about: "password", text: password))
  }
}
