import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  private static let carriers: Set<MessageName> = [
    .typedCredentials, .createUserRequest, .logInRequest,
  ]
  /// A shorter password or master key would be found by chance.
  private static let shortest = 8

  /// A password stands where the user types it and in the request that carries it, and nowhere else:
  /// not in an answer, not in a calculation, not in a note.
  static let passwordSentOnce = Check(
    "password-sent-once", at: [.createUserRequest, .logInRequest], Requirement(.rfc8018("4.1")),
    "the password is in no answer, no calculation and no note"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let body = step.request?.body.bytes,
      let password = (try? JSONParser.parse(body))?["password"]?.stringValue
    else { return nil }
    guard password.utf8.count >= Self.shortest else {
      throw MissingEvidence("the password is too short to be told from other words")
    }
    for other in evidence.transcript.steps {
      let isInNote = other.notes.contains { WireText($0.text).contains(password) }
      let isInMessage = !Self.carriers.contains(other.id.name) && other.holds(password)
      if isInNote || isInMessage || other.calculation?.holds(password) == true {
        let place = isInNote ? "a note on" : "the values of"
        return .fail("the password is in \(place) \(other.id.quoted)")
      }
    }
    try evidence.requireAllSteps()
    return .pass("the password is in nothing but what the user types and the request with it")
  }

  /// The master key stays on the server: it is in no message.
  static let masterKeyOffTheWire = Check(
    "master-key-off-the-wire", at: [.mintToken], Requirement(.rfc8252("8.5")),
    "no message holds the service's master key"
  ) { (step, evidence) throws(MissingEvidence) in
    let masterKey = try evidence.fact(.masterKey, at: step.sender)
    guard masterKey.utf8.count >= Self.shortest else {
      throw MissingEvidence("the master key is too short to be told from other words")
    }
    let messages = evidence.transcript.steps.filter { $0.message != nil }
    if let holder = messages.first(where: { $0.holds(masterKey) }) {
      return .fail(
        "the master key is in \(holder.id.quoted), from '\(holder.sender)'; "
          + "whoever reads it is every user")
    }
    try evidence.requireAllSteps()
    return .pass("the master key is in none of \(messages.count.counted("message"))")
  }
}

extension Calculation {
  /// Whether a value or a command holds a text.
  fileprivate func holds(_ text: WireText) -> Bool {
    (values.map(\.value) + commands.map { WireText($0) }).contains { $0.contains(text) }
  }
}

extension Step {
  /// Whether a value of the message holds a text.
  func holds(_ text: WireText) -> Bool {
    (message?.values ?? []).contains { $0.value.contains(text) }
  }
}
