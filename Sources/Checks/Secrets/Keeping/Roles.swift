import TranscriptModel
import Vocabulary

/// Which role of a flow each participant plays, whatever it is called.
///
/// A transcript may call its participants otherwise, and it may have two apps, each with its device, browser and user. Who begins a sign-in is an app, and
/// whom it asks is its device. Nobody becomes one by what comes back: another app that gets an answer has
/// asked for none.
struct Roles {
  private static let names: Set<ParticipantName> = [
    .user, .app, .device, .browser, .webView, .authorizationServer, .resourceServer, .apple,
    .firebase, .facebook, .mobileService,
  ]

  private var roles: [ParticipantName: ParticipantName] = [:]

  /// Who sends and who receives what only one role does, for transcripts in which nobody has that role's
  /// name: captured traffic calls its participants as it likes.
  private static let messages: [MessageName: (sender: ParticipantName, receiver: ParticipantName)] =
    [
      .authorizationRequest: (.browser, .authorizationServer),
      .tokenRequest: (.app, .authorizationServer), .resourceRequest: (.app, .resourceServer),
      .appleAuthorizationRequest: (.device, .apple), .firebaseSignInRequest: (.app, .firebase),
      .dialogRequest: (.browser, .facebook), .socialLoginRequest: (.app, .mobileService),
      .createUserRequest: (.app, .mobileService), .logInRequest: (.app, .mobileService),
    ]

  /// Reads who plays what in a transcript.
  init(_ transcript: Transcript) {
    let present = Set(transcript.steps.flatMap { [$0.sender] + [$0.receiver].compactMap(\.self) })
    for step in transcript.steps {
      guard let roles = Self.messages[step.id.name], let receiver = step.receiver else { continue }
      if !present.contains(roles.sender) { play(roles.sender, step.sender) }
      if !present.contains(roles.receiver) { play(roles.receiver, receiver) }
    }
    readSignIns(transcript)
  }

  private mutating func readSignIns(_ transcript: Transcript) {
    for step in transcript.steps where step.handoff != nil {
      guard let receiver = step.receiver else { continue }
      switch step.id.name {
      case .openBrowser, .appleIDRequest:
        play(.app, step.sender)
        if isOther(step.sender, .app) { play(.device, receiver) }
      case .browserLaunch where isOther(step.sender, .device): play(.browser, receiver)
      case .credentials where isOther(receiver, .browser): play(.user, step.sender)
      default: break
      }
    }
  }

  /// The role of a participant: its own name where it plays none.
  ///
  /// A web view is a browser too, if a bad one.
  func role(of participant: ParticipantName) -> ParticipantName {
    participant == .webView ? .browser : roles[participant] ?? participant
  }

  /// Whether a participant plays no role of any flow.
  func isStranger(_ participant: ParticipantName) -> Bool {
    !Self.names.contains(role(of: participant))
  }

  private func isOther(_ participant: ParticipantName, _ role: ParticipantName) -> Bool {
    roles[participant] == role
  }

  private mutating func play(_ role: ParticipantName, _ participant: ParticipantName) {
    guard participant != .attacker, !Self.names.contains(participant) else { return }
    roles[participant] = role
  }
}
