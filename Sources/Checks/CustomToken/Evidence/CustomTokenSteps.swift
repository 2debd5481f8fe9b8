import HTTPModel
import TranscriptModel
import WireFormats

extension Step {
  /// The token of the mobile service that is issued in this step, or that comes with it.
  func customToken(in evidence: Evidence) -> WireText? {
    if let value = request?.fields["X-ZUMO-AUTH"] { return value.withoutBearer }
    guard let json = evidence.json(in: self) else { return nil }
    return (json["token"] ?? json["authenticationToken"])?.stringValue
  }
}

extension WireText {
  /// What follows the word 'Bearer', where it stands in front.
  var withoutBearer: WireText {
    asciiLowercased.hasPrefix("bearer ") ? dropFirst("bearer ".utf8.count) : self
  }
}
