import TranscriptModel
import Vocabulary
import WireFormats

/// Transcripts that show every element of both forms.
///
/// Their text forms are the files in `Samples`; `docs/transcript-format.md` shows parts of them.
enum SampleTranscript {
  static let all = [("completed", completed), ("refused", refused), ("escapes", escapes)]

  static let completed = Transcript(
    lesson: "pkce/authorization-code", flow: "pkce", seed: "authwalk", startedAt: 1_767_225_600,
    participants: participants,
    steps: [
      SampleSteps.codeChallenge, SampleSteps.openBrowser, SampleSteps.authorizationRequest,
      SampleSteps.loginPage, SampleSteps.credentials, SampleSteps.authorizationResponse,
      SampleSteps.tokenRequest, SampleSteps.tokenResponse, SampleSteps.keysResponse,
      SampleSteps.photo,
    ],
    outcome: Outcome(
      result: .completed, stepCount: 10,
      message: "The app holds an access token for the user's photos."))

  static let refused = Transcript(
    lesson: "pkce/tutorial-pair", run: "the printed pair", flow: "pkce", seed: nil,
    startedAt: 1_767_225_600,
    settings: [NamedValue("app.code_verifier", SampleSteps.verifier)],
    without: ["state-matches"], attack: "code-interception",
    tampering: ["token-request:form.code_verifier=abc"], profile: "rfc6749",
    registered: [
      RegisteredFact(at: .authorizationServer, .clientID, "eKNjzFFjH9A1ysYd"),
      RegisteredFact(
        at: .authorizationServer, .redirectURI, of: "eKNjzFFjH9A1ysYd",
        "com.example.app:/auth"),
      RegisteredFact(at: .resourceServer, .audience, "https://photos.example"),
    ], participants: participants,
    steps: [SampleSteps.changedTokenRequest, SampleSteps.tokenError, SampleSteps.lostRequest],
    outcome: Outcome(
      result: .refused, step: StepID(.tokenRequest), by: .authorizationServer,
      error: "invalid_grant", defence: "verifier-matches", stepCount: 3,
      message:
        "The authorization server refuses the code, since the verifier is not the one from which "
        + "the app calculated the challenge."))

  static let escapes = Transcript(
    lesson: "captured elsewhere", flow: "pkce", seed: "none", startedAt: 0,
    settings: [NamedValue("app.client_secret", ""), NamedValue("app name", "tab\there")],
    registered: [
      RegisteredFact(at: .app, FactName(rawValue: "client_secret"), of: "", ""),
      RegisteredFact(
        at: ParticipantName(rawValue: "Identity Service"), FactName(rawValue: "redirect uri"),
        of: "web   client", "https://a.example/ of b"),
    ],
    steps: OddSteps.all)

  private static let participants = [
    TranscriptParticipant(name: .user, title: "the person who signs in"),
    TranscriptParticipant(name: .app, title: "a photo app, public client 'eKNjzFFjH9A1ysYd'"),
    TranscriptParticipant(name: .browser, title: "the system browser, with cookies of its own"),
    TranscriptParticipant(
      name: .authorizationServer, title: "https://authorization-server.example"),
    TranscriptParticipant(name: .resourceServer, title: "https://photos.example"),
  ]
}
