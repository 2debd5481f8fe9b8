/// Why a text is no JSON, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the parser could not go on.
  public let position: SourcePosition
  /// What was expected or found there, in lower case.
  public let message: String

  /// The whole complaint as `line:column: message`.
  public var description: String { "\(position): \(message)" }
}
