public import HTTPModel

// Views of a step that save its readers a `switch`.
extension Step {
  /// Who sent the message, or who calculated.
  public var sender: ParticipantName {
    switch content {
    case .message(_, let from, _, _): from
    case .calculation(_, let by): by
    }
  }

  /// Who receives the message; nil for a calculation.
  public var receiver: ParticipantName? {
    if case .message(_, _, let to, _) = content { to } else { nil }
  }

  /// The message; nil for a calculation.
  public var message: Message? {
    if case .message(let message, _, _, _) = content { message } else { nil }
  }

  /// The number of the step that this response answers.
  public var answers: Int? {
    if case .message(_, _, _, let answers) = content { answers } else { nil }
  }

  /// The request; nil for other steps.
  public var request: HTTPRequest? {
    if case .request(let request)? = message { request } else { nil }
  }

  /// The response; nil for other steps.
  public var response: HTTPResponse? {
    if case .response(let response)? = message { response } else { nil }
  }

  /// The handoff; nil for other steps.
  public var handoff: Handoff? {
    if case .handoff(let handoff)? = message { handoff } else { nil }
  }

  /// The calculation; nil for messages.
  public var calculation: Calculation? {
    if case .calculation(let calculation, _) = content { calculation } else { nil }
  }
}
