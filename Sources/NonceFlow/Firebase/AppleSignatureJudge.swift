import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

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
      isAskedAgain: !settings.refusesUnknownKeys)
    keys = KeyCache(source, seat: seat)
  }

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
    var refusal = Refusal(
      .invalidIDPResponse, "Unable to verify the ID Token signature.", defence: defence)
    refusal.detail = detail
    return refusal
  }
}
