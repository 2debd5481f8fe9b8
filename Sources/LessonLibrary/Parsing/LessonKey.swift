/// The keys of a lesson file; a key with a dot is none of these, it names a participant's setting.
enum LessonKey: String, CaseIterable {
  case title, flow, attack, without, tamper, expect

  /// True where each further line adds to the earlier ones.
  var isRepeatable: Bool {
    switch self {
    case .without, .tamper: true
    case .title, .flow, .attack, .expect: false
    }
  }

  /// True for what is said once, of the whole lesson.
  var isForLesson: Bool {
    switch self {
    case .title, .flow: true
    case .attack, .without, .tamper, .expect: false
    }
  }
}
