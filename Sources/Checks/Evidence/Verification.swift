import JOSE

/// What came of verifying a signature with the key that the token's header names.
enum Verification: Hashable, Sendable {
  /// It fits, with this algorithm and key.
  case good(SignatureAlgorithm, keyID: String)
  /// It does not, or the key may not be used; why, in words.
  case bad(String)
  /// The key is of a kind that is not known here; why, in words.
  case unjudged(String)

  /// A token and a key.
  struct Question: Hashable, Sendable {
    var token: String
    var key: JWK
  }

  /// Verifies a signature.
  ///
  /// The key decides the algorithm. What the header says of it is left to the check of the algorithm,
  /// so that each fault has a verdict of its own.
  init(of jws: UnverifiedJWS, with jwk: JWK) {
    let name = jwk.keyID.map { "the key '\($0)'" } ?? "the only key of the set"
    do {
      let key = try VerificationKey(jwk)
      if let critical = jws.header["crit"] {
        self = .bad("\(JWSVerificationError.criticalExtension(critical))")
      } else if jws.signature.count != key.signatureByteCount {
        self = .bad(
          "\(JWSVerificationError.signatureLengthWrong(key.algorithm, actual: jws.signature.count, expected: key.signatureByteCount))"
        )
      } else if try key.verifies(jws.signature, over: jws.signingInput) {
        self = .good(key.algorithm, keyID: jwk.keyID ?? "")
      } else {
        self = .bad("the '\(key.algorithm.name)' signature does not fit the token and \(name)")
      }
    } catch let error as KeyError {
      if case .algorithmUnsupported = error {
        self = .unjudged("\(name) cannot be used here: \(error)")
      } else {
        self = .bad("\(name) cannot verify: \(error)")
      }
    } catch {
      self = .bad("the signature could not be judged: \(error)")
    }
  }
}
