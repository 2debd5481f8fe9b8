import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of what follows from a judgement")
struct VerdictCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  private static let good = "what was found is good, and so is the answer"

  static let tables: [CheckTable] = [
    CheckTable("judged-in-time", in: "nonce", at: "identity-token-verification") {
      pass("'now' is the time of the step")
      pass("'now' is the time of the step", in: "pkce", at: "access-token-check", "id-token-check")
      fail(
        "'now' is 915148800, but the time of the step is 1767225600", expected: "1767225600",
        actual: "915148800", after: "value.now=915148800")
      unknown("the calculation lacks 'now'", after: "value.now=")
      doesNotApply(after: "value.now=soon", title: "what is no time is for the recomputation")
    },
    CheckTable("verdict-followed", in: "nonce", at: "firebase-sign-in-response") {
      pass(good)
      pass(good, at: "resource-response")
      pass(good, in: "pkce", at: "resource-response")
      pass(good, in: "custom-token", at: "table-response", "insert-response", "log-in-response")
      for (edit, words) in [
        ("signature=bad", "the signature is 'bad'"),
        ("signature=not judged", "the signature is 'not judged'"),
        ("issuer_expected=x", "'iss' is not the one that is expected"),
        ("nonce_expected=00", "'nonce' is not the one that is expected"),
        ("audiences_expected=a b", "'aud' is not the one that is expected"),
        ("now=1767312060", "'exp' lies before 'now'"),
      ] {
        fail(
          "\(words) in 'identity-token-verification', and the answer is 200",
          after: Edit(stringLiteral: "identity-token-verification:value.\(edit)"))
      }
      warn(
        "the nonce was good for a sign-in before in 'identity-token-verification', and the answer is 200",
        by: "OIDC Core §3.1.3.7 (SHOULD)",
        after: "identity-token-verification:value.nonce_used_before=yes")
      pass(
        good, after: "identity-token-verification:value.audiences_expected=x com.example.app",
        title: "one of several clients")
      fail(
        "the hash is not the one that is kept in 'password-hash#2', and the answer is 200",
        by: "Mobile Services tokens", in: "custom-token", at: "log-in-response",
        after: "password-hash#2:value.hash=00")
      fail(
        "no hash is kept for this name in 'password-hash#2', and the answer is 200",
        by: "Mobile Services tokens", in: "custom-token", at: "log-in-response",
        after: "password-hash#2:value.stored_hash=")
      unknown(
        "the request that 'firebase-sign-in-response' answers is not in the transcript",
        after: "firebase-sign-in-request:gone")
      doesNotApply(after: "status=400", title: "a refusal")
      doesNotApply(after: "identity-token-verification:gone", title: "nobody noted a judgement")
    },
    CheckTable("resource-owner", in: "nonce", at: "resource-response") {
      pass("'owner' is the 'sub' of the token")
      pass("'owner' is the 'sub' of the token", in: "pkce")
      fail(
        #"'owner' is "eve", but the access token is of '\#(Recorded.firebaseSubject)'"#,
        expected: "\(Recorded.firebaseSubject)", actual: "eve", after: "json.owner=eve")
      unknown(
        "the request that 'resource-response' answers is not in the transcript",
        after: "resource-request:gone")
      doesNotApply(after: "json.owner=")
      doesNotApply(
        after: "resource-request:header.Authorization=Bearer opaque", title: "an opaque token")
    },
    CheckTable("password-iterations", in: "custom-token", at: "password-hash") {
      pass("600000 iterations")
      pass("1000 iterations", after: "value.iterations=1000")
      warn(
        "999 iterations, and 1000 are the least that anybody recommends",
        after: "value.iterations=999")
      warn(
        "1 iteration, and 1000 are the least that anybody recommends", after: "value.iterations=1")
      unknown("the calculation lacks 'iterations'", after: "value.iterations=")
      doesNotApply(after: "value.iterations=many", title: "what is no number")
    },
  ]
}
