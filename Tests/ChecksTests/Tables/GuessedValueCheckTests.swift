import Testing
import WireFormats

@testable import Checks

@Suite("Checks of values that nobody may guess")
struct GuessedValueCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("code-verifier-unguessable", at: "token-request") {
      pass(
        "43 characters of base64url, room for 258 random bits", at: "code-challenge",
        "token-request")
      fail(
        "'code_verifier' is 'a' again and again, 43 characters: it cannot be random",
        after: "form.code_verifier=\(String(repeating: "a", count: 43))")
      warn(
        "'code_verifier' has 48 characters of hexadecimal: room for 192 random bits, 256 are needed; 43 random characters of base64url have them",
        by: "RFC 7636 §7.1 (SHOULD)",
        after: "form.code_verifier=3f9a1c7e5b2d8064af13c9e0572bd648917acb20e5d3f641")
      fail(
        "'code_verifier' spells 'my secret code verifier password', which is made of words: 'password', 'verifier', 'secret', 'code': it cannot be random",
        after: "form.code_verifier=bXkgc2VjcmV0IGNvZGUgdmVyaWZpZXIgcGFzc3dvcmQ",
        title: "words in base64url")
      doesNotApply(after: "form.code_verifier=")
    },
    CheckTable("session-cookie-unguessable", at: "login-page") {
      pass("22 characters of base64url, room for 132 random bits")
      pass(
        "22 characters of base64url, room for 132 random bits",
        after: "header.Set-Cookie+=lang=de; Secure; HttpOnly", title: "beside a language")
      warn(
        "'cookie' is one character: it cannot be random",
        after: "header.Set-Cookie=session=1; Secure; HttpOnly")
      doesNotApply(after: "header.Set-Cookie=")
    },
    CheckTable("form-token-unguessable", at: "login-page") {
      pass("22 characters of base64url, room for 132 random bits")
      warn(
        "'csrf_token' has 8 characters of hexadecimal: room for 32 random bits, 128 are needed; 22 random characters of base64url have them",
        by: "RFC 6749 §10.10",
        after: #"body=<form><input name="csrf_token" value="3f9a1c7e"></form>"#)
      doesNotApply(after: "body=<form></form>")
    },
    CheckTable("access-token-unguessable", at: "token-response") {
      pass(
        "22 characters of base64url, room for 132 random bits",
        after: "json.access_token=2YotnFZFEjr1zCsicMWpAA", title: "a token that is no JWT")
      fail(
        "'access_token' has 9 characters of hexadecimal: room for 36 random bits, 128 are needed; 22 random characters of base64url have them",
        after: "json.access_token=3f9a1c7e5")
      pass("the access token has a signature, which nobody can guess", title: "a JWT")
      doesNotApply(after: "json.access_token=")
    },
    CheckTable("raw-nonce-unguessable", in: "nonce", at: "firebase-sign-in-request") {
      pass("32 characters of text, room for 192 random bits")
      fail(
        "'raw_nonce' is a time: 1767225600 seconds since 1970: it cannot be random",
        after: "json.postBody.form.nonce=1767225600")
      doesNotApply(after: "json.postBody.form.nonce=")
    },
    CheckTable("apple-state-unguessable", in: "nonce", at: "apple-id-request") {
      pass("22 characters of base64url, room for 132 random bits")
      warn(
        "'state' has 8 characters of hexadecimal: room for 32 random bits, 128 are needed; 22 random characters of base64url have them",
        by: "RFC 6749 §10.10", after: "value.state=3f9a1c7e")
      doesNotApply(after: "value.state=")
    },
    CheckTable("apple-code-unguessable", in: "nonce", at: "apple-authorization-response") {
      pass("33 characters of base64url, room for 198 random bits")
      fail(
        "'code' has 8 characters of hexadecimal: room for 32 random bits, 128 are needed; 22 random characters of base64url have them",
        after: "json.code=3f9a1c7e")
      doesNotApply(after: "json.code=")
    },
    CheckTable(
      "firebase-refresh-token-unguessable", in: "nonce", at: "firebase-sign-in-response"
    ) {
      pass("43 characters of base64url, room for 258 random bits")
      fail(
        "'refresh_token' has 8 characters of hexadecimal: room for 32 random bits, 128 are needed; 22 random characters of base64url have them",
        after: "json.refreshToken=3f9a1c7e")
      doesNotApply(after: "json.refreshToken=")
    },
    CheckTable("social-state-unguessable", in: "custom-token", at: "dialog-request") {
      pass("22 characters of base64url, room for 132 random bits")
      fail(
        "'state' has 8 characters of hexadecimal: room for 32 random bits, 128 are needed; 22 random characters of base64url have them",
        by: "RFC 6749 §10.10 (MUST)", after: "query.state=3f9a1c7e")
      doesNotApply(after: "query.state=")
    },
    CheckTable("provider-token-unguessable", in: "custom-token", at: "dialog-response") {
      pass("32 characters of base64url, room for 192 random bits")
      fail(
        "'access_token' has 8 characters of hexadecimal: room for 32 random bits, 128 are needed; 22 random characters of base64url have them",
        after: "header.Location=fb1413000000042://authorize#access_token=3f9a1c7e")
      doesNotApply(after: "header.Location=fb1413000000042://authorize")
    },
    CheckTable("salt-unguessable", in: "custom-token", at: "password-hash") {
      pass("32 characters of hexadecimal, room for 128 random bits")
      warn("'salt' is empty: it cannot be random", after: #"value.salt="""#)
      warn(
        "'salt' is '0' again and again, 32 characters: it cannot be random",
        after: "value.salt=00000000000000000000000000000000")
      doesNotApply(after: "value.salt=")
    },
    CheckTable("master-key-unguessable", in: "custom-token", at: "mint-token") {
      pass("32 characters of base64url, room for 192 random bits")
      warn(
        "'master_key' has 8 characters of base64url: room for 48 random bits, 128 are needed; 22 random characters of base64url have them",
        by: "RFC 6749 §10.10", after: "value.master_key=football")
      doesNotApply(after: "value.master_key=")
    },
  ]

  @Test("accuse no value that is drawn at random")
  func falseAlarms() throws {
    var generator = SeededGenerator(state: 1)
    let shapes: [(alphabet: String, length: Int)] = [
      ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", 22),
      ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", 43),
      ("0123456789abcdef", 32), ("0123456789", 39), ("abcdefghijklmnopqrstuvwxyz", 28),
    ]
    let count = 4000
    for shape in shapes {
      let characters = Array(shape.alphabet)
      for _ in 0..<count {
        let value = String(
          (0..<shape.length).map { _ in
            characters[Int.random(in: characters.indices, using: &generator)]
          })
        let sign = Guessing.sign("value", WireText(value), at: 1_767_225_600)
        #expect(sign == nil, "\(value)")
      }
    }
  }
}

/// Numbers that look random, the same in each run: the generator of Marsaglia.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
