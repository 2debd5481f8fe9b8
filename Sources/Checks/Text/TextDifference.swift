import WireFormats

/// How two values that should be equal differ, in words that help to find the slip.
enum TextDifference {
  /// At the most so many places are named one by one.
  private static let namedPlaces = 3

  /// `2 of 43 characters differ: the 12th is '8' and should be '9', …`, or what else is plain to see.
  static func words(expected: WireText, actual: WireText) -> String {
    let expected = Array(expected.string)
    let actual = Array(actual.string)
    guard expected.count == actual.count else {
      return "\(actual.count) characters came, \(expected.count) were expected"
    }
    let places = expected.indices.filter { expected[$0] != actual[$0] }
    guard !places.isEmpty else { return "they look the same, but their bytes differ" }
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
