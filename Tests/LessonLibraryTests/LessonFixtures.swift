import LessonLibrary

extension LessonVocabulary {
  /// A few names; the real ones come from the flows, which this library does not import.
  static let sample = LessonVocabulary(flows: [
    FlowVocabulary(
      name: "pkce",
      [
        .step: ["code-challenge", "authorization-request", "token-request", "token-response"],
        .participant: ["app", "authorization-server"],
        .setting: ["app.code_verifier", "app.state"],
        .error: ["invalid_grant", "invalid_request"],
        .defence: ["verifier-matches", "state-matches"], .profile: ["rfc6749", "rfc9700"],
        .attack: ["code-interception"],
      ]),
    FlowVocabulary(name: "nonce", [.step: ["raw-nonce"], .participant: ["app"]]),
  ])
}

extension Lesson {
  /// Parses a text as the file `x.md`.
  init(_ text: String) throws(LessonError) {
    try self.init(parsing: Array(text.utf8), id: "pkce/x", file: "x.md", vocabulary: .sample)
  }
}

/// What is reported of a file, one line a fault; none for a file that is a lesson.
func faults(in text: String) -> [String] { faults(in: Array(text.utf8)) }

/// What is reported of a file's bytes.
func faults(in bytes: [UInt8]) -> [String] {
  do {
    _ = try Lesson(parsing: bytes, id: "pkce/x", file: "x.md", vocabulary: .sample)
    return []
  } catch {
    return error.description.split(separator: "\n").map(String.init)
  }
}
