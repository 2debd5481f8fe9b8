import Synchronization
import TranscriptModel
import WireFormats

/// The gate that makes changes on the wire, and asks another gate about what is left.
final class TamperingGate: Gate {
  private let edits: [StepEdit]
  private let next: any Gate
  private let progress = Mutex(Progress())

  private struct Progress {
    var met: Set<StepID> = []
    var error: StepEditError?
  }

  init(_ edits: [StepEdit], before next: any Gate) {
    self.edits = edits
    self.next = next
  }

  func rule(on step: Step) async -> Ruling {
    let own = edits.filter { $0.step == step.id }.map(\.action)
    guard !own.isEmpty else { return await next.rule(on: step) }
    do {
      let tampered = try TamperedStep(step, actions: own)
      progress.withLock { _ = $0.met.insert(step.id) }
      return tampered.completing(await next.rule(on: tampered.step))
    } catch {
      progress.withLock { $0.error = $0.error ?? error }
      return await next.rule(on: step)
    }
  }

  /// Says after the run which change could not be made.
  func requireAllMade() throws(StepEditError) {
    let progress = progress.withLock { $0 }
    if let error = progress.error { throw error }
    if let missed = edits.first(where: { !progress.met.contains($0.step) }) {
      throw .stepNeverCame(missed.step)
    }
  }
}

/// A step with the changes that were asked for.
struct TamperedStep {
  /// The step as it will be delivered, if it is.
  private(set) var step: Step
  private var tampering: [Tampering] = []
  private var wait = 0
  private var isDropped = false
  private var isDoubled = false

  /// Makes the changes in their order.
  init(_ step: Step, actions: [StepEdit.Action]) throws(StepEditError) {
    self.step = step
    for action in actions { try apply(action) }
  }

  /// The step as the transcript will show it when it happens, without notes.
  var preview: Step {
    var preview = step
    preview.time += wait
    preview.isDelivered = !isDropped
    preview.tampering = tampering
    return preview
  }

  /// The ruling of the gate behind, with what was changed here.
  func completing(_ ruling: Ruling) -> Ruling {
    var ruling = ruling
    ruling.wait += wait
    ruling.tampering = tampering + ruling.tampering
    if isDropped { ruling.messages = [] }
    if isDoubled { ruling.messages += ruling.messages }
    return ruling
  }

  private mutating func apply(_ action: StepEdit.Action) throws(StepEditError) {
    if case .wait(let seconds) = action {
      wait += seconds
      tampering.append(Tampering(change: action.description))
      return
    }
    guard case .message(let message, let from, let to, let answers) = step.content else {
      throw .calculation(step.id)
    }
    var before: WireText?
    switch action {
    case .drop: isDropped = true
    case .twice: isDoubled = true
    case .wait: break
    case .change(let place, let change):
      if change.replaces { before = message.value(at: place) }
      do {
        let changed = try message.applying(change, at: place)
        step.content = .message(changed, from: from, to: to, answers: answers)
      } catch {
        throw .place(step.id, error)
      }
    }
    tampering.append(Tampering(change: action.description, before: before))
  }
}
