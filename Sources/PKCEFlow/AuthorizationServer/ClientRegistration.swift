import FlowsShared
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
  /// But for the port, and the host is the name `localhost`, of which RFC 8252 §8.3 warns.
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

/// What is asked of every redirect URI, whoever registered it.
enum RedirectURIRules {
  /// Absolute, and without a fragment, which would hide what is appended: RFC 6749 §3.1.2.
  static func isAbsolute(_ uri: URI) -> Bool { uri.scheme != nil && uri.fragment == nil }

  /// No `http`, which everybody on the way can read, but to the device itself: RFC 9700 §2.6.
  static func isEncryptedOrLocal(_ uri: URI) -> Bool {
    uri.scheme?.asciiLowercased != "http" || uri.isLoopback
  }

  /// A scheme of the web, or a private-use scheme that is a domain name in reverse order, which has a
  /// period at least: RFC 8252 §7.1.
  static func hasOwnedScheme(_ uri: URI) -> Bool {
    guard let scheme = uri.scheme?.asciiLowercased else { return false }
    if ["https", "http"].contains(scheme) { return true }
    let labels = scheme.split(at: ".")
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }
}
