import OAuthModel
import TranscriptModel

/// Changes one character of the identity token's signature on the way to Firebase.
actor SignatureChanger: Attacker {
  nonisolated let title = "changes messages on their way"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.firebaseSignInRequest]

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    let place = Place.postBodyField(ParameterName.idToken.rawValue)
    guard let message = step.message,
      var token = message.spots.first(where: { $0.place == place })?.value,
      let dot = token.lastIndex(of: ".")
    else { return nil }
    let first = token.index(after: dot)
    token.replaceSubrange(first...first, with: token[first] == "A" ? "B" : "A")
    return (try? message.applying(.set(token), at: place)).map { [$0] }
  }
}
