import HTTPModel
import JOSE
import OAuthModel
import TranscriptModel

/// An issuer's key set, fetched when it is first needed and once more when a token names a key that
/// is not in it.
///
/// It belongs to one participant and runs on that participant's queue.
final class KeyCache {
  private let keySetURL: String
  private let owner: ParticipantName
  private let wire: Wire
  private var keySet: JWKSet?

  init(keySetURL: String, owner: ParticipantName, wire: Wire) {
    self.keySetURL = keySetURL
    self.owner = owner
    self.wire = wire
  }

  /// Judges the signature of a token with the key that its header names.
  ///
  /// The key decides the algorithm.
  nonisolated(nonsending) func judgeSignature(
    of token: UnverifiedJWS, allowedAlgorithms: [SignatureAlgorithm]
  ) async -> SignatureJudgement {
    do {
      let key = try await key(for: token)
      guard let key else { return .keysUnreachable }
      let verificationKey = try VerificationKey(key)
      _ = try token.verify(with: verificationKey, allowedAlgorithms: allowedAlgorithms)
      return .good(keyID: key.keyID ?? "")
    } catch {
      return .bad("\(error)")
    }
  }

  /// The key that the token's header names; nil when no key set can be had.
  private nonisolated(nonsending) func key(for token: UnverifiedJWS) async throws(JWKLookupError)
    -> JWK?
  {
    if let keySet, let key = try? keySet.key(for: token.header) { return key }
    guard let fetched = await fetch() else { return nil }
    keySet = fetched
    return try fetched.key(for: token.header)
  }

  private nonisolated(nonsending) func fetch() async -> JWKSet? {
    let request = HTTPRequest.get(URI(keySetURL), fields: ["Accept": MediaType.json])
    guard let reply = await wire.send(request, as: .keysRequest, from: owner),
      reply.response.isSuccess, let json = reply.response.declaredJSON
    else { return nil }
    return try? JWKSet(json)
  }
}
