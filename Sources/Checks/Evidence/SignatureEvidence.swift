import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Whether a token's signature fits the keys of its issuer.
extension Evidence {
  /// Verifies a token with the key sets at a URL: with those that its reader fetched, or, if it fetched
  /// none, with those that anybody did.
  func verification(
    of jws: UnverifiedJWS, readBy reader: ParticipantName?, keySetURL url: WireText
  ) throws(MissingEvidence) -> Verification {
    let keySets = publications.keySets(at: url, fetchedBy: reader)
    // A later key set counts only where no earlier one has the key that is named.
    let keySet = keySets.first { (try? $0.matches(for: jws.header)) != nil } ?? keySets.last
    guard let keySet else { throw MissingEvidence("no key set from '\(url)' in the transcript") }
    return try verification(of: jws, with: keySet)
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
    let verification = readings.verifications.value(for: question) {
      Verification(of: jws, with: matches)
    }
    if case .bad = verification, let ignored = keySet.ignoredRival(of: matches, for: jws.header) {
      throw MissingEvidence(
        "another key with the 'kid' that the header names cannot be used here: \(ignored)")
    }
    return verification
  }

  /// Verifies a token with the key sets that an issuer's metadata points to.
  func verification(
    of jws: UnverifiedJWS, readBy reader: ParticipantName?, metadata: AuthorizationServerMetadata
  ) throws(MissingEvidence) -> Verification {
    try verification(of: jws, readBy: reader, keySetURL: try metadata.requiredKeySetURL)
  }

  /// The verdict on a signature.
  func judgeSignature(
    of jws: UnverifiedJWS, readBy reader: ParticipantName?, metadata: AuthorizationServerMetadata
  ) throws(MissingEvidence) -> Judgement {
    try judgeSignature(of: jws, readBy: reader, keySetURL: try metadata.requiredKeySetURL)
  }

  /// The verdict on a signature, with the keys at a URL.
  func judgeSignature(
    of jws: UnverifiedJWS, readBy reader: ParticipantName?, keySetURL url: WireText
  ) throws(MissingEvidence) -> Judgement {
    switch try verification(of: jws, readBy: reader, keySetURL: url) {
    case .good(_, let words): return .pass(words)
    case .bad(let reason): return .fail(reason)
    case .unjudged(let reason): throw MissingEvidence(reason)
    }
  }
}

extension AuthorizationServerMetadata {
  fileprivate var requiredKeySetURL: WireText {
    get throws(MissingEvidence) {
      guard let keySetURL else {
        throw MissingEvidence("the metadata of '\(issuer)' names no 'jwks_uri'")
      }
      return keySetURL
    }
  }
}

extension JWKSet {
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
