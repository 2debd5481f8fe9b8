public import HTTPModel
public import Vocabulary

/// One step of a run: a message, or a calculation.
public struct Step: Hashable, Sendable {
  /// The position in the run, from 1.
  public var number: Int
  /// The stable id.
  public var id: StepID
  /// The simulated time in whole seconds since 1970.
  public var time: Int
  /// What happened.
  public var content: StepContent
  /// False for a message that was sent and never arrived.
  public var isDelivered: Bool
  /// Who else read the message on its way.
  public var observers: [ParticipantName]
  /// What was changed on the wire.
  public var tampering: [Tampering]
  /// Remarks.
  public var notes: [Note]
  /// The checker's verdicts.
  public var findings: [Finding]

  /// A step.
  public init(
    number: Int, id: StepID, time: Int, content: StepContent, isDelivered: Bool = true,
    observers: [ParticipantName] = [], tampering: [Tampering] = [], notes: [Note] = [],
    findings: [Finding] = []
  ) {
    self.number = number
    self.id = id
    self.time = time
    self.content = content
    self.isDelivered = isDelivered
    self.observers = observers
    self.tampering = tampering
    self.notes = notes
    self.findings = findings
  }
}

/// What happened in a step.
public enum StepContent: Hashable, Sendable {
  /// A message on its way. `answers` is the number of the step that a response answers.
  case message(Message, from: ParticipantName, to: ParticipantName, answers: Int?)
  /// A calculation by one participant.
  case calculation(Calculation, by: ParticipantName)
}

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
