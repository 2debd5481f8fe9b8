import FlowsShared
import Simulation
import WireFormats

/// A client as the authorization server knows it.
///
/// RFC 6749 §2
struct ClientRegistration: Sendable {
  /// The client identifier.
  var clientID: WireText
  /// The name that the login page shows.
  var name: WireText
  /// Where answers may go.
  var redirectURIs: [WireText]
  /// The secret that ships in every copy of a native app, if its maker registered one.
  ///
  /// The client is public all the same.
  var shippedSecret: WireText?
}
