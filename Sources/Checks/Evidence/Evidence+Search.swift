import TranscriptModel
import Vocabulary

extension Evidence {
  /// The last step of these names before a step: one with this bond, if one is given, for which the
  /// condition holds.
  func last(
    _ names: MessageName..., with bond: Bond? = nil, before step: Step,
    where holds: (Step) -> Bool = { _ in true }
  ) -> Step? {
    last(of: names, with: bond, before: step, where: holds)
  }

  /// The same for names in an array.
  func last(
    of names: [MessageName], with bond: Bond? = nil, before step: Step,
    where holds: (Step) -> Bool = { _ in true }
  ) -> Step? {
    let found = names.compactMap { name in
      index.positions(of: name, with: bond, before: position(of: step))
        .last { holds(transcript.steps[$0]) }
    }
    return found.max().map { transcript.steps[$0] }
  }

  /// The steps of these names before a step, the newest first; not all of a long transcript.
  ///
  /// Meant for a guess at the step that was meant, so that each guess costs the same.
  func latest(_ names: MessageName..., before step: Step) -> [Step] {
    let most = 100
    return names.flatMap {
      index.positions(of: $0, with: nil, before: position(of: step)).suffix(most)
    }.sorted(by: >).prefix(most).map { transcript.steps[$0] }
  }

  /// The steps of a name with a bond, in order.
  func steps(_ name: MessageName, with bond: Bond) -> [Step] {
    index.positions(of: name, with: bond, before: transcript.steps.endIndex)
      .map { transcript.steps[$0] }
  }

  /// The first step of a name before a step, or at all: one with this bond.
  func first(_ name: MessageName, with bond: Bond, before step: Step? = nil) -> Step? {
    let end = step.map { position(of: $0) } ?? transcript.steps.endIndex
    return index.positions(of: name, with: bond, before: end).first.map { transcript.steps[$0] }
  }

  /// How many steps of a name come before a step.
  func count(_ name: MessageName, before step: Step) -> Int {
    index.positions(of: name, with: nil, before: position(of: step)).count
  }
}
