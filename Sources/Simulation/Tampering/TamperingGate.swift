import Synchronization
import TranscriptModel

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
