/// Lessons that build on each other.
public struct CurriculumTrack: Hashable, Sendable {
  /// The name, `pkce`.
  public var name: String
  /// The ids of its lessons in teaching order; at least one.
  public var lessonIDs: [String]

  /// A track.
  public init(name: String, lessonIDs: [String]) {
    self.name = name
    self.lessonIDs = lessonIDs
  }
}
