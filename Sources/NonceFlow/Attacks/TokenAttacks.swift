import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What somebody does who means harm: with a stolen identity token, with one of another client, or with
/// somebody else's e-mail address.
extension NonceAttacks {
  static let identityTokenReplay = Attack(
    "identity-token-replay",
    "a stolen identity token, which no sign-in has used yet, is used with another nonce",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .nonceMatches,
    edits: [.drop(.firebaseSignInRequest)],
    script: .thief { stolen, rawNonce, _ in try stolen.setting(.nonce, to: rawNonce) })

  static let nonceReused = Attack(
    "nonce-reused", "an identity token and its raw nonce are used together once more",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .nonceOnce,
    script: .thief { stolen, _, _ in stolen })

  static let payloadEdited = Attack(
    "payload-edited", "the nonce in a stolen token is changed, its signature is not",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .identityTokenSignature,
    script: .forger { token, _ in token.text })

  static let signatureEdited = Attack(
    "signature-edited", "one character of the signature is changed on the way",
    powers: [.readsMessages, .editsMessages],
    goal: .firebaseTook("a token whose signature was changed"),
    defence: .identityTokenSignature, script: .signatureChanger)

  static let algorithmNone = Attack(
    "algorithm-none", "a token says of itself that it is not signed",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .identityTokenAlgorithm,
    script: .forger { token, _ in token.unsigned })

  static let algorithmConfusion = Attack(
    "algorithm-confusion", "a token is signed with the text of a public key as a shared secret",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .keyDecidesAlgorithm,
    settings: [NonceSettings.set(\.algorithms, to: ["RS256", "HS256"])],
    script: .forger { token, tools in
      let keyID = token.header["kid"]?.stringValue
      return token.authenticated(with: try await tools.applePublicKeyText(ofKeyID: keyID) ?? "")
    })

  static let keyInToken = Attack(
    "key-in-token", "a token is signed with the attacker's key, and brings that key along",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .keysFromIssuer,
    script: .forger { token, tools in
      try token.signed(with: try tools.environment.signingKey(.attacker))
    })

  static let accountByEmail = Attack(
    "account-by-email", "somebody else signs in with the e-mail address that the victim had",
    powers: [.hasAccount], goal: .sharesAccount, defence: .accountBySubject,
    settings: [NonceSettings.set(\.people, to: ["alice", "eve"])])

  static let audienceWrong = Attack(
    "audience-wrong", "a token that was made for another client is sent to Firebase",
    powers: [.isClient], goal: .firebaseTook("a token that was made for another client"),
    defence: .identityTokenAudience,
    settings: [NonceSettings.set(\.clientID, to: PhotoApp.otherBundleID)])

  static let hashMismatch = Attack(
    "hash-mismatch", "the code beside the token is swapped for another",
    powers: [.editsMessages], goal: .appSent("a token whose code is from another sign-in"),
    defence: .codeHashMatches,
    edits: [
      .change(
        .json(["code"]), of: .appleAuthorizationResponse,
        .set("code-of-another-sign-in"))
    ])
}

/// What can go wrong with Firebase's ID token at the app's own API.
extension NonceAttacks {
  static let firebaseTokenEdited = Attack(
    "firebase-token-edited", "a claim of the token is changed on the way",
    powers: [.editsMessages], goal: .photosShown("the API took a token that was changed"),
    defence: .firebaseTokenSignature,
    edits: [
      .change(
        .bearerClaim("email"), of: .resourceRequest,
        .set("somebody-else@example.com"))
    ])

  static let firebaseIssuerWrong = Attack(
    "firebase-issuer-wrong", "the token is of another project's token service",
    powers: [.isClient], goal: .photosShown("the API took a token of another issuer"),
    defence: .firebaseTokenIssuer,
    settings: [
      NonceSettings.set(\.tokenIssuer, to: "https://securetoken.google.com/another-project")
    ])

  static let firebaseAudienceWrong = Attack(
    "firebase-audience-wrong", "the token was made for another project",
    powers: [.isClient], goal: .photosShown("the API took a token for another project"),
    defence: .firebaseTokenAudience,
    settings: [NonceSettings.set(\.tokenAudience, to: "another-project")])

  static let firebaseSubjectEmpty = Attack(
    "firebase-subject-empty", "the token names no user",
    goal: .photosShown("the API took a token of nobody"), defence: .firebaseTokenSubject,
    settings: [NonceSettings.set(\.localID, to: "")])

  static let firebaseTokenExpired = Attack(
    "firebase-token-expired", "the token is sent after its end",
    goal: .photosShown("the API took a token after its end"), defence: .firebaseTokenUnexpired,
    edits: [.wait(TokenLifetime.firebaseIDToken + ClockSkew.leeway, at: .resourceRequest)])

  static let firebaseIssuedInFuture = Attack(
    "firebase-issued-in-future", "Firebase's clock is ahead, by more than clocks may differ",
    goal: .photosShown("the API took a token from the future"), defence: .firebaseTokenIssuedAt,
    settings: [NonceSettings.set(\.firebaseClockAhead, to: ClockSkew.leeway + 1)])

