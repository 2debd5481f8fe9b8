import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// How Firebase judges the signature of an identity token: one decision after the other, each with a
/// defence of its own, so that each can be missed.
extension FirebaseServer {
  /// What there is to say of the signature, if it is good enough to go on.
  func judgedSignature(of token: UnverifiedJWS) async -> Result<String, Refusal> {
    do throws(Refusal) {
      return .success(try await signatureWords(of: token))
    } catch {
      return .failure(error)
    }
  }

  private func signatureWords(of token: UnverifiedJWS) async throws(Refusal) -> String {
    let algorithm = token.header.algorithm.text
    try requireSignature(
      .identityTokenAlgorithm, settings.algorithms.contains(algorithm),
      "'alg' is '\(algorithm)', which is not in the list "
        + "'\(settings.algorithms.joined(separator: " "))'")
    if algorithm == "none" { return "none at all, as 'alg' is 'none', and taken as good" }
    let (jwk, source, misfit) = try await key(for: token)
    let key: VerificationKey
    do { key = try verificationKey(jwk, for: token) } catch { throw Self.badSignature("\(error)") }
    guard algorithm == key.algorithm.name else {
      try requireSignature(
        .keyDecidesAlgorithm, false,
        "'alg' is '\(algorithm)', but the key is for '\(key.algorithm.name)'")
      return try wordsObeyingHeader(algorithm, of: token, publicKey: jwk)
    }
    let fits: Bool
    do {
      fits =
        try token.header["crit"] == nil && key.verifies(token.signature, over: token.signingInput)
    } catch { throw Self.badSignature("\(error)") }
    // A token that its own key would verify is refused since that key is not looked at.
    let defence = bringsFittingKey(token) ? Defence.keysFromIssuer : .identityTokenSignature
    try requireSignature(defence, fits, misfit)
    return fits ? "good, with \(source)" : "bad, and not looked at"
  }

  /// A key for a token, where it is from, and what there is to say should it not fit.
  private typealias FoundKey = (key: JWK, source: String, misfit: String)

  private static let misfit = "the signature does not fit the token and the key"

  private func key(for token: UnverifiedJWS) async throws(Refusal) -> FoundKey {
    if !defences.isOn(.keysFromIssuer), let own = token.header["jwk"].flatMap({ try? JWK($0) }) {
      return (own, "the key that the token brought along", Self.misfit)
    }
    do {
      guard let matches = try await appleKeys.matches(for: token.header) else {
        throw Refusal(
          .invalidIDPResponse, "Error connecting to the given credential's issuer.")
      }
      var key = matches[0].key
      var misfit = Self.misfit
      if matches.count > 1 {
        key = matches.map(\.key).first { fits($0, token) } ?? key
        misfit = "\(matches.count) keys with the header's 'kid' were tried, and none fits"
      }
      return (key, "the key '\(key.keyID ?? "")'", misfit)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      try requireSignature(.keyNamedByKeyID, false, "\(error)")
      return try keyByTrying(token)
    }
  }

  private func bringsFittingKey(_ token: UnverifiedJWS) -> Bool {
    guard let jwk = token.header["jwk"].flatMap({ try? JWK($0) }) else { return false }
    return fits(jwk, token)
  }

  private func fits(_ jwk: JWK, _ token: UnverifiedJWS) -> Bool {
    guard let key = try? verificationKey(jwk, for: token) else { return false }
    return (try? key.verifies(token.signature, over: token.signingInput)) == true
  }

  /// A key with its algorithm: its own, or else one of the list.
  private func verificationKey(
    _ jwk: JWK, for token: UnverifiedJWS
  ) throws(KeyError) -> VerificationKey {
    try VerificationKey(
      jwk, for: token.header,
      allowedAlgorithms: settings.algorithms.compactMap(SignatureAlgorithm.init(rawValue:)))
  }

  /// What a verifier does that passes over the `kid`: it tries every key of the set.
  private func keyByTrying(_ token: UnverifiedJWS) throws(Refusal) -> FoundKey {
    for jwk in appleKeys.keptKeySet?.keys ?? [] where fits(jwk, token) {
      return (jwk, "a key that the header does not name", Self.misfit)
    }
    throw Self.badSignature("no key of the set fits")
  }

  /// What a verifier does that obeys the header: `HS256` makes the text of Apple's public key, which
  /// everybody has, into a secret.
  private func wordsObeyingHeader(
    _ name: String, of token: UnverifiedJWS, publicKey: JWK
  ) throws(Refusal) -> String {
    guard let algorithm = SignatureAlgorithm(rawValue: name),
      let secret = try? publicKey.publicKeyPEM(),
      let key = try? VerificationKey(secret: Array(secret.utf8), algorithm: algorithm),
      (try? key.verifies(token.signature, over: token.signingInput)) == true
    else { throw Self.badSignature("the header's algorithm '\(name)' does not verify") }
    return "good, with the text of Apple's public key as a shared secret"
  }

  private func requireSignature(
    _ defence: Defence, _ condition: Bool, _ reason: String
  ) throws(Refusal) {
    guard defences.isOn(defence), !condition else { return }
    throw Self.badSignature(reason, defence)
  }

  /// Firebase has one text for everything that is wrong with a signature.
  private static func badSignature(_ detail: String, _ defence: Defence? = nil) -> Refusal {
    var refusal = Refusal(
      .invalidIDPResponse, "Unable to verify the ID Token signature.", defence: defence)
    refusal.detail = detail
    return refusal
  }
}
