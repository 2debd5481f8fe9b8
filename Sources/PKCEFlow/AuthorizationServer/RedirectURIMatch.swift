import FlowsShared
import HTTPModel
import Simulation
import WireFormats

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
    let isLiteralMatch = registered.contains { candidate in
      candidate == requested
        || Self.withoutPort(candidate, hosts: ["127.0.0.1", "[::1]"]).map {
          $0 == Self.withoutPort(requested, hosts: ["127.0.0.1", "[::1]"])
        } == true
    }
    if isLiteralMatch {
      self = .registered
    } else if let name = Self.withoutPort(requested, hosts: ["localhost"]),
      registered.contains(where: { Self.withoutPort($0, hosts: ["localhost"]) == name })
    {
      self = .localhostWithAnotherPort
    } else {
      self = .none
    }
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
