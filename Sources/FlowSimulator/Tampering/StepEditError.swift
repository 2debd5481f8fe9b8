package import TranscriptModel

/// Why a step cannot be changed as asked.
package enum StepEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text has none of the forms of an edit.
  case notAnEdit(String)
  /// What stands before the colon is no step id.
  case notAStep(String)
  /// What stands before the equals sign is no place.
  case notAPlace(String)
  /// The time to wait is no whole number of seconds in bounds.
  case notSeconds(String)
  /// The flow has no step of this name; the names of those it has.
  case unknownStep(StepID, known: [String])
  /// The step never came in this run.
  case stepNeverCame(StepID)
  /// A calculation happens inside a participant, where nothing on the wire can change it.
  case calculation(StepID)
  /// The message lacks the place, or the value cannot stand there.
  case place(StepID, PlaceError)

  /// What is wrong, and what was expected.
  package var description: String {
    switch self {
    case .notAnEdit(let text):
      "'\(text)' is no change; write STEP:PLACE=VALUE, STEP:PLACE+=VALUE, STEP:drop, STEP:twice or "
        + "STEP:wait=SECONDS"
    case .notAStep(let text):
      "'\(text)' is no step id; write one such as 'token-request' or 'token-request#2'"
    case .notAPlace(let text):
      "'\(text)' is no place; write query.NAME, form.NAME, header.NAME, json.POINTER, value.NAME, "
        + "location.query.NAME, status, body or url, for a form there .form.NAME, and for a JWT there "
        + ".claims.NAME or .header.NAME"
    case .notSeconds(let text):
      "'\(text)' is no time to wait; write whole seconds, at most a hundred years"
    case .unknownStep(let step, let known):
      "the flow has no step '\(step.name)'; it has: \(known.joined(separator: ", "))"
    case .stepNeverCame(let step): "the run ended without a step '\(step)'; nothing was changed"
    case .calculation(let step):
      "'\(step)' is a calculation inside a participant; only messages can be changed"
    case .place(let step, let error): "at '\(step)', \(error)"
    }
  }
}
