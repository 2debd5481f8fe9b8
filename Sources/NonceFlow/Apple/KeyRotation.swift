import FlowsShared
import Simulation
import WireFormats

/// How Apple changes the key with which it signs.
enum KeyRotation: WireText, CaseIterable, Sendable {
  /// It does not.
  case none
  /// The next key stands in the key set before anything is signed with it.
  case announced
  /// From the second token on another key signs. It takes the place of the old one in the key set.
  case sudden
}
