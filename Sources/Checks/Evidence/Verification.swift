import JOSE
import WireFormats

/// What came of verifying a signature with the keys that the token's header can mean.
enum Verification: Hashable, Sendable {
  /// It fits, with this algorithm; with which key, in words.
  case good(SignatureAlgorithm, String)
  /// It does not, or the key may not be used; why, in words.
  case bad(String)
  /// The key is of a kind that is not known here; why, in words.
  case unjudged(String)

  /// A token and the keys that its header can mean.
  struct Question: Hashable, Sendable {
    var token: WireText
    var matches: [JWKMatch]
  }

  /// Verifies a signature with each key until one fits.
  init(of jws: UnverifiedJWS, with matches: [JWKMatch]) {
    var reasons: [String] = []
    var isJudged = true
    for match in matches {
      let verification = Verification(of: jws, with: match)
      switch verification {
      case .good:
        self = verification
        return
      case .bad(let reason): reasons.append(reason)
      case .unjudged(let reason):
        reasons.append(reason)
        isJudged = false
      }
    }
    var reason = reasons.joined(separator: "; ")
    if let count = matches.first?.count, matches.count > 1 {
      reason =
        "\(matches.count) of the \(count) keys with this 'kid' were tried, and none fits: \(reason)"
    }
    self = isJudged ? .bad(reason) : .unjudged(reason)
  }

  /// Verifies a signature with one key.
  ///
  /// The key decides the algorithm. What the header says of it is left to the check of the algorithm,
  /// so that each fault has a verdict of its own; only where the key names no `alg` and there are
  /// several for its type does the header choose among them.
  private init(of jws: UnverifiedJWS, with match: JWKMatch) {
    do {
      let key = try VerificationKey(
        match.key, for: jws.header, allowedAlgorithms: AllowedAlgorithms.all)
      if let critical = jws.header["crit"] {
        self = .bad("\(JWSVerificationError.criticalExtension(critical))")
      } else if jws.signature.count != key.signatureByteCount {
        self = .bad(
          "\(JWSVerificationError.signatureLengthWrong(key.algorithm, actual: jws.signature.count, expected: key.signatureByteCount))"
        )
      } else if try key.verifies(jws.signature, over: jws.signingInput) {
        self = .good(
          key.algorithm, "the \(key.algorithm.name) signature fits \(match.words)")
      } else {
        self = .bad(
          "the '\(key.algorithm.name)' signature does not fit the token and \(match.words)")
      }
    } catch let error as KeyError {
      if case .algorithmUnsupported = error {
        self = .unjudged("\(match.words) cannot be used here: \(error)")
      } else {
        self = .bad("\(match.words) cannot verify: \(error)")
      }
    } catch {
      self = .bad("the signature could not be judged: \(error)")
    }
  }
}

extension JWKMatch {
  /// The key in words, and which one it is where several have its `kid`.
  fileprivate var words: String {
    guard let keyID = key.keyID else { return "the only key of the set" }
    return "the key '\(keyID)'"
      + (count > 1 ? " (number \(number) of \(count) with this 'kid')" : "")
  }
}
