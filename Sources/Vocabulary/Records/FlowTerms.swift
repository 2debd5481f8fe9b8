/// The words of one flow: its steps, their calculations, what its messages carry, and its errors.
public struct FlowTerms: Sendable {
  /// The flow's name in transcripts: `pkce`.
  public let name: String
  /// The names of its steps, in the order in which each comes first; those of attacks at the end.
  public let messages: [MessageName]
  /// What to say of whole messages, one or two sentences for each.
  public let messageNotes: [MessageNote]
  /// Its words.
  public let terms: [Term]
  /// The error codes that it adds to those of OAuth.
  public let errors: [ErrorMeaning]
  /// The schemas of its calculations, in the order of the flow.
  public let calculations: [any CalculationValue.Type]

  init(
    name: String, messages: [MessageName], notes: [MessageNote], terms: [[Term]],
    errors: [ErrorMeaning] = [], calculations: [any CalculationValue.Type]
  ) {
    self.name = name
    self.messages = messages
    messageNotes = notes
    self.terms = terms.flatMap(\.self)
    self.errors = errors
    self.calculations = calculations
  }
}
