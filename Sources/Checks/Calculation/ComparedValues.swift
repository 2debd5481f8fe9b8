import WireFormats

/// What came of comparing the values of a calculation, all of them: one that is wrong must not hide
/// another.
struct ComparedValues {
  private var failures: [Judgement.Failure] = []
  private var gaps: [MissingEvidence] = []
  private var freeCount = 0

  /// Notes what is wrong with a value.
  mutating func add(_ failure: Judgement.Failure?) {
    if let failure { failures.append(failure) }
  }

  /// Notes what is missing to judge a value.
  mutating func add(_ gap: MissingEvidence) {
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// Notes that a value may be any.
  mutating func addFree() { freeCount += 1 }

  /// The verdict on so many values.
  func judgement(valueCount: Int) throws(MissingEvidence) -> Judgement {
    if let first = failures.first {
      return .fail(
        (failures.map(\.message) + gaps.map(\.reason)).joined(separator: "; "),
        expected: first.expected, actual: first.actual)
    }
    guard gaps.isEmpty else {
      throw MissingEvidence(
        gaps.map(\.reason).joined(separator: "; "), remedy: gaps.lazy.compactMap(\.remedy).first)
    }
    let free = freeCount == 0 ? "" : ", \(freeCount) of them free"
    return .pass("\(valueCount.counted("value")), recomputed\(free)")
  }
}

extension Judgement {
  /// What is wrong with one value.
  struct Failure {
    var message: String
    var expected: WireText?
    var actual: WireText?
  }
}
