/// The checks of what stands around a message, in all flows, a list for each folder: `scripts/catalogue`
/// takes up what is new in a folder and drops what is gone.
///
/// None of them knows a message by name. What is known of a kind of message stands in the tables of the flows.
enum EnvelopeChecks {
  static let all = conversation + address + content

  static let conversation: [Check] = [
    .stepOrder, .messageParties, .messageCaused, .responseAnswersRequest, .requestAnswered,
    .outcomeFitsSteps,
  ]

  static let address: [Check] = [
    .requestMethod, .requestHTTPS, .requestHost, .requestDestination,
  ]

  static let content: [Check] = [
    .responseStatus, .messageContent, .answerNotStored, .answerNeedsToken,
  ]

  /// Those that no receiver of a message can hold against it: it does not see who else heard of what, or
  /// which other messages there were.
  static let unseen: Set<String> = Set(conversation.map(\.id))
}
