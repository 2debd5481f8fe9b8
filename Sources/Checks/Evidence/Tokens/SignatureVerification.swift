import JOSE
import TranscriptModel
import Vocabulary
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

/// The algorithms that an issuer with a public key set may use, whatever a token says.
///
/// RFC 7518 §3.1, RFC 8037 §3.1, RFC 8725 §3.1
enum AllowedAlgorithms {
  /// Every algorithm that needs no shared secret.
  static let all = SignatureAlgorithm.allCases.filter { $0.keyType != .symmetric }
}

/// Whether a token's signature fits the keys of its issuer.
extension Evidence {
  /// Verifies a token of a step with a key set at a URL.
  func verification(
    of jws: UnverifiedJWS, in step: Step, readBy reader: ParticipantName?, keySetURL url: WireText
  ) throws(MissingEvidence) -> Verification {
    try verification(
      of: jws, with: try keySet(for: jws.header, in: step, readBy: reader, keySetURL: url))
  }

  /// The key set at a URL by which a header is judged: one of those that the reader fetched, or, if it
  /// fetched none, of those that anybody did.
  ///
  /// - Throws: `MissingEvidence` where they lack the key and all are older than the step: an issuer changes
  ///   its keys, and an old set does not tell which ones it has now.
  func keySet(
    for header: JOSEHeader, in step: Step, readBy reader: ParticipantName?, keySetURL url: WireText
  ) throws(MissingEvidence) -> JWKSet {
    let published = reading(PublishedKeySets.self)
    let keySets = published.keySets(at: url, fetchedBy: reader)
    guard let last = keySets.last else {
      throw MissingEvidence("no key set from '\(url)' in the transcript")
    }
    // A later key set counts only where no earlier one has the key that is named.
    if let known = keySets.first(where: { (try? $0.matches(for: header)) != nil }) { return known }
    guard let keyID = header.keyID.value else { return last }
    if let named = keySets.last(where: { $0.names(keyID) }) { return named }
    if let next = published.next(at: url, after: step) { return next }
    throw MissingEvidence(
      "no key has the 'kid' '\(keyID)', but the key sets from '\(url)' in the transcript are older "
        + "than \(step.id.quoted), and keys change")
  }

  /// Verifies a token with one key set.
  func verification(
    of jws: UnverifiedJWS, with keySet: JWKSet
  ) throws(MissingEvidence) -> Verification {
    let matches: [JWKMatch]
    do { matches = try keySet.matches(for: jws.header) } catch {
      if let ignored = keySet.ignoredKey(for: jws.header) {
        throw MissingEvidence("the key that the header names cannot be used here: \(ignored)")
      }
      return .bad("\(error)")
    }
    let question = Verification.Question(token: jws.text, matches: matches)
    let verification = reading(Cache<Verification.Question, Verification>.self).value(for: question)
    {
      Verification(of: jws, with: matches)
    }
    if case .bad = verification, let ignored = keySet.ignoredRival(of: matches, for: jws.header) {
      throw MissingEvidence(
        "another key with the 'kid' that the header names cannot be used here: \(ignored)")
    }
    return verification
  }
}

extension JWKSet {
  /// Whether the set has a key of this `kid`, be it one that cannot be used here.
  fileprivate func names(_ keyID: WireText) -> Bool {
    keys.contains { $0.keyID == keyID }
      || ignoredKeys.contains { $0.json["kid"]?.stringValue == keyID }
  }

  /// Why the key of a header's `kid` is passed over here, if it is in the set.
  fileprivate func ignoredKey(for header: JOSEHeader) -> JWKError? {
    guard let keyID = header.keyID.value else { return nil }
    return ignoredKeys.first { $0.json["kid"]?.stringValue == keyID }?.reason
  }

  /// Why a key with the `kid`, type and curve of others, which do not fit, is passed over here.
  fileprivate func ignoredRival(of matches: [JWKMatch], for header: JOSEHeader) -> JWKError? {
    guard let key = matches.first?.key, let keyID = header.keyID.value else { return nil }
    return ignoredKeys.first { ignored in
      ignored.json["kid"]?.stringValue == keyID
        && ignored.json["kty"]?.stringValue == key.keyType.name
        && ignored.json["crv"]?.stringValue == key.json["crv"]?.stringValue
    }?.reason
  }
}
