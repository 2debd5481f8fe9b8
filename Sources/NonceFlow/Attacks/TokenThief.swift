import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Has the request with which somebody signed in to Firebase, from a log, and signs in with what it
/// makes of it.
actor TokenThief: Attacker {
  nonisolated let title = "got hold of a sign-in that was written to a log"
  nonisolated let reads: Set<MessageName> = [.firebaseSignInRequest]

  /// What the thief does with the stolen token.
  enum Trick: Sendable {
    /// Sends token and raw nonce as they were.
    case replayBoth
    /// Sends the token as it was, with a raw nonce of its own.
    case replayToken
    /// Writes the hash of its own raw nonce into the token, and signs that somehow.
    case forge(@Sendable (ForgedToken, AttackerTools) async throws -> WireText)
  }

  nonisolated let tools: AttackerTools
  private let trick: Trick
  private var stolen: HTTPRequest?

  init(tools: AttackerTools, trick: Trick) {
    self.tools = tools
    self.trick = trick
  }

  func intercept(_ step: Step) -> [Message]? {
    stolen = stolen ?? step.request
    return nil
  }

  func strike() async {
    guard let stolen, let request = try? await request(madeOf: stolen),
      let reply = await tools.seat.send(request, as: .firebaseSignInRequest),
      let token = reply.response.json?["idToken"]?.stringValue
    else { return }
    await tools.fetchPhotos(accessToken: token)
  }

  private func request(madeOf stolen: HTTPRequest) async throws -> HTTPRequest {
    let rawNonce = tools.madeUp(24, for: "raw nonce")
    switch trick {
    case .replayBoth: return stolen
    case .replayToken: return try stolen.setting(ParameterName.nonce.rawValue, to: rawNonce)
    case .forge(let sign):
      let place = Place.postBodyField(ParameterName.idToken.rawValue)
      let values = Message.request(stolen).values
      guard
        let token = values.first(where: { $0.place == place }).flatMap({ TokenText(in: $0.value) })
      else { return stolen }
      var forged = ForgedToken(from: token)
      let hash = Hex.encode(DigestAlgorithm.sha256.digest(of: rawNonce.utf8))
      forged.claims.set("nonce", to: .string(hash))
      return
        try stolen
        .setting(ParameterName.idToken.rawValue, to: try await sign(forged, tools))
        .setting(ParameterName.nonce.rawValue, to: rawNonce)
    }
  }
}

extension AttackerTools {
  /// Apple's public key of a `kid`, which everybody can fetch, as the text that tools write.
  func applePublicKeyText(ofKeyID keyID: WireText?) async throws -> WireText? {
    let request = HTTPRequest.get(URI(AppleServer.keySetURL), fields: ["Accept": MediaType.json])
    guard let reply = await seat.send(request, as: .appleKeysRequest),
      let json = reply.response.json
    else { return nil }
    let named = try JWKSet(json).keys(named: keyID.map { .present($0) } ?? .absent)
    return try named.first?.publicKeyPEM()
  }
}

extension HTTPRequest {
  /// The request with another parameter in the form inside its JSON.
  fileprivate func setting(_ name: WireText, to value: WireText) throws(PlaceError) -> HTTPRequest {
    let changed = try Message.request(self).applying(.set(value), at: .postBodyField(name))
    guard case .request(let request) = changed else { return self }
    return request
  }
}

extension Place {
  /// A parameter of the form that Firebase's request has in its JSON.
  static func postBodyField(_ name: WireText) -> Place { .formField(of: .json(["postBody"]), name) }
}
