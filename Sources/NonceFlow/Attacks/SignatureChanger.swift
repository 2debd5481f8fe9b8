import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Changes one character of the identity token's signature on the way to Firebase.
actor SignatureChanger: Attacker {
  nonisolated let title = "changes messages on their way"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.firebaseSignInRequest]

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    let place = Place.postBodyField(ParameterName.idToken.rawValue)
    guard let message = step.message,
      let token = message.values.first(where: { $0.place == place })?.value,
      let (signed, signature) = token.divided(atLast: ".")
    else { return nil }
    let first: WireText = signature.hasPrefix("A") ? "B" : "A"
    let changed = signed + "." + first + signature.dropFirst(1)
    return (try? message.applying(.set(changed), at: place)).map { [$0] }
  }
}
