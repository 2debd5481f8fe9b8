import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// What an app protects its session with.
extension Defence {
  static let sessionInKeyChain = Defence(
    "session-in-key-chain", .app, SectionReference(.rfc8252, "8.5"),
    "the app keeps its token in the key chain, not in its defaults")
}
