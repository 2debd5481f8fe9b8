import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of the nonce")
struct NonceCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("apple-request-unchanged", in: "nonce", at: "apple-authorization-request") {
      pass("'nonce' and 'state' are those of 'apple-id-request'")
      fail(
        "'nonce' is not the one of 'apple-id-request'; 1 of 64 characters differ: character 1 is 'f' and should be 'e'",
        expected: "\(Recorded.nonceHash)",
        actual: "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
        after: "form.nonce=fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d")
      fail("no request of the app has the 'state' 'other'", after: "form.state=other")
      unknown(
        "the app's request to the device is not in the transcript", after: "apple-id-request:gone",
        title: "without the app's request")
    },
    CheckTable("credential-expected", in: "nonce", at: "apple-credential") {
      pass("the first credential for 'apple-id-request'")
      warn(
        "'apple-credential' answered the request already", at: "apple-credential#2",
        after: "apple-credential:again", title: "a second credential")
      warn(
        "the app sent no request with this 'state': nothing waits for the credential",
        after: "value.state=other", title: "a credential that was not asked for")
      unknown(
        "step 2 is not in the transcript", after: "apple-id-request:gone",
        title: "without the app's request")
    },
    CheckTable("credential-nonce", in: "nonce", at: "apple-credential") {
      pass("the token has a 'nonce'")
      fail(
        "Apple was given a nonce, and the token has none: it answers no sign-in",
        after: .withoutNonce(), title: "a token without nonce")
      warn(
        "the token has no 'nonce', and 'nonce_supported' is false: Apple lets the app go on, and nothing ties the token to this sign-in",
        by: "Apple REST API",
        after: .withoutNonce(saying: false), title: "a token that says that none could come")
      unknown(
        "the app's request for 'apple-credential' is not in the transcript",
        after: "apple-id-request:gone", title: "without the app's request")
      doesNotApply(after: "apple-id-request:value.nonce=", title: "the app gave Apple none")
    },
    CheckTable("credential-unchanged", in: "nonce", at: "apple-credential") {
      pass("902 bytes of UTF-8, 3 parts: the token of 'apple-authorization-response'")
      fail(
        "the 1 bytes of 'identityToken' are not UTF-8", after: "value.identityToken=ff",
        title: "bytes that are no UTF-8")
      fail(
        "'identityToken' is a text of 2 parts, not of 3", after: "value.identityToken=612e62",
        title: "a text of other parts")
      fail("'identityToken' is no hex", after: "value.identityToken=token", title: "what is no hex")
      fail(
        "no answer of Apple before 'apple-credential' has this token",
        after: "value.identityToken=612e622e63", title: "a token that Apple did not answer with")
      fail(
        "'authorizationCode' is not the code of 'apple-authorization-response'",
        after: "value.authorizationCode=61")
      fail(
        "'state' is not the one of 'apple-authorization-response'; 5 characters came, 22 were expected",
        after: "value.state=other")
      unknown(
        "no answer of Apple before 'apple-credential' is in the transcript",
        after: "apple-authorization-response:gone", title: "without Apple's answer")
      doesNotApply(after: "value.identityToken=")
    },
    CheckTable("nonce-hash-sent", in: "nonce", at: "apple-id-request") {
      pass("'nonce' is SHA-256 of the raw nonce, 64 characters of lower-case hex")
      warn(
        "raw-to-both: the raw nonce itself is sent; Apple has to get its hash",
        after: "value.nonce=\(Recorded.rawNonce)", title: "the raw nonce itself")
      warn(
        "absent: no 'nonce' is sent, so the token will prove no sign-in", after: "value.nonce=",
        title: "no nonce is sent")
      warn(
        "'nonce' is 'EB608DBD3A852EC662E37897834825F1E3F0E68CDD70A2973DADE7736ABA099D', not 64 characters of lower-case hex",
        after: "raw-nonce:gone",
        "value.nonce=EB608DBD3A852EC662E37897834825F1E3F0E68CDD70A2973DADE7736ABA099D",
        title: "a form that cannot be right, without the raw nonce")
      unknown(
        "the raw nonce of this sign-in is not in the transcript", after: "raw-nonce:gone",
        title: "without the raw nonce")
    },
    CheckTable("nonce-matches", in: "nonce", at: "firebase-sign-in-request") {
      pass("hex(SHA-256(raw nonce)) is the token's nonce, for 32 characters")
      fail(
        "another-nonce: the hash of some other raw nonce: the token is of another sign-in, or a second tap replaced the raw nonce",
        expected: "380bce4e3e8fa3d83a2354a68074076d2f0b03d9f057aa8b425d341681aa7848",
        actual: "\(Recorded.nonceHash)",
        after: "json.postBody.form.nonce=8A.xclLcG1F_2Jc-8m98IoIewcJuweL3")
      warn(
        "absent: the token has no nonce, though a raw nonce came with it, and Firebase takes it, as a record for another provider shows",
        by: "fireemu",
        expected: "\(Recorded.nonceHash)", after: "json.postBody.form.id_token.claims.nonce=",
        title: "a token without nonce")
      fail(
        "raw-absent: the token has a nonce, but no raw nonce came with it",
        actual: "\(Recorded.nonceHash)", after: "json.postBody.form.nonce=",
        title: "without a raw nonce")
      warn(
        "neither token nor request has a nonce: a stolen token would do as well",
        by: "Firebase Auth",
        after: "json.postBody.form.nonce=", "json.postBody.form.id_token.claims.nonce=",
        title: "there is no nonce anywhere")
      fail(
        "'nonce' is a number; it must be a string",
        after: "json.postBody.form.id_token.claims.nonce=7", title: "a nonce that is no text")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("nonce-once", in: "nonce", at: "firebase-sign-in-request") {
      pass("no earlier sign-in of this user had this nonce")
      warn(
        "this user's nonce was good for 'firebase-sign-in-request' already; it counts once",
        at: "firebase-sign-in-request#2", after: .repeated, title: "a nonce that was good before")
      unknown(
        "step 2 is not in the transcript", after: "apple-id-request:gone",
        title: "a step before is gone")
      doesNotApply(
        after: "json.postBody.form.id_token.claims.nonce=", title: "a token without nonce")
    },
    CheckTable("raw-nonce-format", in: "nonce", at: "raw-nonce") {
      pass("32 characters of 64, each from 4 of 256 octets: 192 bits")
      warn(
        "20 characters of 64 are good for 120 bits, 128 are needed", by: "RFC 6749 §10.10",
        after: "value.raw_nonce=7A.xclLcG1F_2Jc-8m98", title: "a raw nonce that is too short")
      pass(
        "32 characters of 65, 61 of them from 4 octets, the others from 3: 192 bits",
        after:
          "app:registered.alphabet=W0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._",
        title: "an alphabet of 65")
      fail(
        "'raw_nonce' has a '!', which its alphabet does not have",
        after: "value.raw_nonce=7A.xclLcG1F_2Jc-8m98IoIewcJuweL!",
        title: "a character that the alphabet does not have")
      pass(
        "64 characters of base64url, room for 384 random bits",
        after: "value.random_octets=",
        "value.raw_nonce=glTDKakoUPbVOd03b0gW7idkUX2l4CNVFK9DMWRIDXorKyGwOYJypBvYysOLazMs",
        title: "characters that no alphabet gave")
      fail(
        "'raw_nonce' is 'a' again and again, 32 characters: it cannot be random",
        after: "value.raw_nonce=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        title: "a raw nonce that repeats itself")
      unknown(
        "the calculation lacks 'raw_nonce'", after: "value.raw_nonce=",
        title: "the raw nonce was taken out")
    },
    CheckTable("raw-nonce-fresh", in: "nonce", at: "raw-nonce") {
      pass("the first sign-in: nothing could be used again")
      fail(
        "'nonce' was drawn before, in 'raw-nonce': it has to be new each time", at: "raw-nonce#2",
        after: .repeated, title: "a nonce that was drawn before")
    },
  ]
}

extension Edit {
  /// Takes the nonce out of the credential's token, which may say besides whether it supports one.
  fileprivate static func withoutNonce(saying isSupported: Bool? = nil) -> Edit {
    .rewrite("value.identityToken", "without a nonce") { hex in
      guard let text = Hex.decode(hex).flatMap({ WireText(validating: $0) }),
        var token = TokenText(in: text)
      else { return hex }
      token.claims.remove("nonce")
      if let isSupported { token.claims.set("nonce_supported", to: .bool(isSupported)) }
      return Hex.encode(Array(token.text.utf8))
    }
  }
}
