import TranscriptModel
import Vocabulary

extension Evidence {
  /// The request that a server works on when it calculates: one that reached it, and that it has not
  /// answered yet.
  ///
  /// Of several, the one that is closest to the calculation, and of those the newest.
  func openRequest(
    _ names: MessageName..., at step: Step, closeness: (Step) -> Int = { _ in 0 }
  ) throws(MissingEvidence) -> Step {
    var found: (request: Step, closeness: Int)?
    for request in names.flatMap({ latest($0, before: step) }).sorted(by: { $0.number > $1.number })
    where request.receiver == step.sender && request.isDelivered && isOpen(request, at: step) {
      let value = closeness(request)
      if value > found?.closeness ?? -1 { found = (request, value) }
    }
    guard let found else {
      try requireAllSteps(before: step)
      throw MissingEvidence("the request behind \(step.id.quoted) is not in the transcript")
    }
    return found.request
  }

  private func isOpen(_ request: Step, at step: Step) -> Bool {
    response(to: request).map { $0.number > step.number } ?? true
  }

  /// The first step of these names after a step that its sender sent, and that has most in common
  /// with it.
  func firstSent(
    _ names: MessageName..., after step: Step, sharing bonds: [Bond]
  ) throws(MissingEvidence) -> Step {
    var found: (step: Step, shared: Int)?
    for candidate in names.flatMap({ next($0, after: step, with: bonds) })
      .sorted(by: { $0.number < $1.number }) where candidate.sender == step.sender
    {
      let shared = Set(Bond.bonds(of: candidate)).intersection(bonds).count
      if shared > found?.shared ?? -1 { found = (candidate, shared) }
    }
    if found?.shared ?? 0 == 0 { try requireAllSteps() }
    guard let found else {
      throw MissingEvidence("nothing that was sent after \(step.id.quoted) shows its values")
    }
    return found.step
  }

  /// The next steps of a name after a step: those with a bond, or else the next one.
  private func next(_ name: MessageName, after step: Step, with bonds: [Bond]) -> [Step] {
    let end = transcript.steps.endIndex
    func positions(_ bond: Bond?) -> ArraySlice<Int> {
      let before = index.positions(of: name, with: bond, before: position(of: step)).count
      return index.positions(of: name, with: bond, before: end).dropFirst(before).prefix(10)
    }
    let bound = bonds.flatMap { positions($0) }
    return (bound.isEmpty ? Array(positions(nil).prefix(1)) : bound).map { transcript.steps[$0] }
  }
}
