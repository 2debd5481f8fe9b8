import HTTPModel
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

/// How a redirect URI fits the registered ones.
enum RedirectURIMatch: Equatable {
  /// Character by character, or but for the port of a loopback address, which an app cannot know
  /// beforehand: RFC 8252 §7.3.
  case registered
  /// But for the port, and the host is the name `localhost`: RFC 8252 §8.3 warns of it.
  case localhostWithAnotherPort
  /// Not at all.
  case none

  init(of requested: WireText, among registered: [WireText]) {
    if registered.contains(where: { Self.areEqual($0, requested, ["127.0.0.1", "[::1]"]) }) {
      self = .registered
    } else if registered.contains(where: { Self.areEqual($0, requested, ["localhost"]) }) {
      self = .localhostWithAnotherPort
    } else {
      self = .none
    }
  }

  /// Whether two URIs are equal, where the port does not count at these hosts.
  private static func areEqual(
    _ registered: WireText, _ requested: WireText, _ hosts: [WireText]
  ) -> Bool {
    registered == requested
      || withoutPort(registered, hosts: hosts).map { $0 == withoutPort(requested, hosts: hosts) }
        == true
  }

  /// An `http` URI of one of these hosts without its port; nil for every other URI.
  private static func withoutPort(_ text: WireText, hosts: [WireText]) -> WireText? {
    var uri = URI(text)
    guard uri.scheme == "http", let authority = uri.authority,
      let host = hosts.first(where: { authority == $0 || authority.hasPrefix($0 + ":") })
    else { return nil }
    uri.authority = host
    return uri.text
  }
}
