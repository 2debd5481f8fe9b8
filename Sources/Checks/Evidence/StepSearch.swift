import TranscriptModel
import Vocabulary

extension Evidence {
  /// The steps of these names, in order.
  func steps(named names: MessageName...) -> [Step] {
    let end = transcript.steps.endIndex
    return names.flatMap { index.positions(of: $0, with: nil, before: end) }.sorted()
      .map { transcript.steps[$0] }
  }

  /// The last step of these names before a step: one that has a value, if one is given, and for which the
  /// condition holds.
  func last(
    _ names: MessageName..., with value: SharedValue? = nil, before step: Step,
    where holds: (Step) -> Bool = { _ in true }
  ) -> Step? {
    last(of: names, with: value, before: step, where: holds)
  }

  /// The same for names in an array.
  func last(
    of names: [MessageName], with value: SharedValue? = nil, before step: Step,
    where holds: (Step) -> Bool = { _ in true }
  ) -> Step? {
    let found = names.compactMap { name in
      index.positions(of: name, with: value, before: position(of: step))
        .last { holds(transcript.steps[$0]) }
    }
    return found.max().map { transcript.steps[$0] }
  }

  /// The steps of these names before a step, the newest first; not all of a long transcript.
  ///
  /// Checks look among them for the step that was probably meant; the bound keeps the search as cheap in
  /// a long transcript as in a short one.
  func latest(_ names: MessageName..., before step: Step) -> [Step] {
    let most = 100
    return names.flatMap {
      index.positions(of: $0, with: nil, before: position(of: step)).suffix(most)
    }.sorted(by: >).prefix(most).map { transcript.steps[$0] }
  }

  /// The steps of a name that have a value, in order.
  func steps(_ name: MessageName, with value: SharedValue) -> [Step] {
    index.positions(of: name, with: value, before: transcript.steps.endIndex)
      .map { transcript.steps[$0] }
  }

  /// The first step of a name before a step, or at all, that has a value.
  func first(_ name: MessageName, with value: SharedValue, before step: Step? = nil) -> Step? {
    let end = step.map { position(of: $0) } ?? transcript.steps.endIndex
    return index.positions(of: name, with: value, before: end).first.map { transcript.steps[$0] }
  }

  /// How many steps of a name come before a step.
  func count(_ name: MessageName, before step: Step) -> Int {
    index.positions(of: name, with: nil, before: position(of: step)).count
  }

  /// The request that a server works on when it calculates: one that reached it, and that it has not
  /// answered yet.
  ///
  /// Of several, the one that is closest to the calculation, and of those the newest.
  func openRequest(
    _ names: [MessageName], at step: Step, closeness: (Step) -> Int = { _ in 0 }
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
    _ names: MessageName..., after step: Step, sharing values: [SharedValue]
  ) throws(MissingEvidence) -> Step {
    var found: (step: Step, shared: Int)?
    for candidate in names.flatMap({ next($0, after: step, sharing: values) })
      .sorted(by: { $0.number < $1.number }) where candidate.sender == step.sender
    {
      let shared = Set(SharedValue.values(of: candidate)).intersection(values).count
      if shared > found?.shared ?? -1 { found = (candidate, shared) }
    }
    if found?.shared ?? 0 == 0 { try requireAllSteps() }
    guard let found else {
      throw MissingEvidence("nothing that was sent after \(step.id.quoted) shows its values")
    }
    return found.step
  }

  /// The next steps of a name after a step: those that share one of the values, or else the next one.
  private func next(_ name: MessageName, after step: Step, sharing values: [SharedValue]) -> [Step]
  {
    let end = transcript.steps.endIndex
    func positions(_ value: SharedValue?) -> ArraySlice<Int> {
      let before = index.positions(of: name, with: value, before: position(of: step)).count
      return index.positions(of: name, with: value, before: end).dropFirst(before).prefix(10)
    }
    let sharing = values.flatMap { positions($0) }
    return (sharing.isEmpty ? Array(positions(nil).prefix(1)) : sharing).map {
      transcript.steps[$0]
    }
  }
}
