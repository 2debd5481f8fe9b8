import HTTPModel
import JOSE
import WireFormats

/// Where the key set is with which a token is verified, and who says so.
struct KeySetPlace: Hashable, Sendable {
  let url: WireText
  /// Whether the issuer or its documentation names the place.
  let isNamed: Bool

  /// A place.
  init(_ url: WireText, isNamed: Bool = true) {
    self.url = url
    self.isNamed = isNamed
  }

  /// On what a verdict rests where nobody names the place, ready to follow it.
  var reservation: String {
    isNamed
      ? "" : "; its set is the only one in the transcript, from '\(url)', and no metadata names it"
  }

  /// Whether these may be the keys of somebody else than the issuer of a token.
  func isOther(than jws: UnverifiedJWS) -> Bool {
    guard !isNamed else { return false }
    let issuer = (try? JSONParser.parse(jws.payload))?["iss"]?.stringValue
    return issuer.flatMap { URI($0).normalized.authority } != URI(url).normalized.authority
  }
}
