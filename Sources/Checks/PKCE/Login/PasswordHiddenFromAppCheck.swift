import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The app sees neither the password nor the cookie of the login: that is what OAuth is for.
struct PasswordHiddenFromAppCheck: Check {
  let id = "password-hidden-from-app"
  let requirement = Requirement(.rfc8252("8.12"), .must)
  let summary = "no message of the app holds the user's password or the login's cookie"
  let subjects: [MessageName] = [.loginSubmit]
  // The server does not see what the app holds.
  let enforcedAt: [MessageName] = []

  /// A shorter password would be found by chance.
  private static let shortestPassword = 8
  /// A shorter cookie names no session.
  private static let shortestCookie = 16

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let request = step.request else { return nil }
    let secrets = Self.secrets(of: request)
    guard !secrets.isEmpty else { return nil }
    for secret in secrets {
      if secret.value.utf8.count < Self.shortestPassword {
        throw MissingEvidence("the \(secret.name) is too short to be told from other words")
      }
      if let position = evidence.reading(AppWords.self)[secret.value] {
        let message = evidence.transcript.steps[position]
        let tie = message.observers.contains(.app) ? "which the app read" : "a message of the app"
        return .fail("the \(secret.name) is in \(message.id.quoted), \(tie)")
      }
    }
    try evidence.requireAllSteps()
    let names = secrets.map { "the \($0.name)" }.joined(separator: " and ")
    let count = evidence.reading(AppWords.self).messageCount.counted("message")
    return .pass("\(names): in none of \(count) of the app")
  }

  private static func secrets(of request: HTTPRequest) -> [NamedValue] {
    let password = request.form?[.password].map { NamedValue("password", $0) }
    let cookies = request.cookiePairs.compactMap { pair in
      pair.divided(at: "=").map { name, value in NamedValue("cookie '\(name)'", value) }
    }
    return cookies.filter { $0.value.utf8.count >= shortestCookie } + [password].compactMap { $0 }
  }
}
