import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// How Firebase judges the signature of an identity token: one decision after the other, each with a
/// defence of its own, so that each can be missed.
extension FirebaseServer {
  /// What Firebase takes the signature for, and why it refuses the token if it does.
  func judgedSignature(
    of token: UnverifiedJWS
  ) async -> (verdict: SignatureVerdict, refusal: Refusal?) {
    do throws(Refusal) {
      return (try await verdict(on: token), nil)
    } catch {
      return (error.detail == nil ? .notJudged : .bad, error)
    }
  }

  private func verdict(on token: UnverifiedJWS) async throws(Refusal) -> SignatureVerdict {
    let algorithm = token.header.algorithm.text
    try requireSignature(
      .identityTokenAlgorithm, settings.algorithms.contains(algorithm),
      "'alg' is '\(algorithm)', which is not in the list "
        + "'\(settings.algorithms.joined(separator: " "))'")
    if algorithm == "none" { return .good }
    let (jwk, misfit) = try await key(for: token)
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
    // A token that its own key would verify is refused since that key is not looked at.
    let defence = bringsFittingKey(token) ? Defence.keysFromIssuer : .identityTokenSignature
    try requireSignature(defence, fits, misfit)
    return fits ? .good : .bad
  }

  /// A key for a token, and what there is to say should it not fit.
  private typealias FoundKey = (key: JWK, misfit: String)

  private static let misfit = "the signature does not fit the token and the key"

  private func key(for token: UnverifiedJWS) async throws(Refusal) -> FoundKey {
    if !seat.defences.isOn(.keysFromIssuer), let own = token.header["jwk"].flatMap({ try? JWK($0) })
    {
      return (own, Self.misfit)
    }
    do {
      guard let matches = try await appleKeys.matches(for: token.header) else {
        throw Refusal(
          .invalidIDPResponse, "Error connecting to the given credential's issuer.")
      }
      guard matches.count > 1 else { return (matches[0].key, Self.misfit) }
      let keys = matches.map(\.key)
      return (
        keys.first { fits($0, token) } ?? keys[0],
        "\(keys.count) keys with the header's 'kid' were tried, and none fits"
      )
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
      return (jwk, Self.misfit)
    }
    throw Self.badSignature("no key of the set fits")
  }

  /// What a verifier does that obeys the header: `HS256` makes the text of Apple's public key, which
  /// everybody has, into a secret.
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
    guard seat.defences.isOn(defence), !condition else { return }
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
