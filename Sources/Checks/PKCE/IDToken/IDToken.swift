import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedToken {
  /// The ID token of a token response, which tells the app who signed in.
  static let idToken = JudgedToken(
    name: "id-token", words: "the ID token", subjects: [.tokenResponse, .refreshResponse]
  ) { step, evidence in evidence.idToken(in: step) }
}

extension Check {
  /// Whoever asks for the scope `openid` gets an ID token.
  static let idTokenPresent = Check(
    "id-token-present", at: [.tokenResponse], Requirement(.oidcCore("3.1.3.3"), .must),
    "the token response has an ID token when the scope 'openid' was asked for"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.isTokenEndpointSuccess else { return nil }
    // What reached the server counts: of a scope that was lost on the way it knows nothing.
    let asked = try evidence.grantedRequest(behind: step).authorizationParameters?[.scope]
    guard ScopeSet(asked ?? "").contains("openid") else { return nil }
    switch evidence.member(.idToken, of: step) {
    case nil: return .fail("'id_token' is missing, though the scope 'openid' was asked for")
    case .string(let token) where !token.isEmpty:
      return .pass("'id_token' is there, as the scope 'openid' asks")
    case let value?:
      return .fail("'id_token' is \(value.kind), \(value.compactText); it must be a JWT")
    }
  }

  /// The ID token is a JWT that the issuer's key signed.
  ///
  /// The issuer has to sign. The app need not look: it got the token from the issuer itself, over TLS, and
  /// OIDC Core §3.1.3.7 takes that in place of the signature.
  static let idTokenSignature = signature(
    of: .idToken, Requirement(.oidcCore("2"), .must),
    "the signature of the ID token fits a key of the issuer's key set",
    keySet: { (step, evidence) throws(MissingEvidence) in
      try evidence.keySetPlace { () throws(MissingEvidence) in
        try evidence.metadata(behind: step)
      }
    },
    unreadable: { (reading) throws(MissingEvidence) in
      switch reading {
      case .readable: return nil
      case .broken(let reason): return .fail("the ID token is no JWT: \(reason)")
      case .encrypted: throw MissingEvidence("the ID token is encrypted")
      case .opaque:
        return .fail("the ID token is no JWT: header, payload and signature, divided by '.'")
      }
    })

  // A native app is a public client, and it did not ask for 'none' when it was registered.
  static let idTokenAlgorithm = algorithm(
    of: .idToken, Requirement(.oidcCore("2"), .must), none: Requirement(.oidcCore("2"), .mustNot),
    hmac: Requirement(.oidcCore("10.1"), .mustNot),
    keysInHeader: Requirement(.oidcCore("2"), .shouldNot))

  /// The ID token is from the issuer whose metadata the app read.
  static let idTokenIssuer = claim(
    "iss", "id-token-issuer", of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the ID token's 'iss' is the 'issuer' of the metadata"
  ) { (_, step, evidence) throws(MissingEvidence) in try evidence.metadata(behind: step).issuer }

  static let idTokenExpiry = expiry(of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must))

  static let idTokenIssuedAt = issuedAt(
    of: .idToken, Requirement(.oidcCore("2"), .must), ahead: Requirement(.oidcCore("3.1.3.7")))

  static let idTokenClaimTypes = claimTypes(of: .idToken)

  /// The ID token answers the request that the app itself made, and no other.
  static let idTokenNonce = claim(
    "nonce", "id-token-nonce", of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the ID token's 'nonce' is the one of the app's authorization request"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    // OIDC Core §12.2: an ID token that comes with a refresh should have no nonce.
    if step.id.name == .refreshResponse, jwt.claims["nonce"] == nil { return nil }
    return try evidence.ownRequest(behind: step)[.nonce]
  }

  /// The ID token and the access token beside it were issued together, and so was the code for them.
  ///
  /// In this flow a token needs neither hash. Where there is one, it is of something else, or the token is.
  static let idTokenAtHash = Check(
    "id-token-at-hash", of: .idToken, Requirement(.oidcCore("3.1.3.6")),
    "the ID token's 'at_hash' and 'c_hash', where there are such, are those of access token and code"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let hashes: [(claim: WireText, rule: Requirement, value: WireText?, words: String)] = [
      (
        "at_hash", Requirement(.oidcCore("3.1.3.6")), step.accessToken(in: evidence),
        "no access token beside the ID token"
      ),
      (
        "c_hash", Requirement(.oidcCore("3.3.2.10"), .should),
        try? evidence.request(answeredBy: step).request?.form?[.code],
        "the code for which the ID token was issued is not in the transcript"
      ),
    ].filter { jwt.claims[$0.0] != nil }
    var judgement: Judgement?
    for hash in hashes {
      guard let value = hash.value else { throw MissingEvidence(hash.words) }
      guard let expected = jwt.leftHalfHash(of: value) else {
        throw MissingEvidence(
          "the ID token's 'alg' does not tell which hash '\(hash.claim)' is made with")
      }
      let own = Judgement.claim(hash.claim, of: jwt.claims, equals: expected).by(hash.rule)
      guard own.holds else { return own }
      judgement = judgement ?? own
    }
    return judgement
  }

  /// The ID token says who signed in, and a refresh does not change that.
  static let idTokenSubject = Check(
    "id-token-subject", of: .idToken, Requirement(.oidcCore("2"), .must),
    "the ID token's 'sub' has 1 to 255 ASCII characters, the same after a refresh"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let judgement = Judgement.subject(of: jwt.claims)
    guard judgement.holds, let subject = jwt.claims.string("sub").value else { return judgement }
    if step.id.name == .tokenResponse,
      let hint = try? evidence.ownRequest(behind: step)["id_token_hint"],
      let asked = evidence.jwt(hint)?.claims.string("sub").value, asked != subject
    {
      return .fail(
        "'sub' is '\(subject)', but 'id_token_hint' asked for '\(asked)'", expected: asked,
        actual: subject
      ).by(Requirement(.oidcCore("3.1.2.2"), .mustNot))
    }
    let first = try step.id.name == .refreshResponse ? evidence.firstResponse(behind: step) : step
    if first.number != step.number, let earlier = evidence.jwt(evidence.idToken(in: first)),
      let expected = earlier.claims.string("sub").value
    {
      return .claim("sub", of: jwt.claims, equals: expected)
        .by(Requirement(.oidcCore("12.2"), .must))
    }
    return .pass("\(judgement.message), \(subject.characterCount) characters")
  }
}
