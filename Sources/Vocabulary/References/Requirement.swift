/// A rule of a specification: where it stands and how strong it is.
public struct Requirement: Hashable, Sendable, CustomStringConvertible {
  /// Where the rule stands.
  public let reference: SourceReference
  /// How strong it is; nil where the text only describes.
  public let level: RequirementLevel?

  /// A rule at the given place.
  public init(_ reference: SourceReference, _ level: RequirementLevel? = nil) {
    self.reference = reference
    self.level = level
  }

  /// Reads `RFC 7636 §4.1 (MUST)` or a reference alone; nil for every other form.
  public init?(parsing text: some StringProtocol) {
    var place = String(text)
    var level: RequirementLevel?
    if place.hasSuffix(")"), let open = place.lastIndex(of: "(") {
      let word = place[place.index(after: open)...].dropLast()
      guard let known = RequirementLevel(rawValue: String(word)), place[..<open].hasSuffix(" ")
      else { return nil }
      level = known
      place = String(place[..<open].dropLast())
    }
    guard let reference = SourceReference(parsing: place) else { return nil }
    self.init(reference, level)
  }

  /// The form that `init(parsing:)` reads.
  public var description: String { level.map { "\(reference) (\($0.rawValue))" } ?? "\(reference)" }
}
