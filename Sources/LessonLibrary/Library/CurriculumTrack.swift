/// Lessons that build on each other.
package struct CurriculumTrack: Hashable, Sendable {
  /// The name, `pkce`.
  package var name: String
  /// The ids of its lessons in teaching order; at least one.
  package var lessonIDs: [String]

  /// A track.
  package init(name: String, lessonIDs: [String]) {
    self.name = name
    self.lessonIDs = lessonIDs
  }
}
