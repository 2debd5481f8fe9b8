import TranscriptModel
import WireFormats

/// The ways in which a word can be read that somebody copied from a transcript.
enum ExplainedWord {
  /// The word itself, then the names inside it: `nonce` of `id_token.claims.nonce`, `kid` of
  /// `keys/0/kid`, `state` of `query.state`, `providerId` of `postBody.providerId`, the section of `RFC 7636 §4.1 (MUST)`, the step of
  /// `token-request#2`.
  static func readings(of word: String) -> [String] {
    var readings = [word]
    if let place = Place(parsing: word), let name = place.name { readings.append(name) }
    for mark in [".claims.", ".header.", "/", "."] {
      if let range = word.ranges(of: mark).last { readings.append("\(word[range.upperBound...])") }
    }
    for mark in [" (", "#"] {
      if let range = word.firstRange(of: mark) { readings.append("\(word[..<range.lowerBound])") }
    }
    return readings
  }
}

extension Place {
  /// The name at the end of a place.
  fileprivate var name: String? { lastName?.string }

  private var lastName: WireText? {
    switch self {
    case .status, .body, .url: nil
    case .header(let name), .query(let name), .form(let name), .locationQuery(let name),
      .value(let name), .tokenHeader(_, let name), .tokenClaim(_, let name),
      .formField(_, let name):
      name
    case .json(let way): way.last
    }
  }
}
