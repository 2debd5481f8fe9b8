import Testing
import TranscriptModel

/// The parts from which the tests of error messages build their files.
enum TextParts {
  /// Six lines; the seventh is the first of a step.
  static let head = """
    authwalk transcript 2
    lesson:     pkce/authorization-code
    flow:       pkce
    seed:       authwalk
    started:    1767225600   2026-01-01T00:00:00Z


    """
  static let step = "[1] token-request   app -> browser   t+0s\n"
  static let request = step + "    GET /a HTTP/1.1\n    Host: a.example\n"
  static let calculation = "[1] code-challenge   app calculates   t+0s\n"
  static let end = "outcome:    completed\n  steps     1\n  message   Done.\n"
}

/// Expects that a text is refused with exactly this message.
func expectError(
  _ message: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    _ = try TranscriptText.parse(text)
    Issue.record("the text was read", sourceLocation: sourceLocation)
  } catch {
    #expect(error.description == message, sourceLocation: sourceLocation)
  }
}
