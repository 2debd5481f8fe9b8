import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import FlowsShared
@testable import Simulation

@Suite("an attacker that plays a script")
struct AttackScriptTests {
  private static let step = StepID(.callback)

  private func attacker(_ script: AttackScript, at wire: Wire) -> ScriptedAttacker {
    ScriptedAttacker(
      script,
      AttackerTools(
        seat: Seat(of: .attacker, at: wire), environment: .seeded("test"), settings: [],
        credentials: nil))
  }

  private func handoff(_ url: URI, _ number: Int) -> Step {
    Step(
      number: number, id: StepID(.redirect, occurrence: number), time: 0,
      content: .message(
        .handoff(Handoff(action: "open", url: url)), from: .browser, to: .device, answers: nil))
  }

  @Test("remembers what it reads, lets it pass, and acts on it when it strikes")
  func reads() async {
    let wire = await makeWire()
    let attacker = attacker(
      AttackScript(
        "reads", .reading(.redirect),
        strikes: { tools, messages in
          for step in [messages.first(.redirect), messages.last(.redirect)] {
            guard let handoff = step?.handoff else { continue }
            await tools.seat.handOff(handoff, as: .openLink, to: .device)
          }
          #expect(messages.first(.callback) == nil)
        }), at: wire)
    #expect(attacker.reads == [.redirect])
    #expect(attacker.claims == [])
    #expect(await attacker.intercept(handoff("a:/1", 1)) == nil)
    #expect(await attacker.intercept(handoff("a:/2", 2)) == nil)
    await attacker.prepare()
    await attacker.strike()
    #expect(await wire.handoffLines == ["open-link to device: a:/1", "open-link to device: a:/2"])
  }

  @Test("holds back what it reads, or puts something else in its place")
  func replaces() async {
    let wire = makeIdleWire()
    let holding = attacker(
      AttackScript("holds back", .holdingBack(.redirect) { $0.id.occurrence == 1 }), at: wire)
    #expect(await holding.intercept(handoff("a:/1", 1)) == [])
    #expect(await holding.intercept(handoff("a:/2", 2)) == nil)
    let other = Message.handoff(Handoff(action: "open", url: "b:/2"))
    let changing = attacker(
      AttackScript(
        "changes", .replacing(.redirect) { $0.id.occurrence == 1 ? [other] : nil }),
      at: wire)
    #expect(await changing.intercept(handoff("a:/1", 1)) == [other])
    #expect(await changing.intercept(handoff("a:/2", 2)) == nil)
  }

  @Test("gets what the device hands to its app")
  func receives() async {
    let wire = await makeWire()
    let attacker = attacker(
      AttackScript(
        "an app", claims: { _ in ["a:/"] },
        receives: { handoff, tools, _ in
          await tools.seat.handOff(handoff, as: .openLink, to: .device)
        }), at: wire)
    #expect(attacker.claims == ["a:/"])
    await attacker.receive(Handoff(action: "open", url: "a:/x"), in: Self.step)
    #expect(await wire.handoffLines == ["open-link to device: a:/x"])
  }
}
