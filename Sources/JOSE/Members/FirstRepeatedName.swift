import WireFormats

extension [JSONMember] {
  /// The first name that occurred before.
  ///
  /// A repeated name is read differently by different parsers, so it is refused wherever a
  /// signature depends on it: RFC 7515 §4, RFC 7517 §4, RFC 7519 §4.
  var firstRepeatedName: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0.name).inserted }?.name
  }
}
