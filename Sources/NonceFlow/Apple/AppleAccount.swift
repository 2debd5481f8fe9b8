import FlowsShared
import Simulation
import WireFormats

/// A person's Apple ID, as Apple knows it.
struct AppleAccount: Sendable {
  /// By which name the lessons call the person.
  var person: WireText
  /// What the device shows to prove that it is signed in with this Apple ID.
  var session: WireText
  /// The person's id for the apps of one team: the `sub` of identity tokens.
  var subject: WireText
  var email: WireText
  var firstName: WireText
  var lastName: WireText
}
