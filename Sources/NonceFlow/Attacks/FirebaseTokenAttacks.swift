import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can go wrong with Firebase's ID token at the app's own API.
enum FirebaseTokenAttacks {
  static let all: [Attack] = [
    attack(
      "firebase-token-edited", "a claim of the token is changed on the way", [.editsMessages],
      .firebaseTokenSignature, goal: "a token that was changed",
      edits: [
        edit(
          .change(.tokenClaim(of: authorization, "email"), .set("somebody-else@example.com")))
      ]),
    attack(
      "firebase-issuer-wrong", "the token is of another project's token service", [.isClient],
      .firebaseTokenIssuer, goal: "a token of another issuer",
      settings: [
        NamedValue("firebase.token_issuer", "https://securetoken.google.com/another-project")
      ]),
    attack(
      "firebase-audience-wrong", "the token was made for another project", [.isClient],
      .firebaseTokenAudience, goal: "a token for another project",
      settings: [NamedValue("firebase.token_audience", "another-project")]),
    attack(
      "firebase-subject-empty", "the token names no user", [], .firebaseTokenSubject,
      goal: "a token of nobody", settings: [NamedValue("firebase.local_id", "")]),
    attack(
      "firebase-token-expired", "the token is sent after its end", [], .firebaseTokenUnexpired,
      goal: "a token after its end", edits: [edit(.wait(3600 + ClockSkew.leeway))]),
    attack(
      "firebase-issued-in-future", "Firebase's clock is ahead, by more than clocks may differ", [],
      .firebaseTokenIssuedAt, goal: "a token from the future",
      settings: [NamedValue("firebase.clock_ahead", "\(ClockSkew.leeway + 1)")]),
    attack(
      "firebase-keys-unreachable", "the API cannot fetch Firebase's keys", [],
      .firebaseKeysRequired, goal: "a token that it could not verify",
      edits: [StepEdit(step: StepID(.firebaseKeysRequest), action: .drop)]),
    attack(
      "token-in-query", "the app sends the token in the URL, which ends up in logs", [],
      .tokenInHeaderOnly, goal: "a token from a URL",
      settings: [NamedValue("app.token_place", "query")]),
  ]

  private static let authorization = Place.header("Authorization")

  private static func edit(_ action: StepEdit.Action) -> StepEdit {
    StepEdit(step: StepID(.resourceRequest), action: action)
  }

  private static func attack(
    _ name: String, _ summary: String, _ powers: [AttackPower], _ defence: Defence, goal: String,
    settings: [NamedValue] = [], edits: [StepEdit] = []
  ) -> Attack {
    Attack(
      name, summary, powers: powers, goal: .apiTook(goal), defence: defence,
      reference: defence.reference, settings: settings, edits: edits)
  }
}

extension AttackGoal {
  /// The API answered with photos.
  fileprivate static func apiTook(_ what: String) -> AttackGoal {
    AttackGoal("the API took \(what)") { run in
      run.steps.contains { $0.id.name == .resourceResponse && $0.response?.isSuccess == true }
    }
  }
}
