/// How strongly a specification asks for something, in the words of RFC 2119.
///
/// REQUIRED and SHALL are other words for MUST there, and are printed as MUST.
public enum RequirementLevel: String, CaseIterable, Hashable, Sendable {
  /// Whoever breaks it does not follow the specification.
  case must = "MUST"
  /// The same for what is forbidden.
  case mustNot = "MUST NOT"
  /// There may be reasons to do otherwise; one has to know them.
  case should = "SHOULD"
  /// The same for what is better left alone.
  case shouldNot = "SHOULD NOT"
  /// The same strength as SHOULD.
  case recommended = "RECOMMENDED"
  /// The same strength as SHOULD NOT.
  case notRecommended = "NOT RECOMMENDED"
  /// Everyone is free.
  case may = "MAY"

  /// What comes of it when somebody does otherwise.
  public var strength: RequirementStrength {
    switch self {
    case .must, .mustNot: .duty
    case .should, .shouldNot, .recommended, .notRecommended: .advice
    case .may: .freedom
    }
  }
}

/// How strong the words of a level are.
public enum RequirementStrength: Hashable, Sendable, CaseIterable {
  /// To do otherwise is a fault.
  case duty
  /// To do otherwise needs a reason.
  case advice
  /// To do otherwise is nobody's concern.
  case freedom
}
