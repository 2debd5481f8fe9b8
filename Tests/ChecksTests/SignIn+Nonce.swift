import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

// Changes to the recording of Sign in with Apple into Firebase.
extension SignIn {
  /// Lets the same sign-in happen once more, with every value as it was.
  mutating func repeatFirst() throws {
    let count = transcript.steps.count
    let again = transcript.steps.map { step in
      var copy = step
      copy.number += count
      copy.id.occurrence = 2
      if case .message(let message, let from, let to, let answers) = step.content {
        copy.content = .message(message, from: from, to: to, answers: answers.map { $0 + count })
      }
      return copy
    }
    transcript.steps += again.filter { step in
      transcript.steps.first { $0.id == step.id } == nil
    }
    transcript.outcome = nil
  }

  /// Delivers a message a second time, at the end.
  mutating func double(_ id: String) throws {
    var copy = transcript.steps[try index(of: id)]
    copy.number = transcript.steps.count + 1
    copy.id.occurrence = 2
    transcript.steps.append(copy)
    transcript.outcome = nil
  }

  /// Changes the identity token on its way to Firebase, in a way that no place can say.
  mutating func changeToken(_ id: String, _ change: (inout TokenText) -> Void) throws {
    let place = "json.postBody.form.id_token"
    var token = try #require(TokenText(in: try self.token(id, place)))
    change(&token)
    try self.change(id, place, .set(token.text))
  }
}
