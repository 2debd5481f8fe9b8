import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// How Firebase judges Apple's identity token and the nonce behind it, in the words of the real service.
///
/// What it decides and in which order is what one public record shows of an OpenID provider at the real
/// service: signature, issuer, audience, subject, times, and then the nonce. Whether `apple.com` is judged
/// in the same order is documented nowhere.
///
/// It belongs to the server and runs on the server's queue.
final class AppleIdentityTokenJudge {
  private let settings: RunSettings<NonceSettings>
  private let seat: Seat
  private let signatures: AppleSignatureJudge
  /// The credentials that were good for a sign-in.
  private var usedCredentials: Set<UsedCredential> = []

  /// By what Firebase knows a credential again: a newer token of the same user and nonce is the same one.
  private struct UsedCredential: Hashable {
    var subject: WireText
    var nonce: WireText
  }

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
    try judgeNonce(of: token.claims, rawNonce: rawNonce)
    if let credential = Self.credential(token.claims) { usedCredentials.insert(credential) }
    return token.claims
  }

  /// What Firebase remembers of a token; nil where it has no nonce, so that it is good any number of times.
  private static func credential(_ claims: ClaimsSet) -> UsedCredential? {
    claims.string("nonce").value.map {
      UsedCredential(subject: claims.string("sub").value ?? "", nonce: $0)
    }
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
      .nonceUsedBefore: Self.credential(token.claims).map {
        YesOrNo(usedCredentials.contains($0)).rawValue
      },
    ]
    await seat.calculate(values, commands: rawNonce.map { [ShellCommand.sha256(of: $0)] } ?? [])
  }

  /// Decides one by one about issuer, audience, presence and times.
  private func judge(_ claims: ClaimsSet) throws(Refusal) {
    let judge = ClaimsJudge(of: claims, at: seat, error: .invalidIDPResponse)
    try judge.requireIssuer(AppleAddresses.issuer, .identityTokenIssuer) {
      "The issuer in ID Token \($0) does not match the expected one in config: "
        + "\(AppleAddresses.issuer)."
    }
    let audiences = settings.audiences
    let audience = (claims.audience.value ?? []).joined(separator: ", ")
    // Of a project with several clients only the form without a name is known.
    let expected = audiences.count == 1 ? " \(audiences[0])" : ""
    try judge.requireAudience(
      .identityTokenAudience, where: { $0.contains(where: audiences.contains) }
    ) { _ in
      "The audience in ID Token [\(audience)] does not match the expected audience\(expected)."
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

  /// Compares the raw nonce from the app with the nonce in the token, if that has one.
  private func judgeNonce(of claims: ClaimsSet, rawNonce: WireText?) throws(Refusal) {
    let nonce = claims.string("nonce")
    // Nothing ties such a token to a sign-in, whatever raw nonce comes with it; Firebase takes it.
    guard !nonce.isAbsent else { return }
    let raw = rawNonce ?? ""
    try require(.nonceMatches, !raw.isEmpty, "Nonce is missing in the request.")
    try require(
      .nonceOnce, Self.credential(claims).map { !usedCredentials.contains($0) } ?? true,
      "Duplicate credential received. Please try again with a new credential.")
    try require(
      .nonceMatches, ConstantTime.areEqual(nonce.value, raw.sha256),
      "The nonce in ID Token \"\(nonce.text)\" does not match the SHA256 hash of the raw nonce "
        + "\"\(raw)\" in the request.")
  }

  private func require(
    _ defence: Defence, _ condition: Bool, _ reason: String
  ) throws(Refusal) {
    try seat.defences.require(defence, condition, otherwise: .missingOrInvalidNonce, reason)
  }
}

/// How Firebase judges the signature of Apple's identity token: one decision after the other, each with
/// a defence of its own, so that each can be missed.
struct AppleSignatureJudge {
  private let settings: RunSettings<NonceSettings>
  private let seat: Seat
  private let keys: KeyCache

  init(_ settings: RunSettings<NonceSettings>, seat: Seat) {
    self.settings = settings
    self.seat = seat
    let source = KeyCache.Source(
      url: AppleAddresses.keySetURL, message: .appleKeysRequest,
      isAskedAgain: !settings.keepsKeysForEver,
      ownAge: settings.keepsKeysForEver ? .max : Self.keysAge)
    keys = KeyCache(source, seat: seat)
  }

  /// Seconds for which Apple's keys are kept.
  ///
  /// Apple's answer asks not to keep them, and readers choose a time of their own, such as this; what
  /// Firebase chooses is documented nowhere.
  private static let keysAge = 15 * 60

  /// What Firebase takes the signature for, and why it refuses the token if it does.
  nonisolated(nonsending) func judge(
    _ token: UnverifiedJWS
  ) async -> (verdict: SignatureVerdict, refusal: Refusal?) {
    do throws(Refusal) {
      return (try await verdict(on: token), nil)
    } catch {
      return (error.detail == nil ? .notJudged : .bad, error)
    }
  }

  private nonisolated(nonsending) func verdict(
    on token: UnverifiedJWS
  ) async throws(Refusal) -> SignatureVerdict {
    let algorithm = token.header.algorithm.text
    try requireSignature(
      .identityTokenAlgorithm, settings.algorithms.contains(algorithm),
      "'alg' is '\(algorithm)', which is not in the list "
        + "'\(settings.algorithms.joined(separator: " "))'")
    if algorithm == "none" { return .good }
    let ownKey = token.header["jwk"].flatMap { try? JWK($0) }
    let (jwk, misfit) = try await key(for: token, bringing: ownKey)
    let key: VerificationKey
    do { key = try verificationKey(jwk, for: token) } catch { throw Self.badSignature("\(error)") }
    guard algorithm == key.algorithm.name else {
      try requireSignature(
        .keyDecidesAlgorithm, false,
        "'alg' is '\(algorithm)', but the key is for '\(key.algorithm.name)'")
      return try verdictObeyingHeader(algorithm, of: token, publicKey: jwk)
    }
    let fits: Bool
    do {
      fits =
        try token.header["crit"] == nil && key.verifies(token.signature, over: token.signingInput)
    } catch { throw Self.badSignature("\(error)") }
    // Where the key that the token brings would verify it, what decides is that nobody looks at that key.
    let bringsFittingKey = ownKey.map { self.fits($0, token) } == true
    try requireSignature(bringsFittingKey ? .keysFromIssuer : .identityTokenSignature, fits, misfit)
    return fits ? .good : .bad
  }

  private static let misfit = "the signature does not fit the token and the key"

  /// Finds a key for a token, and the words for a refusal should the key not fit.
  private nonisolated(nonsending) func key(
    for token: UnverifiedJWS, bringing ownKey: JWK?
  ) async throws(Refusal) -> (key: JWK, misfit: String) {
    if let ownKey, !seat.defences.isOn(.keysFromIssuer) { return (ownKey, Self.misfit) }
    let found: [JWKMatch]?
    do { found = try await keys.matches(for: token.header) } catch {
      try requireSignature(.keyNamedByKeyID, false, "\(error)")
      // A verifier that passes over the `kid` tries every key of the set.
      guard let fitting = keys.keptKeySet?.keys.first(where: { fits($0, token) }) else {
        throw Self.badSignature("no key of the set fits")
      }
      return (fitting, Self.misfit)
    }
    guard let matches = found?.map(\.key) else {
      throw Refusal(.invalidIDPResponse, "Error connecting to the given credential's issuer.")
    }
    guard matches.count > 1 else { return (matches[0], Self.misfit) }
    return (
      matches.first { fits($0, token) } ?? matches[0],
      "\(matches.count) keys with the header's 'kid' were tried, and none fits"
    )
  }

  private func fits(_ jwk: JWK, _ token: UnverifiedJWS) -> Bool {
    guard let key = try? verificationKey(jwk, for: token) else { return false }
    return (try? key.verifies(token.signature, over: token.signingInput)) == true
  }

  /// Ties a key to one algorithm: the one that the key names, or else one that Firebase takes.
  private func verificationKey(
    _ jwk: JWK, for token: UnverifiedJWS
  ) throws(KeyError) -> VerificationKey {
    try VerificationKey(
      jwk, for: token.header,
      allowedAlgorithms: settings.algorithms.compactMap(SignatureAlgorithm.init(rawValue:)))
  }

  /// Verifies as the header asks: `HS256` makes the text of Apple's public key, which everybody has, into
  /// a secret.
  private func verdictObeyingHeader(
    _ name: WireText, of token: UnverifiedJWS, publicKey: JWK
  ) throws(Refusal) -> SignatureVerdict {
    guard let algorithm = SignatureAlgorithm(rawValue: name),
      let secret = try? publicKey.publicKeyPEM(),
      let key = try? VerificationKey(secret: Array(secret.utf8), algorithm: algorithm),
      (try? key.verifies(token.signature, over: token.signingInput)) == true
    else { throw Self.badSignature("the header's algorithm '\(name)' does not verify") }
    return .good
  }

  private func requireSignature(
    _ defence: Defence, _ condition: Bool, _ reason: String
  ) throws(Refusal) {
    if seat.defences.isOn(defence), !condition { throw Self.badSignature(reason, defence) }
  }

  /// Refuses in the one text that Firebase has for everything that is wrong with a signature.
  private static func badSignature(_ detail: String, _ defence: Defence? = nil) -> Refusal {
    Refusal(
      .invalidIDPResponse, "Unable to verify the ID Token signature.", detail: detail,
      defence: defence)
  }
}
