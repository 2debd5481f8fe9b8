import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let stateMismatch = Attack(
    "state-mismatch",
    "a link brings the attacker's code into the victim's app, which would sign the victim in as the "
      + "attacker; with this defence off, the verifier still stops it one step later",
    powers: [.sendsLink, .hasAccount],
    goal: AttackGoal("the victim's app redeems the attacker's code") { run in
      let codes = run.steps.filter { $0.receiver == .attacker }.compactMap { step in
        step.response?.location?.queryParameters[ParameterName.code.rawValue]
      }
      return run.steps.contains { step in
        step.id.name == .tokenRequest && step.sender == .app
          && codes.contains(step.request?.form?[ParameterName.code.rawValue] ?? "")
      }
    },
    defence: .stateMatches, reference: .rfc9700("4.7"),
    settings: [NamedValue("user.decision", User.Decision.leave.rawValue)],
    attacker: { LinkSender($0) })
}

/// Signs in with an account of its own, and sends the answer to the victim as a link.
actor LinkSender: Attacker {
  nonisolated let title = "has an account of its own, and gets the victim to open a link"
  nonisolated let tools: AttackerTools

  init(_ tools: AttackerTools) { self.tools = tools }

  func strike() async {
    guard let own = await tools.signIn(OwnSignIn()) else { return }
    await tools.seat.handOff(
      Handoff(action: "send", url: own.answer), as: .link, to: .user)
  }
}
