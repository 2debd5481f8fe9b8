import WireFormats

/// How two values that should be equal differ, in words that help to find the slip.
enum TextDifference {
  /// At the most so many places are named one by one.
  private static let namedPlaces = 3

  /// `2 of 43 characters differ: the 12th is '8' and should be '9', …`, or what else is plain to see.
  ///
  /// Characters are Unicode scalars: a joiner or an accent that came too much is one more.
  static func words(expected: WireText, actual: WireText) -> String {
    // Swift's own equality is meant here and nowhere else: two texts that it takes for one look the same
    // to people too.
    guard expected.string != actual.string else {
      return "they look the same, but their bytes differ"
    }
    let expected = Array(expected.unicodeScalars)
    let actual = Array(actual.unicodeScalars)
    guard expected.count == actual.count else {
      return "\(actual.count) characters came, \(expected.count) were expected"
    }
    let places = expected.indices.filter { expected[$0] != actual[$0] }
    guard places.count <= namedPlaces else {
      return "\(places.count) of \(expected.count) characters differ"
    }
    let named = places.map { place in
      "character \(place + 1) is '\(actual[place])' and should be '\(expected[place])'"
    }
    return "\(places.count) of \(expected.count) characters differ: "
      + named.joined(separator: ", ")
  }

  /// The text that a wrong one was probably meant to be: the one with the fewest other characters,
  /// and the first of several.
  static func closest(to text: WireText, among candidates: [WireText]) -> WireText? {
    var closest: (text: WireText, distance: Int)?
    for candidate in candidates {
      let distance = distance(text, candidate)
      if distance < closest?.distance ?? .max { closest = (candidate, distance) }
    }
    return closest?.text
  }

  /// How many places differ; texts of unequal length differ everywhere.
  private static func distance(_ one: WireText, _ other: WireText) -> Int {
    guard one.utf8.count == other.utf8.count else { return max(one.utf8.count, other.utf8.count) }
    return zip(one.utf8, other.utf8).count { $0 != $1 }
  }
}

extension Unicode.Scalar {
  /// The number of a character as one looks it up, with at least four digits: `000A`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Int {
  /// The number with a noun: `1 scope`, `2 scopes`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
