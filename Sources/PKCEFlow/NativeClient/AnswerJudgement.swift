import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// What the app asks of an answer before it uses the code: RFC 8252 §8.9, §8.10, RFC 9207 §2.4.
extension NativeClient {
  /// Refuses an answer that does not belong to the sign-in.
  func judgeOrigin(
    of url: URI, for signIn: SignIn, metadata: AuthorizationServerMetadata?
  ) async throws(Refusal) {
    try seat.defences.require(
      .redirectURIOfRequest, signIn.isAnswered(at: url), otherwise: nil,
      "the answer came to '\(url.withoutQuery)', not to '\(signIn.redirectURI)'")
    let answer = url.queryParameters
    if let repeated = answer.repeatedNames.first {
      throw Refusal(nil, "'\(repeated)' occurs more than once in the answer")
    }
    try await compare(answer, with: signIn, requiresIssuer: metadata?.sendsIssuer == true)
  }

  /// The code in an answer.
  func code(in answer: FormParameters) throws(Refusal) -> WireText {
    if let error = answer[.error] {
      throw .passedOn(ErrorCode(rawValue: error), "the answer is the error '\(error)'")
    }
    guard let code = answer[.code], !code.isEmpty else {
      throw Refusal(nil, "'code' is missing in the answer")
    }
    return code
  }

  private func compare(
    _ answer: FormParameters, with signIn: SignIn, requiresIssuer: Bool
  ) async throws(Refusal) {
    let state = answer[.state]
    let issuer = answer[.issuer]
    // An app that sends no state relies on PKCE: RFC 9700 §2.1.
    let isSameState = signIn.state == nil || ConstantTime.areEqual(state, signIn.state)
    let isSameIssuer = issuer == signIn.issuer
    await seat.calculate([
      StateCheckValue.stateSent: signIn.state ?? ValueForm.absent,
      .stateReceived: state ?? ValueForm.absent,
      .issuerChosen: signIn.issuer, .issuerReceived: issuer ?? ValueForm.absent,
      .state: Self.comparison(state, isExpected: isSameState).rawValue,
      .issuer: Self.comparison(issuer, isExpected: isSameIssuer).rawValue,
    ])
    try seat.defences.require(
      .stateMatches, isSameState, otherwise: nil,
      "'state' is \(Self.quoted(state)), not \(Self.quoted(signIn.state))")
    try seat.defences.require(
      .issuerMatches, isSameIssuer || issuer == nil && !requiresIssuer, otherwise: nil,
      "'iss' is \(Self.quoted(issuer)), not '\(signIn.issuer)'")
  }

  private static func comparison(_ value: WireText?, isExpected: Bool) -> ValueComparison {
    guard value != nil else { return .absent }
    return isExpected ? .equal : .different
  }

  private static func quoted(_ value: WireText?) -> String { value.map { "'\($0)'" } ?? "absent" }
}

/// What the app makes of the tokens beside the ID token: RFC 6749 §3.3, §5.1.
extension NativeClient {
  /// Without the scope for photos the app stops, since the API would refuse it; the rest it can miss.
  ///
  /// A response without `scope` grants what was asked for.
  func judgeScope(of tokens: TokenResponse) throws(Refusal) {
    let needed: WireText = "photos"
    guard let granted = tokens.scope, settings.scope.words.contains(needed),
      !granted.words.contains(needed)
    else { return }
    throw Refusal(nil, "the app needs the scope '\(needed)'; granted is '\(granted)'")
  }
}

/// What the app asks of an ID token before it believes who signed in: OIDC Core §3.1.3.7.
extension NativeClient {
  /// Judges the ID token that came with tokens; where none was asked for, none must come.
  func judgeIDToken(
    of tokens: TokenResponse, for signIn: SignIn, keys: KeyCache?
  ) async throws(Refusal) {
    guard let idToken = tokens.idToken else {
      guard !settings.scope.words.contains("openid") else {
        throw Refusal(nil, "'id_token' is missing, though the scope 'openid' was asked for")
      }
      return
    }
    let token = try UnverifiedToken(parsing: idToken) {
      Refusal(nil, "the ID token is no JWT: \($0)")
    }
    let signature =
      await keys?.judgeSignature(of: token.jws, allowedAlgorithms: [.rs256]) ?? .keysUnreachable
    // 'at_hash' names the access token beside the ID token.
    let hash = SignatureAlgorithm.rs256.leftHalfHash(of: tokens.accessToken)
    let claims = token.claims
    let values: [IDTokenCheckValue: WireText?] = [
      .issuer: claims.string("iss").text, .audience: claims["aud"].textOfMember,
      .expiry: claims["exp"].textOfMember, .issuedAt: claims["iat"].textOfMember,
      .nonce: claims.string("nonce").text, .accessTokenHash: claims.string("at_hash").text,
      .signature: signature.verdict.rawValue, .issuerChosen: signIn.issuer,
      .clientID: PKCEConstants.clientID, .now: "\(seat.clock.now)", .nonceSent: signIn.nonce,
      .accessTokenHashComputed: hash,
    ]
    await seat.calculate(
      values, commands: ShellCommand.confirming(accessTokenHash: tokens.accessToken))
    try seat.defences.require(.idTokenSignature, signature.isGood, otherwise: nil, signature.reason)
    try judge(claims, for: signIn, accessTokenHash: hash)
  }

  private func judge(
    _ claims: ClaimsSet, for signIn: SignIn, accessTokenHash expectedHash: WireText
  ) throws(Refusal) {
    let judge = ClaimsJudge(of: claims, at: seat, error: nil)
    try judge.requireIssuer(signIn.issuer, .idTokenIssuer) {
      "the ID token's 'iss' is '\($0)', not '\(signIn.issuer)'"
    }
    let clientID = PKCEConstants.clientID
    try judge.requireAudience(.idTokenAudience, where: { $0 == [clientID] }) {
      "the ID token's 'aud' is \($0), not '\(clientID)'"
    }
    try judge.requireUnexpired(
      .idTokenUnexpired, otherwise: "the ID token's 'exp' is past or missing")
    try judge.requireIssued(
      .idTokenIssuedAt, otherwise: "the ID token's 'iat' lies ahead or is missing")
    let nonce = claims.string("nonce")
    try judge.require(
      .idTokenNonce, ConstantTime.areEqual(nonce.value, signIn.nonce),
      otherwise: "the ID token's 'nonce' is '\(nonce.text)', not '\(signIn.nonce)'")
    // 'at_hash' is optional in this flow: OIDC Core §3.1.3.6.
    let hash = claims["at_hash"]
    try judge.require(
      .idTokenAccessTokenHash,
      hash == nil || ConstantTime.areEqual(hash?.stringValue, expectedHash),
      otherwise: "the ID token's 'at_hash' is \(hash?.compactText ?? "absent"), "
        + "but the access token's is '\(expectedHash)'")
    guard let subject = claims.string("sub").value, !subject.isEmpty else {
      throw Refusal(nil, "the ID token's 'sub' is missing")
    }
  }
}
