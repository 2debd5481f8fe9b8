import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A password stands where the user types it and in the request that carries it, and nowhere else:
/// not in an answer, not in a calculation, not in a note.
struct PasswordSentOnceCheck: Check {
  let id = "password-sent-once"
  let requirement = Requirement(.rfc8018("4.1"))
  let summary = "the password is in no answer, no calculation and no note"
  let subjects: [MessageName] = [.createUserRequest, .logInRequest]
  let enforcedAt: [MessageName] = []

  private static let carriers: Set<MessageName> = [
    .typedCredentials, .createUserRequest, .logInRequest,
  ]
  /// A shorter password would be found by chance.
  private static let shortest = 8

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
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
}

extension Calculation {
  /// Whether a value or a command holds a text.
  fileprivate func holds(_ text: WireText) -> Bool {
    (values.map(\.value) + commands.map { WireText($0) }).contains { $0.contains(text) }
  }
}
