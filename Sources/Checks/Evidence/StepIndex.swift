import TranscriptModel
import Vocabulary

/// Finds steps by their name and by the values that they share without a look at the others: a
/// transcript may have a hundred thousand steps, and a check may have to look for a partner of each.
struct StepIndex: Sendable {
  private var positionsByName: [MessageName: [Int]] = [:]
  private var positionsByValue: [MessageName: [SharedValue: [Int]]] = [:]

  init(_ steps: [Step], values: (Step) -> [SharedValue]) {
    for (position, step) in steps.enumerated() {
      positionsByName[step.id.name, default: []].append(position)
      for value in values(step) {
        positionsByValue[step.id.name, default: [:]][value, default: []].append(position)
      }
    }
  }

  /// The positions of the steps of a name, with a value if one is given, before a position, in order.
  func positions(
    of name: MessageName, with value: SharedValue?, before end: Int
  ) -> ArraySlice<Int> {
    let positions = value.map { positionsByValue[name]?[$0] } ?? positionsByName[name]
    return (positions ?? []).prefix(whereInOrder: { $0 < end })
  }
}

extension Array {
  /// The first elements, up to the one for which a condition no longer holds; halving finds it, since
  /// for all behind it the condition does not hold either.
  func prefix(whereInOrder holds: (Element) -> Bool) -> ArraySlice<Element> {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return self[..<low]
  }
}
