import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// How Firebase judges an identity token and the nonce behind it: OIDC Core §3.1.3.7, in the words of
/// the real service.
extension FirebaseServer {
  /// The claims of a token that may be believed.
  func judgedClaims(of text: WireText, rawNonce: WireText?) async throws(Refusal) -> ClaimsSet {
    let token: UnverifiedJWS
    let claims: ClaimsSet
    do {
      token = try UnverifiedJWS(parsing: text)
      claims = try ClaimsSet(parsing: token.payload)
    } catch {
      throw Refusal(.invalidIDPResponse, "Unable to parse the ID Token.")
    }
    let signature = await judgedSignature(of: token)
    await record(token.header, claims, signature.verdict, rawNonce: rawNonce)
    if let refusal = signature.refusal { throw refusal }
    try judge(claims)
    try judge(claims.string("nonce"), rawNonce: rawNonce)
    if let rawNonce { usedNonces.insert(rawNonce) }
    return claims
  }

  private func record(
    _ header: JOSEHeader, _ claims: ClaimsSet, _ signature: SignatureVerdict, rawNonce: WireText?
  ) async {
    func text(_ name: WireText) -> WireText { claims[name].textOrJSON }
    let values: [IdentityTokenVerificationValue: WireText?] = [
      .algorithm: header.algorithm.text, .keyID: header.keyID.text, .issuer: text("iss"),
      .audience: text("aud"), .expiry: text("exp"), .issuedAt: text("iat"),
      .subject: text("sub"), .nonce: text("nonce"), .signature: signature.rawValue,
      .issuerExpected: AppleServer.issuer,
      .audiencesExpected: settings.audiences.joined(separator: " "), .now: "\(seat.clock.now)",
      .rawNonce: rawNonce ?? ValueForm.absent, .nonceExpected: rawNonce.map(Self.hash),
      .nonceUsedBefore: rawNonce.map { YesOrNo(usedNonces.contains($0)).rawValue },
    ]
    await seat.calculate(
      values, commands: rawNonce.map { [ShellCommand.sha256(of: $0)] } ?? [])
  }

  /// Issuer, audience, presence, times: one decision each.
  private func judge(_ claims: ClaimsSet) throws(Refusal) {
    let issuer = claims.string("iss").text
    try seat.defences.require(
      .identityTokenIssuer, issuer == AppleServer.issuer, otherwise: .invalidIDPResponse,
      "The issuer in ID Token \(issuer) does not match the expected one in config: "
        + "\(AppleServer.issuer).")
    let audience = claims.audience.value ?? []
    try seat.defences.require(
      .identityTokenAudience, audience.contains(where: settings.audiences.contains),
      otherwise: .invalidIDPResponse,
      "The audience in ID Token [\(audience.joined(separator: ", "))] does not match the "
        + "expected audience \(settings.audiences.joined(separator: ", ")).")
    let subject = claims.string("sub").value ?? ""
    try seat.defences.require(
      .identityTokenClaims, !subject.isEmpty, otherwise: .invalidIDPResponse,
      "ID Token does not contain user's identity in 'sub' claim: \(claims.json.compactText)")
    let expiry = claims.numericDate("exp").value?.seconds
    let issued = claims.numericDate("iat").value?.seconds
    let stale = "ID Token issued at \(claims["iat"]?.compactText ?? "0") is stale to sign-in."
    try seat.defences.require(
      .identityTokenClaims, expiry != nil && issued != nil, otherwise: .invalidIDPResponse, stale)
    let now = Double(seat.clock.now)
    let leeway = Double(ClockSkew.leeway)
    try seat.defences.require(
      .identityTokenUnexpired, (expiry ?? .infinity) > now - leeway,
      otherwise: .invalidIDPResponse, stale)
    try seat.defences.require(
      .identityTokenIssuedAt, (issued ?? -.infinity) <= now + leeway,
      otherwise: .invalidIDPResponse, stale)
  }

  /// The nonce: the raw one from the app against the one in the token.
  private func judge(_ nonce: MemberValue<WireText>, rawNonce: WireText?) throws(Refusal) {
    guard let rawNonce, !rawNonce.isEmpty else {
      // Without any nonce nothing ties the token to this sign-in; the real service lets that pass.
      return try seat.defences.require(
        .nonceMatches, nonce.isAbsent, otherwise: .missingOrInvalidNonce,
        "Nonce is missing in the request.")
    }
    try seat.defences.require(
      .nonceOnce, !usedNonces.contains(rawNonce), otherwise: .missingOrInvalidNonce,
      "Duplicate credential received. Please try again with a new credential.")
    guard !nonce.isAbsent else {
      return try seat.defences.require(
        .nonceRequired, false, otherwise: .missingOrInvalidNonce,
        "Nonce is missing in the ID Token.")
    }
    try seat.defences.require(
      .nonceMatches, ConstantTime.areEqual(nonce.value, Self.hash(rawNonce)),
      otherwise: .missingOrInvalidNonce,
      "The nonce in ID Token \"\(nonce.text)\" does not match the SHA256 hash of the raw nonce "
        + "\"\(rawNonce)\" in the request.")
  }

  /// Lower-case hex of the SHA-256 digest.
  private static func hash(_ text: WireText) -> WireText {
    Hex.encode(DigestAlgorithm.sha256.digest(of: text.utf8))
  }
}
