import Checks
import TranscriptModel

/// What the checks said of a transcript: for each step and check the verdict.
struct Verdicts: Equatable {
  private let all: [String: Verdict]

  /// Checks a transcript.
  init(on transcript: Transcript) {
    var all: [String: Verdict] = [:]
    for step in Checker().judge(transcript).steps {
      for finding in step.findings { all["\(step.id) \(finding.check)"] = finding.verdict }
    }
    self.all = all
  }

  /// The checks of a form that the specification draws from ASCII alone: they find an accent, a joiner
  /// and a line end besides, and a plain character is right there.
  ///
  /// RFC 6749 appendix A.4 and A.5 for `scope` and `state`, OpenID Connect Core §2 for `sub`, by which
  /// the checks go for Apple and Firebase too.
  private static let ofASCII = [
    "scope-format", "state-format", "id-token-subject", "identity-token-subject",
    "firebase-token-subject",
  ]

  /// Where they differ from what was said of a plain character, except in a form of ASCII.
  func differences(from plain: Verdicts) -> [String] {
    Set(all.keys).union(plain.all.keys).sorted().compactMap { key in
      let (before, after) = (plain.all[key], all[key])
      let isForm = Self.ofASCII.contains { key.hasSuffix(" \($0)") }
      if before == after || isForm && before == .pass && after == .fail { return nil }
      return "\(key): \(before?.rawValue ?? "nothing") became \(after?.rawValue ?? "nothing")"
    }
  }
}
