import WireFormats

extension TextDifference {
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
