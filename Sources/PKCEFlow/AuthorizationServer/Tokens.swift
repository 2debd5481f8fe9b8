import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// A request to the token endpoint, as the server reads it: RFC 6749 §3.2, §4.1.3, §6.
struct TokenRequest: Sendable {
  let form: FormParameters

  /// Reads the body, which must be a form in which nothing is repeated.
  init(_ request: HTTPRequest, defences: DefenceSet) throws(Refusal) {
    let type = request.fields["Content-Type"] ?? ""
    try defences.require(
      .formBody, MediaType.is(type, MediaType.form), otherwise: .invalidRequest,
      "the body must be a form, 'Content-Type: \(MediaType.form)', not '\(type)'")
    guard let form = request.form ?? Self.formFromJSON(request) else {
      throw Refusal(.invalidRequest, "the body is neither a form nor a JSON object")
    }
    self.form = form.withoutEmpty
    try self.form.refuseRepeats(defences)
  }

  /// What a lenient server does, and what this one does when the defence is off.
  private static func formFromJSON(_ request: HTTPRequest) -> FormParameters? {
    guard let members = (try? JSONParser.parse(request.body.bytes))?.members else { return nil }
    return FormParameters(
      members.compactMap { member in
        member.value.stringValue.map { FormParameter(member.name, $0) }
      })
  }

  /// A parameter that must be there.
  func required(_ name: ParameterName) throws(Refusal) -> WireText {
    guard let value = form[name] else {
      throw Refusal(.invalidRequest, "'\(name)' is missing")
    }
    return value
  }

  /// A public client names itself and proves nothing: RFC 6749 §3.2.1.
  func client(among clients: [ClientRegistration]) throws(Refusal) -> ClientRegistration {
    let clientID = try required(.clientID)
    guard let client = clients.first(where: { $0.clientID == clientID }) else {
      throw Refusal(.invalidClient, "no client is registered under the 'client_id' '\(clientID)'")
    }
    return client
  }

  /// An error of the token endpoint: RFC 6749 §5.2.
  ///
  /// Status 401 is for servers that know an HTTP authentication scheme, and names it. This one knows
  /// none, so `invalid_client` is 400 like the others.
  static func errorAnswer(_ refusal: Refusal) -> Answer {
    let error = refusal.error ?? .invalidRequest
    let json = JSONValue.object([
      .error: .string(error.rawValue),
      .errorDescription: .string(ErrorDescription.text(refusal.reason)),
    ])
    let status = error == .serverError ? 500 : 400
    return Answer(.json(json, status: status, fields: noStore), refusal: refusal)
  }

  /// Tokens must not stay in a cache: RFC 6749 §5.1.
  static let noStore: HTTPFields = ["Cache-Control": "no-store", "Pragma": "no-cache"]
}

/// Signs what the server issues: RFC 9068 §2, OIDC Core §2.
struct TokenIssuer: Sendable {
  let signer: TokenSigner
  /// The API that access tokens are for.
  let audience: WireText
  let seat: Seat

  /// The keys with which everybody can verify its tokens.
  var keySet: JWKSet { signer.publicKeySet }

  func accessToken(for grant: RefreshGrant, scope: WireText) throws(Refusal) -> WireText {
    let now = seat.clock.now
    return try signer.sign(
      type: "at+jwt",
      claims: .object([
        "iss": .string(PKCEConstants.issuer), "sub": .string(grant.subject),
        "aud": .string(audience), "exp": .integer(now + PKCEConstants.Lifetime.accessToken),
        "iat": .integer(now),
        "jti": .string(seat.random.text(16, for: "authorization-server: jti")),
        "client_id": .string(grant.clientID), "scope": .string(scope),
      ]))
  }

  func idToken(after signIn: IssuedCode, accessToken: WireText) throws(Refusal) -> WireText {
    let now = seat.clock.now
    let claims = JSONValue.object([
      "iss": .string(PKCEConstants.issuer), "sub": .string(signIn.subject),
      "aud": .string(signIn.authorization.clientID),
      "exp": .integer(now + PKCEConstants.Lifetime.idToken), "iat": .integer(now),
      "auth_time": .integer(signIn.authenticatedAt),
      "nonce": signIn.authorization.nonce.map { .string($0) },
      "at_hash": .string(signer.algorithm.leftHalfHash(of: accessToken)),
    ])
    return try signer.sign(type: "JWT", claims: claims)
  }
}

/// The rules for access tokens that are JWTs: RFC 9068 §4.
struct AccessTokenRules: BearerTokenRules {
  /// The issuer whose tokens the API takes.
  let issuer = PKCEConstants.issuer
  /// The API's own identifier, which tokens must name as their audience.
  let audience = PhotoAPI.identifier
  /// The scope that reading photos needs.
  let scope: WireText = "photos"

  let signatureDefence = Defence.accessTokenSignature
  let keysDefence = Defence.keysRequired

  func record(_ token: UnverifiedToken, _ signature: SignatureVerdict, by seat: Seat) async {
    let claims = token.claims
    await seat.calculate([
      AccessTokenCheckValue.type: token.jws.header.type.text, .issuer: claims.string("iss").text,
      .audience: claims["aud"].textOfMember, .expiry: claims["exp"].textOfMember,
      .scope: claims.string("scope").text, .signature: signature.rawValue,
      .now: "\(seat.clock.now)", .audienceExpected: audience, .scopeNeeded: scope,
    ])
  }

  func judge(_ token: UnverifiedToken, by seat: Seat) throws(Refusal) {
    let claims = token.claims
    let judge = ClaimsJudge(of: claims, at: seat, error: .invalidToken)
    let type = token.jws.header.type.text
    try judge.require(
      .accessTokenType, ["at+jwt", "application/at+jwt"].contains(type.asciiLowercased),
      otherwise: "'typ' is '\(type)', not 'at+jwt'")
    try judge.requireIssuer(issuer, .accessTokenIssuer) { "'iss' is '\($0)', not '\(issuer)'" }
    try judge.requireAudience(.accessTokenAudience, where: { $0.contains(audience) }) {
      "'aud' is \($0), not '\(audience)'"
    }
    try judge.requireUnexpired(.accessTokenUnexpired)
    let scopes = claims.string("scope").text.words
    try seat.defences.require(
      .scopeSufficient, scopes.contains(scope), otherwise: .insufficientScope,
      "the token's scope is '\(scopes.joined(separator: " "))'; this needs '\(scope)'")
  }
}
