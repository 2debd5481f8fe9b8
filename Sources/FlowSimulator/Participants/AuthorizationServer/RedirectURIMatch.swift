import HTTPModel

/// Whether a redirect URI is one of the registered ones.
enum RedirectURIMatch {
  /// Compares character by character, except for the port of a loopback address, which an app cannot
  /// know beforehand: RFC 8252 §7.3.
  ///
  /// The port is free for the name `localhost` too only where that is asked for, which is the mistake
  /// that RFC 8252 §8.3 warns of.
  static func matches(_ requested: String, registered: [String], localhostCounts: Bool) -> Bool {
    registered.contains { candidate in
      if candidate == requested { return true }
      guard let one = loopback(candidate, localhostCounts: localhostCounts),
        let other = loopback(requested, localhostCounts: localhostCounts)
      else { return false }
      return one == other
    }
  }

  /// A private-use scheme that is a domain name in reverse order: it has a period at least.
  ///
  /// RFC 8252 §7.1
  static func isReverseDomain(scheme: String) -> Bool {
    let labels = scheme.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  /// A loopback URI without its port; nil for every other URI.
  private static func loopback(_ text: String, localhostCounts: Bool) -> String? {
    var uri = URI(text)
    guard uri.scheme == "http", let authority = uri.authority else { return nil }
    let colon = authority.lastIndex(of: ":").flatMap { authority[$0...].contains("]") ? nil : $0 }
    let host = String(authority[..<(colon ?? authority.endIndex)])
    guard ["127.0.0.1", "[::1]"].contains(host) || localhostCounts && host == "localhost" else {
      return nil
    }
    uri.authority = host
    return uri.text
  }
}
