/// The seed, with a remark that says what it means for the secrets.
enum SeedText {
  static func spell(_ seed: String?) -> String {
    guard let seed else {
      return
        "none   (live: the random values of this run are its own, and some may still be secret)"
    }
    let word = seed == "none" ? VisibleText.literal(seed) : TextPlace.cell.spell(seed)
    return word + "   (public: whoever runs this with the same seed gets the same secrets and keys)"
  }

  static func read(_ reader: inout TextReader) throws(TranscriptError) -> String? {
    let isEscaped = reader.starts(with: "\\")
    let word = try reader.take(.cell, "a seed or 'none'")
    if reader.takeGap() {
      guard reader.take("(") else { throw reader.expected("a remark in parentheses") }
      _ = reader.takeRest()
    }
    return word == "none" && !isEscaped ? nil : word
  }
}
