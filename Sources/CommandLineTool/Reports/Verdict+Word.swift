import TranscriptModel

extension Verdict {
  /// How people read it, as in the text form.
  var word: String {
    switch self {
    case .pass: "ok"
    case .fail: "FAIL"
    case .warning: "warn"
    case .unknown: "unknown"
    }
  }
}
