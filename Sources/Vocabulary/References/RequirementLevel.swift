/// How strongly a specification asks for something, in the words of RFC 2119.
public enum RequirementLevel: String, CaseIterable, Hashable, Sendable {
  /// Whoever breaks it does not follow the specification.
  case must = "MUST"
  /// There may be reasons to do otherwise; one has to know them.
  case should = "SHOULD"
  /// The same strength as SHOULD.
  case recommended = "RECOMMENDED"
  /// Everyone is free.
  case may = "MAY"
}
