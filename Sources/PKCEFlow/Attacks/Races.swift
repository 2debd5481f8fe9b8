import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary

// Two messages at the same time, where the second must come too late in every order.
extension PKCEAttacks {
  static let races: [Attack] = [codeRace, refreshRace, callbackRace]

  static let codeRace = Attack(
    "code-race", "two token requests with one code arrive at the same time",
    powers: [.readsMessages, .editsMessages, .sendsInParallel],
    goal: AttackGoal("one code was redeemed twice") { run in
      run.successes(of: .tokenResponse) > 1
    },
    defence: .codeTakenAtomically, refusedBy: .codeSingleUse, reference: .rfc6749("4.1.2"),
    attacker: { RacingAttacker($0, holding: .tokenRequest) })

  static let refreshRace = Attack(
    "refresh-race", "two refresh requests with one refresh token arrive at the same time",
    powers: [.readsMessages, .editsMessages, .sendsInParallel],
    goal: AttackGoal("one refresh token was used twice") { run in
      run.successes(of: .refreshResponse) > 1
    },
    defence: .refreshRotation, reference: .rfc9700("4.14.2"),
    attacker: { RacingAttacker($0, holding: .refreshRequest) })

  static let callbackRace = Attack(
    "callback-race", "the answer is opened twice at the same time",
    powers: [.readsMessages, .editsMessages, .sendsInParallel],
    goal: AttackGoal("the app redeemed one answer twice") { run in
      run.steps.count { $0.id.name == .tokenRequest && $0.sender == .app } > 1
    },
    defence: .callbackExpected, reference: .rfc8252("8.9"),
    attacker: { RacingAttacker($0, holding: .callback) })
}

extension Transcript {
  /// How many responses of a name were a success.
  fileprivate func successes(of name: MessageName) -> Int {
    steps.count { $0.id.name == name && $0.response?.isSuccess == true }
  }
}

/// Holds a message back, and delivers it twice at the same time when the victim has come to rest.
actor RacingAttacker: Attacker {
  nonisolated let title = "holds one message back, and sends it twice at the same time"
  nonisolated let reads: Set<MessageName>

  nonisolated let tools: AttackerTools
  private var held: (message: Message, name: MessageName, receiver: ParticipantName)?
  private var isStriking = false

  init(_ tools: AttackerTools, holding name: MessageName) {
    self.tools = tools
    reads = [name]
  }

  func intercept(_ step: Step) -> [Message]? {
    guard !isStriking, held == nil, let message = step.message, let receiver = step.receiver else {
      return nil
    }
    held = (message, step.id.name, receiver)
    return []
  }

  func strike() async {
    guard let held else { return }
    isStriking = true
    let seat = seat
    let send: @Sendable () async -> Void = {
      switch held.message {
      case .request(let request): _ = await seat.send(request, as: held.name)
      case .handoff(let handoff):
        await seat.handOff(handoff, as: held.name, to: held.receiver)
      case .response: break
      }
    }
    await tools.wire.concurrently([send, send])
  }
}
