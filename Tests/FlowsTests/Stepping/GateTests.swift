import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("a gate", .timeLimit(.minutes(5)))
struct GateTests {
  private static let message = Message.handoff(
    Handoff(action: "open", parameters: [NamedValue("color", "red")]))
  private static let step = Step(
    number: 7, id: StepID(.callback, occurrence: 2), time: 100,
    content: .message(message, from: .device, to: .app, answers: nil))

  @Test("that is open delivers the message as it is")
  func open() {
    let ruling = OpenGate().rule(on: Self.step)
    #expect(ruling.messages == [Self.message])
    #expect(ruling.wait == 0)
    #expect(ruling.tampering == [])
    #expect(ruling.observers == [])
  }

  @Test("that tampers changes the step that is named, and asks the next gate about the changed one")
  func tampers() async throws {
    let next = WatchingGate()
    let gate = TamperingGate(try edits("callback#2:value.color=blue"), before: next)
    let ruling = await gate.rule(on: Self.step)
    let blue = try Self.message.applying(.set("blue"), at: .value("color"))
    #expect(ruling.messages == [blue])
    #expect(ruling.tampering == [Tampering(change: "value.color=blue", before: "red")])
    #expect(next.seen.map(\.message) == [blue])
    #expect(next.seen.map(\.head) == ["[7] callback#2"])
    try gate.requireAllMade()
  }

  @Test("that tampers leaves every other step alone, and says that its own never came")
  func tampersOther() async throws {
    let gate = TamperingGate(try edits("callback:value.color=blue"), before: OpenGate())
    #expect(await gate.rule(on: Self.step).messages == [Self.message])
    #expect(throws: StepEditError.stepNeverCame(StepID(.callback))) { try gate.requireAllMade() }
  }

  @Test("that tampers drops, doubles and delays what the next gate lets through")
  func dropsAndDoubles() async throws {
    let next = WatchingGate { Ruling(wait: 3, messages: $0.message.map { [$0] } ?? []) }
    for (change, count, wait) in [("drop", 0, 3), ("twice", 2, 3), ("wait=60", 1, 63)] {
      let gate = TamperingGate(try edits("callback#2:\(change)"), before: next)
      let ruling = await gate.rule(on: Self.step)
      #expect(ruling.messages == Array(repeating: Self.message, count: count))
      #expect(ruling.wait == wait)
      #expect(ruling.tampering == [Tampering(change: change)])
    }
    #expect(next.seen.map(\.head) == Array(repeating: "[7] callback#2", count: 3))
  }

  @Test("that tampers and cannot make its change lets the message pass, and says so")
  func cannotTamper() async throws {
    let gate = TamperingGate(try edits("callback#2:form.color=blue"), before: OpenGate())
    #expect(await gate.rule(on: Self.step).messages == [Self.message])
    #expect(throws: StepEditError.self) { try gate.requireAllMade() }
  }

  @Test("that steps holds a step until somebody rules on it")
  func holds() async {
    let gate = SteppingGate()
    async let ruling = gate.rule(on: Self.step)
    #expect(await gate.nextHeld() == Self.step)
    gate.release(Ruling(wait: 5, messages: [Self.message, Self.message]))
    #expect(await ruling.wait == 5)
    #expect(await ruling.messages == [Self.message, Self.message])
    gate.end()
    #expect(await gate.nextHeld() == nil)
  }

  @Test("that steps loses the held step when it closes, and every later one")
  func closes() async {
    let gate = SteppingGate()
    async let ruling = gate.rule(on: Self.step)
    #expect(await gate.nextHeld() == Self.step)
    gate.close()
    #expect(await ruling.messages == [])
    gate.release(.deliver(Self.step))
    #expect(await gate.rule(on: Self.step).messages == [])
  }

  @Test("that steps loses the held step when its task is cancelled, before it is held or after")
  func cancelled() async {
    let gate = SteppingGate()
    let held = Task { await gate.rule(on: Self.step) }
    #expect(await gate.nextHeld() == Self.step)
    held.cancel()
    #expect(await held.value.messages == [])
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await SteppingGate().rule(on: Self.step)
    }
    #expect(await late.value.messages == [])
  }

  private func edits(_ text: String) throws -> [StepEdit] { [try StepEdit(parsing: text)] }
}
