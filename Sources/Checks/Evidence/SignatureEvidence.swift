import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// Whether a token's signature fits the keys of its issuer.
extension Evidence {
  /// Verifies a token with the key sets at a URL: with those that its reader fetched, or, if it fetched
  /// none, with those that anybody did.
  func verification(
    of jws: UnverifiedJWS, readBy reader: ParticipantName?, keySetURL url: String
  ) throws(MissingEvidence) -> Verification {
    let keySets = publications.keySets(at: url, fetchedBy: reader)
    guard !keySets.isEmpty else {
      throw MissingEvidence("no key set from '\(url)' in the transcript")
    }
    var reason = ""
    for keySet in keySets {
      do {
        let key = try keySet.key(for: jws.header)
        return readings.verifications.value(for: Verification.Question(token: jws.text, key: key)) {
          Verification(of: jws, with: key)
        }
      } catch {
        reason = "\(error)"
        if let ignored = keySet.ignoredKey(for: jws.header) {
          throw MissingEvidence("the key that the header names cannot be used here: \(ignored)")
        }
      }
    }
    return .bad(reason)
  }

  /// Verifies a token with one key set.
  func verification(
    of jws: UnverifiedJWS, with keySet: JWKSet
  ) throws(MissingEvidence) -> Verification {
    do {
      let key = try keySet.key(for: jws.header)
      return readings.verifications.value(for: Verification.Question(token: jws.text, key: key)) {
        Verification(of: jws, with: key)
      }
    } catch {
      if let ignored = keySet.ignoredKey(for: jws.header) {
        throw MissingEvidence("the key that the header names cannot be used here: \(ignored)")
      }
      return .bad("\(error)")
    }
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
    of jws: UnverifiedJWS, readBy reader: ParticipantName?, keySetURL url: String
  ) throws(MissingEvidence) -> Judgement {
    switch try verification(of: jws, readBy: reader, keySetURL: url) {
    case .good(let algorithm, let keyID):
      return .pass("the \(algorithm.name) signature fits the key '\(keyID)'")
    case .bad(let reason): return .fail(reason)
    case .unjudged(let reason): throw MissingEvidence(reason)
    }
  }
}

extension AuthorizationServerMetadata {
  fileprivate var requiredKeySetURL: String {
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
}
