import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// How Firebase judges Apple's identity token and the nonce behind it: OIDC Core §3.1.3.7, in the words
/// of the real service.
///
/// It belongs to the server and runs on the server's queue.
final class AppleIdentityTokenJudge {
  private let settings: RunSettings<NonceSettings>
  private let seat: Seat
  private let signatures: AppleSignatureJudge
  /// The raw nonces that were good for a sign-in.
  private var usedNonces: Set<WireText> = []

  init(_ settings: RunSettings<NonceSettings>, seat: Seat) {
    self.settings = settings
    self.seat = seat
    signatures = AppleSignatureJudge(settings, seat: seat)
  }

  /// Returns the claims of a token that Firebase may believe.
  nonisolated(nonsending) func claims(
    of text: WireText, rawNonce: WireText?
  ) async throws(Refusal) -> ClaimsSet {
    let token = try UnverifiedToken(parsing: text) { _ in
      Refusal(.invalidIDPResponse, "Unable to parse the ID Token.")
    }
    let signature = await signatures.judge(token.jws)
    await record(token, signature.verdict, rawNonce: rawNonce)
    if let refusal = signature.refusal { throw refusal }
    try judge(token.claims)
    try judge(token.claims.string("nonce"), rawNonce: rawNonce)
    if let rawNonce { usedNonces.insert(rawNonce) }
    return token.claims
  }

  private nonisolated(nonsending) func record(
    _ token: UnverifiedToken, _ signature: SignatureVerdict, rawNonce: WireText?
  ) async {
    let header = token.jws.header
    func text(_ name: WireText) -> WireText { token.claims[name].textOrJSON }
    let values: [AppleIdentityTokenVerificationValue: WireText?] = [
      .algorithm: header.algorithm.text, .keyID: header.keyID.text, .issuer: text("iss"),
      .audience: text("aud"), .expiry: text("exp"), .issuedAt: text("iat"),
      .subject: text("sub"), .nonce: text("nonce"), .signature: signature.rawValue,
      .issuerExpected: AppleAddresses.issuer,
      .audiencesExpected: settings.audiences.joined(separator: " "), .now: "\(seat.clock.now)",
      .rawNonce: rawNonce ?? ValueForm.absent, .nonceExpected: rawNonce?.sha256,
      .nonceUsedBefore: rawNonce.map { YesOrNo(usedNonces.contains($0)).rawValue },
    ]
    await seat.calculate(values, commands: rawNonce.map { [ShellCommand.sha256(of: $0)] } ?? [])
  }

  /// Decides one by one about issuer, audience, presence and times.
  private func judge(_ claims: ClaimsSet) throws(Refusal) {
    let judge = ClaimsJudge(
      of: claims, now: seat.clock.now, defences: seat.defences, error: .invalidIDPResponse)
    try judge.requireIssuer(AppleAddresses.issuer, .identityTokenIssuer) {
      "The issuer in ID Token \($0) does not match the expected one in config: "
        + "\(AppleAddresses.issuer)."
    }
    let audiences = settings.audiences
    let audience = (claims.audience.value ?? []).joined(separator: ", ")
    try judge.requireAudience(
      .identityTokenAudience, where: { $0.contains(where: audiences.contains) }
    ) { _ in
      "The audience in ID Token [\(audience)] does not match the expected audience "
        + "\(audiences.joined(separator: ", "))."
    }
    try judge.require(
      .identityTokenClaims, claims.string("sub").value?.isEmpty == false,
      otherwise:
        "ID Token does not contain user's identity in 'sub' claim: \(claims.json.compactText)")
    let stale = "ID Token issued at \(claims["iat"]?.compactText ?? "0") is stale to sign-in."
    try judge.require(
      .identityTokenClaims,
      claims.numericDate("exp").value != nil && claims.numericDate("iat").value != nil,
      otherwise: stale)
    // The defence for missing claims, above, decides about a token whose times are missing.
    try judge.requireUnexpired(.identityTokenUnexpired, absence: true, otherwise: stale)
    try judge.requireIssued(.identityTokenIssuedAt, absence: true, otherwise: stale)
  }

  /// Compares the raw nonce from the app with the nonce in the token.
  private func judge(_ nonce: MemberValue<WireText>, rawNonce: WireText?) throws(Refusal) {
    guard let rawNonce, !rawNonce.isEmpty else {
      // Without any nonce nothing ties the token to this sign-in; the real service lets that pass.
      return try require(.nonceMatches, nonce.isAbsent, "Nonce is missing in the request.")
    }
    try require(
      .nonceOnce, !usedNonces.contains(rawNonce),
      "Duplicate credential received. Please try again with a new credential.")
    guard !nonce.isAbsent else {
      return try require(.nonceRequired, false, "Nonce is missing in the ID Token.")
    }
    try require(
      .nonceMatches, ConstantTime.areEqual(nonce.value, rawNonce.sha256),
      "The nonce in ID Token \"\(nonce.text)\" does not match the SHA256 hash of the raw nonce "
        + "\"\(rawNonce)\" in the request.")
  }

  private func require(
    _ defence: Defence, _ condition: Bool, _ reason: String
  ) throws(Refusal) {
    try seat.defences.require(defence, condition, otherwise: .missingOrInvalidNonce, reason)
  }
}
