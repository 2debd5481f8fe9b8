import TranscriptModel
import Vocabulary
import WireFormats

extension SignIn {
  /// What findings say at their end where nothing is registered.
  static let remedyForNoFacts =
    "nothing is registered, as in version 1 of the format: record the run anew"

  /// Takes what is registered out, as in a transcript of version 1; all of it, or one name.
  mutating func forget(_ name: FactName? = nil) {
    transcript.registered.removeAll { name == nil || $0.name == name?.rawValue }
  }

  /// Registers another value.
  mutating func register(_ name: FactName, at participant: ParticipantName, _ value: WireText) {
    transcript.registered.removeAll { $0.at == participant && $0.name == name.rawValue }
    transcript.registered.append(RegisteredFact(at: participant, name, value))
  }
}
