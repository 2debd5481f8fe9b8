/// What sort of word a glossary entry explains.
public enum GlossaryKind: String, CaseIterable, Hashable, Sendable {
  /// A parameter of a message, or a member of a JSON object that is no claim.
  case parameter
  /// An error code.
  case error
  /// A claim of a JWT.
  case claim
  /// A header field of HTTP.
  case headerField = "header field"
  /// Somebody who takes part.
  case participant
  /// A notion, or a value that is a notion.
  case term
  /// A section of a specification, or a whole one.
  case section
}
