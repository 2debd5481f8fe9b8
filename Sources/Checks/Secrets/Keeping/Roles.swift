import TranscriptModel
import Vocabulary

/// Which role of a flow each participant plays, whatever it is called.
///
/// A transcript may have two apps, each with its device, browser and user. Who begins a sign-in is an app, and
/// whom it asks is its device. Nobody becomes one by what comes back: another app that gets an answer has
/// asked for none.
struct Roles {
  private static let names: Set<ParticipantName> = [
    .user, .app, .device, .browser, .webView, .authorizationServer, .resourceServer, .apple,
    .firebase, .facebook, .mobileService,
  ]

  private var roles: [ParticipantName: ParticipantName] = [:]

  /// Reads who begins sign-ins in a transcript.
  init(_ transcript: Transcript) {
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
