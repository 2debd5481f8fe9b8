import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

/// The same promise for what is issued: one changed character in a token, in a claim or in what
/// somebody concluded from it is found out, wherever it stands.
@Suite("One changed character in what is issued")
struct OneCharacterInTokensTests {
  private static let jwts = [
    ("token-response", "json.access_token"), ("token-response", "json.id_token"),
    ("resource-request", "header.Authorization"), ("refresh-response", "json.access_token"),
    ("resource-request#2", "header.Authorization"),
  ]

  @Test("in a JWT fails a check", arguments: jwts)
  func token(id: String, place: String) throws {
    let whole = try SignIn()
    let token = try whole.token(id, place)
    for offset in Array(stride(from: 0, to: token.utf8.count, by: 61)) + [token.utf8.count - 1] {
      var signIn = whole
      try signIn.change(id, place, .set(token.withOtherCharacter(at: offset)))
      #expect(signIn.isFaulted, "character \(offset)")
    }
    for dot in token.utf8.indices where token.utf8[dot] == UInt8(ascii: ".") {
      var signIn = whole
      let (before, behind) = (token.string[..<dot], token.string[dot...].dropFirst())
      try signIn.change(id, place, .set("\(before)A\(behind)"))
      #expect(signIn.isFaulted, "without a dot")
    }
  }

  @Test(
    "in a JWT fails the check of its signature, wherever it stands",
    arguments: [
      ("access-token-signature", "refresh-response", "json.access_token"),
      ("id-token-signature", "token-response", "json.id_token"),
    ])
  func signature(check: String, id: String, place: String) throws {
    let whole = try SignIn()
    let check = try #require(CheckCatalogue.check(check))
    let token = try whole.token(id, place)
    for offset in stride(from: 0, to: token.utf8.count, by: 7) {
      var signIn = whole
      try signIn.change(id, place, .set(token.withOtherCharacter(at: offset)))
      // The keys of a token that comes later were fetched before: of another 'kid' they tell nothing.
      let text = TokenText(in: try signIn.token(id, place))
      let isRenamed = id == "refresh-response" && text?.namesKey(but: Recorded.keyID) == true
      let verdict = try signIn.finding(check, at: id)?.verdict
      #expect(verdict == (isRenamed ? .unknown : .fail), "character \(offset)")
    }
  }

  @Test("in a claim fails the check of the signature, and is named", arguments: jwts)
  func claim(id: String, place: String) throws {
    let whole = try SignIn()
    let text = try #require(TokenText(in: try whole.token(id, place)))
    let members =
      (text.header.members ?? []).map { ("header", $0) }
      + (text.claims.members ?? []).map { ("claims", $0) }
    #expect(members.count > 8)
    for (part, member) in members {
      let value = member.value.stringValue ?? member.value.compactText
      var signIn = whole
      try signIn.change(
        id, "\(place).\(part).\(member.name)", .set(value.withOtherDigitOrLetter))
      let isOlder = member.name == "kid" && ["refresh-response", "resource-request#2"].contains(id)
      let failed = signIn.findings().filter { $0.verdict == (isOlder ? .unknown : .fail) }
        .map(\.check)
      #expect(failed.contains { $0.hasSuffix("-signature") }, "\(member.name)")
      if let check = Self.checks[member.name.string],
        !(id.hasPrefix("resource") && check == "-client")
      {
        #expect(failed.contains { $0.hasSuffix(check) }, "\(member.name): \(failed)")
      }
    }
  }

  /// Which check names a claim whose right value is known from elsewhere.
  ///
  /// Which client got a token that nobody issued is not known.
  private static let checks = [
    "alg": "-algorithm", "iss": "-issuer", "nonce": "-nonce", "at_hash": "-at-hash",
    "client_id": "-client", "kid": "-signature",
  ]

  @Test("in a judgement of a token fails a check")
  func calculation() throws {
    let whole = try SignIn()
    var count = 0
    for step in whole.transcript.steps
    where step.id.name == .idTokenCheck || step.id.name == .accessTokenCheck {
      for value in (step.calculation?.inputs ?? []) + (step.calculation?.outputs ?? [])
      where value.name != "scope_needed" {
        var signIn = whole
        try signIn.changeCalculation(
          step.id.description, value.name, value.value.withOtherDigitOrLetter)
        #expect(signIn.isFaulted, "\(step.id) \(value.name)")
        count += 1
      }
    }
    #expect(count == 12 + 8 + 8)
  }

  @Test(
    "in other values of the second half fails a check",
    arguments: [
      ("token-response", "json.refresh_token"), ("token-response", "json.scope"),
      ("token-response", "json.token_type"), ("token-response", "header.Cache-Control"),
      ("keys-request", "url"), ("keys-response", "json.keys/0/n"),
      ("keys-response#2", "json.keys/0/kid"), ("metadata-response", "json.jwks_uri"),
      ("refresh-request", "form.refresh_token"), ("refresh-request", "form.client_id"),
      ("refresh-request", "form.grant_type"), ("refresh-request", "url"),
      ("refresh-response", "json.scope"), ("refresh-response", "json.access_token"),
    ])
  func values(id: String, place: String) throws {
    let whole = try SignIn()
    let value = try whole.token(id, place)
    for offset in [0, value.utf8.count / 2, value.utf8.count - 1] {
      var signIn = whole
      try signIn.change(id, place, .set(value.withOtherCharacter(at: offset)))
      #expect(signIn.isFaulted, "character \(offset)")
    }
  }
}

extension SignIn {
  // What nobody has registered may be an extension, which is a warning.
  fileprivate var isFaulted: Bool {
    findings().contains { $0.verdict == .fail || $0.verdict == .warning }
  }
}

extension WireText {
  /// The text with its last character replaced by one of the same kind.
  fileprivate var withOtherDigitOrLetter: WireText {
    let last = string.last
    let other = last?.isNumber == true ? (last == "1" ? "2" : "1") : (last == "x" ? "y" : "x")
    return WireText(string.dropLast() + other)
  }
}

extension TokenText {
  /// Whether the header names a key, and another one than this.
  fileprivate func namesKey(but keyID: WireText) -> Bool {
    header["kid"]?.stringValue.map { $0 != keyID } ?? false
  }
}
