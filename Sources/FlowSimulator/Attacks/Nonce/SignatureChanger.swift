import OAuthModel
import TranscriptModel

/// Changes one character of the identity token's signature on the way to Firebase.
actor SignatureChanger: Attacker {
  private nonisolated let executor = QueueExecutor(label: "attacker")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated let name = ParticipantName.attacker
  nonisolated let title = "changes messages on their way"
  nonisolated let reads: Set<MessageName> = [.firebaseSignInRequest]

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
