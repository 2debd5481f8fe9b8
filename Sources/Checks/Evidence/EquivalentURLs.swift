import HTTPModel
import WireFormats

// Two URLs of one place: scheme and host are compared without regard to case, and the port that goes
// without saying may be said.
extension URI {
  /// The URL in the one spelling that all its equivalents share: RFC 9110 §4.2.3.
  var normalized: URI {
    guard let scheme = scheme?.asciiLowercased, ["http", "https"].contains(scheme) else {
      return self
    }
    var url = self
    url.scheme = scheme
    let ending: WireText = scheme == "https" ? ":443" : ":80"
    if let authority = authority?.asciiLowercased {
      url.authority = authority.hasSuffix(ending) ? authority.dropping(suffix: ending) : authority
    }
    if url.path.isEmpty { url.path = "/" }
    return url
  }

  /// Whether another URL leads to the same place in the same way.
  func isEquivalent(to other: URI) -> Bool { normalized == other.normalized }
}

extension WireText {
  /// The text without an ending that it has.
  fileprivate func dropping(suffix: WireText) -> WireText {
    WireText(decoding: utf8.dropLast(suffix.utf8.count))
  }
}
