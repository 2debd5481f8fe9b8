import JOSE
import Simulation
import WireFormats

/// Signs what the server issues: RFC 9068 §2, OIDC Core §2.
struct TokenIssuer: Sendable {
  let signer: TokenSigner
  /// The API that access tokens are for.
  let audience: WireText
  let seat: Seat

  /// The keys with which everybody can verify its tokens.
  var keySet: JWKSet { signer.publicKeySet }

  func accessToken(for grant: RefreshGrant) throws(Refusal) -> WireText {
    let now = seat.clock.now
    return try signer.sign(
      type: "at+jwt",
      claims: .object(
        JSONMember("iss", .string(PKCEConstants.issuer)),
        JSONMember("sub", .string(grant.subject)),
        JSONMember("aud", .string(audience)),
        JSONMember("exp", .integer(now + PKCEConstants.Lifetime.accessToken)),
        JSONMember("iat", .integer(now)),
        JSONMember("jti", .string(seat.random.text(16, for: "authorization-server: jti"))),
        JSONMember("client_id", .string(grant.clientID)),
        JSONMember("scope", .string(grant.scope))))
  }

  func idToken(after signIn: IssuedCode, accessToken: WireText) throws(Refusal) -> WireText {
    let now = seat.clock.now
    var claims = [
      JSONMember("iss", .string(PKCEConstants.issuer)),
      JSONMember("sub", .string(signIn.subject)),
      JSONMember("aud", .string(signIn.authorization.clientID)),
      JSONMember("exp", .integer(now + PKCEConstants.Lifetime.idToken)),
      JSONMember("iat", .integer(now)),
      JSONMember("auth_time", .integer(signIn.authenticatedAt)),
    ]
    if let nonce = signIn.authorization.nonce { claims.append(JSONMember("nonce", .string(nonce))) }
    claims.append(
      JSONMember("at_hash", .string(signer.algorithm.leftHalfHash(of: accessToken))))
    return try signer.sign(type: "JWT", claims: .object(claims))
  }
}
