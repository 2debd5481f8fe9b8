/// Where the metadata of an issuer is found.
///
/// RFC 8414 §3
public enum MetadataLocation {
  /// What is inserted between the host and the path of the issuer.
  public static let wellKnownPath = "/.well-known/oauth-authorization-server"

  /// The URL of the metadata, or nil when the issuer is no `https` URL with a host, or has a query
  /// or a fragment.
  ///
  /// `https://host/tenant` gives `https://host/.well-known/oauth-authorization-server/tenant`.
  public static func url(ofIssuer issuer: String) -> String? {
    let scheme = "https://"
    guard issuer.hasPrefix(scheme), !issuer.contains("?"), !issuer.contains("#") else {
      return nil
    }
    let rest = issuer.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    guard !host.isEmpty else { return nil }
    var path = rest.dropFirst(host.count)
    if path.hasSuffix("/") { path.removeLast() }
    return scheme + host + wellKnownPath + path
  }
}
