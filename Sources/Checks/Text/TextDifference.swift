import WireFormats

/// How two values that should be equal differ, in words that help to find the slip.
enum TextDifference {
  /// At the most so many places are named one by one.
  private static let namedPlaces = 3

  /// `2 of 43 characters differ: the 12th is '8' and should be '9', …`, or what else is plain to see.
  ///
  /// Characters are Unicode scalars: a joiner or an accent that came too much is one more.
  static func words(expected: WireText, actual: WireText) -> String {
    // Here alone Swift's own equality is meant: what it takes for one, people do too.
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
}
