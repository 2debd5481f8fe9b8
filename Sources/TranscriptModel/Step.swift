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