  static let firebaseKeysUnreachable = Attack(
    "firebase-keys-unreachable", "the API cannot fetch Firebase's keys",
    goal: .photosShown("the API took a token that it could not verify"),
    defence: .firebaseKeysRequired, edits: [.drop(.firebaseKeysRequest)])

  static let tokenInQuery = Attack(
    "token-in-query", "the app sends the token in the URL, which ends up in logs",
    goal: .photosShown("the API took a token from a URL"), defence: .tokenInHeaderOnly,
    settings: [NonceSettings.set(\.sendsTokenInURL, to: true)])
}

extension AttackScript {
  /// An attacker that has the request with which somebody signed in to Firebase, from a log, and signs in
  /// with what it makes of that request and of a raw nonce of its own.
  static func thief(
    sending make:
      @escaping @Sendable (HTTPRequest, _ rawNonce: WireText, AttackerTools) async throws ->
      HTTPRequest
  ) -> AttackScript {
    AttackScript(
      "got hold of a sign-in that was written to a log", .reading(.firebaseSignInRequest),
      strikes: { tools, messages in
        let rawNonce = tools.madeUp(24, for: "raw nonce")
        guard let stolen = messages.first(.firebaseSignInRequest)?.request,
          let request = try? await make(stolen, rawNonce, tools),
          let reply = await tools.seat.send(request, as: .firebaseSignInRequest),
          let token = reply.response.json?["idToken"]?.stringValue
        else { return }
        await tools.fetchPhotos(accessToken: token)
      })
  }

  /// A thief that writes the hash of its own raw nonce into the stolen token, and signs that somehow.
  static func forger(
    signing sign: @escaping @Sendable (TokenText, AttackerTools) async throws -> WireText
  ) -> AttackScript {
    thief { stolen, rawNonce, tools in
      let field = Place.postBodyField(.idToken)
      guard
        let token = Message.request(stolen).value(at: field).flatMap({ TokenText(in: $0) })
      else { return stolen }
      var forged = token
      forged.claims.set(ParameterName.nonce, to: .string(rawNonce.sha256))
      return
        try stolen
        .setting(.idToken, to: try await sign(forged, tools)).setting(.nonce, to: rawNonce)
    }
  }

  /// An attacker that changes one character of the identity token's signature on the way to Firebase.
  static let signatureChanger = AttackScript(
    "changes messages on their way",
    .replacing(.firebaseSignInRequest) { step in
      let field = Place.postBodyField(.idToken)
      guard let message = step.message, let token = message.value(at: field),
        let (signed, signature) = token.divided(atLast: ".")
      else { return nil }
      let first: WireText = signature.hasPrefix("A") ? "B" : "A"
      let changed = signed + "." + first + signature.dropFirst(1)
      return (try? message.applying(.set(changed), at: field)).map { [$0] }
    })
}

extension HTTPRequest {
  /// The request with another parameter in the form inside its JSON.
  func setting(_ name: ParameterName, to value: WireText) throws(PlaceError) -> HTTPRequest {
    let changed = try Message.request(self).applying(.set(value), at: .postBodyField(name))
    guard case .request(let request) = changed else { return self }
    return request
  }
}

extension Message {
  fileprivate func value(at place: Place) -> WireText? {
    values.first { $0.place == place }?.value
  }
}

extension Place {
  /// A parameter of the form that Firebase's request has in its JSON.
  fileprivate static func postBodyField(_ name: ParameterName) -> Place {
    .formField(of: .json(["postBody"]), name.rawValue)
  }
}

/// The tokens that a forger can make of one that it has changed, by the signature that they get.
///
/// `text` is the token with the signature that it had before.
extension TokenText {
  /// The token with no signature: `alg` is `none`.
  var unsigned: WireText { signed(as: "none") { _ in [] } }

  /// The token with an HMAC over it, for a verifier that takes a public key for a secret.
  func authenticated(with secret: WireText) -> WireText {
    signed(as: "HS256") {
      HMAC.authenticationCode(for: $0, key: Array(secret.utf8), using: .sha256)
    }
  }

  /// The token signed with a key of one's own, whose public part stands in the header.
  func signed(with jwk: JWK) throws -> WireText {
    var token = self
    if let published = jwk.publicKey { token.header.set("jwk", to: published.json) }
    let key = try SigningKey(jwk)
    return try token.signed(as: key.algorithm.name) { try key.signature(over: $0) }
  }

  private func signed(
    as algorithm: WireText, by sign: ([UInt8]) throws -> [UInt8]
  ) rethrows -> WireText {
    var header = header
    header.set("alg", to: .string(algorithm))
    let input = JWSSigningInput(header: header, payload: Array(claims.compactText.utf8))
    return input.joined(with: try sign(input.bytes))
  }
}

extension AttackerTools {
  /// Apple's public key of a `kid`, which everybody can fetch, as the text that tools write.
  func applePublicKeyText(ofKeyID keyID: WireText?) async throws -> WireText? {
    let request = HTTPRequest.get(URI(AppleAddresses.keySetURL), fields: ["Accept": MediaType.json])
    guard let reply = await seat.send(request, as: .appleKeysRequest),
      let json = reply.response.json
    else { return nil }
    let named = try JWKSet(json).keys(named: keyID.map { .present($0) } ?? .absent)
    return try named.first?.publicKeyPEM()
  }
}
