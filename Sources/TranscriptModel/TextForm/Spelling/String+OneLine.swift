extension String {
  /// The text as it stands in a line of a report: as it is, or as `\"…"`, a backslash and a JSON string.
  ///
  /// That stands for a text with characters that cannot be seen, or that would end the line. What came
  /// from elsewhere could otherwise forge lines, and give orders to a terminal.
  public var onOneLine: String { TextPlace.rest.spell(self) }
}
