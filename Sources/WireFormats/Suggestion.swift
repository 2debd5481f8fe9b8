/// What somebody probably meant who wrote a word that is unknown.
public enum Suggestion {
  /// The candidate that is nearest to a word, if one is near enough to be a typing error.
  ///
  /// Near enough is one edit for every three characters, and at least one. An edit inserts, removes
  /// or replaces a character, or swaps two neighbours; upper and lower case count as equal. The
  /// first of equally near candidates wins.
  public static func closest(
    to word: some StringProtocol, among candidates: some Sequence<String>
  ) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty else { return nil }
    var limit = max(1, typed.count / 3)
    var nearest: String?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      // The lengths alone often decide; so a word of a megabyte costs nothing.
      guard abs(scalars.count - typed.count) <= limit else { continue }
      let distance = editDistance(typed, scalars)
      guard distance <= limit else { continue }
      nearest = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return nearest
  }

  /// The end of a message about an unknown word, `; did you mean 'x'?`; empty when nothing is near.
  public static func hint(
    for word: some StringProtocol, among candidates: some Sequence<String>
  ) -> String { hint(closest(to: word, among: candidates)) }

  /// The end of a message with what was probably meant; empty when that is nil.
  public static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The Damerau-Levenshtein distance in which no part is edited twice.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    // Rows of the distance table: the one before the last, the last, and the one being filled.
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var distance = min(
          previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          distance = min(distance, beforePrevious[j - 1] + 1)
        }
        current.append(distance)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}
