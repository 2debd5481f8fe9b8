extension String {
  /// The text, cut after 80 characters: a stranger may send a megabyte, which no answer has to
  /// repeat.
  var shortened: String {
    let start = prefix(80)
    return start.endIndex == endIndex ? self : start + "…"
  }
}
