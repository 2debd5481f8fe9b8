import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

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
