import TranscriptModel
import Vocabulary

/// Finds steps by their name and by their bonds without a look at the others: a transcript may have a
/// hundred thousand steps, and a check may have to look for a partner of each.
struct StepIndex: Sendable {
  private var positionsByName: [MessageName: [Int]] = [:]
  private var positionsByBond: [MessageName: [Bond: [Int]]] = [:]

  init(_ steps: [Step]) {
    for (position, step) in steps.enumerated() {
      positionsByName[step.id.name, default: []].append(position)
      for bond in Bond.bonds(of: step) {
        positionsByBond[step.id.name, default: [:]][bond, default: []].append(position)
      }
    }
  }

  /// The positions of the steps of a name, with a bond if one is given, before a position, in order.
  func positions(of name: MessageName, with bond: Bond?, before end: Int) -> ArraySlice<Int> {
    let positions = bond.map { positionsByBond[name]?[$0] } ?? positionsByName[name]
    return (positions ?? [])[below: end]
  }
}

extension [Int] {
  /// The elements below a bound of an array that is in order.
  fileprivate subscript(below bound: Int) -> ArraySlice<Int> {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return self[..<low]
  }
}
