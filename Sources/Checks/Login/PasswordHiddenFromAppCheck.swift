import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The app sees neither the password nor the cookie of the login: that is what OAuth is for.
struct PasswordHiddenFromAppCheck: Check {
  let id = "password-hidden-from-app"
  let requirement = Requirement(.rfc8252("8.12"), .must)
  let summary = "no message of the app holds the user's password or the login's cookie"
  let subjects: [MessageName] = [.loginSubmit]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let request = step.request else { return nil }
    let secrets = Self.secrets(of: request)
    guard !secrets.isEmpty else { return nil }
    let messages = evidence.transcript.steps.filter {
      $0.message != nil && ($0.sender == .app || $0.receiver == .app)
    }
    for step in messages {
      let values = step.message?.spots.map(\.value) ?? []
      for secret in secrets where values.contains(where: { secret.occurs(in: $0) }) {
        return .fail("the \(secret.name) is in \(step.id.quoted), a message of the app")
      }
    }
    try evidence.requireAllSteps()
    let names = secrets.map { "the \($0.name)" }.joined(separator: " and ")
    return .pass("\(names): in none of \(messages.count.counted("message")) of the app")
  }

  private static func secrets(of request: HTTPRequest) -> [Secret] {
    let password = request.form?[.password].map { Secret(name: "password", value: $0) }
    let cookies = request.cookiePairs.compactMap { pair in
      pair.firstIndex(of: "=").map {
        Secret(name: "cookie '\(pair[..<$0])'", value: String(pair[pair.index(after: $0)...]))
      }
    }
    return ([password].compactMap { $0 } + cookies).filter { !$0.value.isEmpty }
  }

  private struct Secret {
    var name: String
    var value: String

    /// Whether a value is the secret or has it inside; a short one is found everywhere by chance.
    func occurs(in text: String) -> Bool {
      text == value || value.utf8.count >= 8 && text.contains(value)
    }
  }
}
