public import WireFormats

/// Where the metadata of an issuer is found.
///
/// RFC 8414 §3
public enum MetadataLocation {
  /// What is inserted between the host and the path of the issuer.
  public static let wellKnownPath: WireText = "/.well-known/oauth-authorization-server"

  /// The URL of the metadata, or nil when the issuer is no `https` URL with a host, or has a query
  /// or a fragment.
  ///
  /// `https://host/tenant` gives `https://host/.well-known/oauth-authorization-server/tenant`.
  public static func url(ofIssuer issuer: WireText) -> WireText? {
    let scheme: WireText = "https://"
    guard issuer.hasPrefix(scheme), !issuer.contains("?"), !issuer.contains("#") else {
      return nil
    }
    let rest = issuer.dropFirst(scheme.utf8.count)
    let host = rest.prefix(upTo: "/")
    guard !host.isEmpty else { return nil }
    let path = rest.dropFirst(host.utf8.count)
    let ownPath = path.hasSuffix("/") ? WireText(decoding: path.utf8.dropLast()) : path
    return scheme + host + wellKnownPath + ownPath
  }
}
