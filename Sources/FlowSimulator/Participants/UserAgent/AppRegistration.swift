import HTTPModel
import TranscriptModel

/// What an app told the device that it wants to receive: URLs with a private-use scheme, or requests
/// to a port of the loopback interface.
///
/// RFC 8252 §7.1, §7.3
struct AppRegistration: Sendable {
  private let scheme: String
  private let loopbackAuthority: String?
  /// The app.
  let app: ParticipantName

  /// Registers what is needed to receive answers at a redirect URI.
  init(app: ParticipantName, redirectURI: URI) {
    self.app = app
    scheme = redirectURI.scheme?.lowercased() ?? ""
    loopbackAuthority = redirectURI.isLoopback ? redirectURI.authority : nil
  }

  /// Whether a URL leads to this app.
  ///
  /// Schemes compare without regard to case: RFC 3986 §3.1.
  func receives(_ url: URI) -> Bool {
    guard url.scheme?.lowercased() == scheme else { return false }
    return loopbackAuthority == nil || loopbackAuthority == url.authority
  }
}

extension URI {
  /// Whether the URI leads to the device itself, where an app listens.
  var isLoopback: Bool {
    guard scheme == "http", let authority else { return false }
    return ["127.0.0.1", "[::1]", "localhost"].contains { host in
      authority == host || authority.hasPrefix(host + ":")
    }
  }
}
