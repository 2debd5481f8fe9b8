import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// A participant calculated what the messages before, the registered facts and its own draws give.
  ///
  /// This is the one rule for every calculation. A recomputation says what each value must be; it shares
  /// nothing with the participants but the names of the values.
  static func recomputing<Rule: Recomputation>(_: Rule.Type) -> Check {
    Check(
      "\(Rule.Value.step)-recomputed", at: [Rule.Value.step], Rule.requirement, Rule.summary
    ) { (step, evidence) throws(MissingEvidence) in
      guard let calculation = step.calculation else { return nil }
      let judged = JudgedCalculation<Rule.Value>(calculation, in: step, evidence)
      if let fault = judged.fault { return .fail(fault) }
      var compared = ComparedValues()
      for value in Rule.Value.allCases {
        do throws(MissingEvidence) {
          compared.add(try judged.fault(inFormOf: value))
        } catch { compared.add(error) }
      }
      do throws(MissingEvidence) {
        let rule = try Rule(judged)
        for value in Rule.Value.allCases { compared.compare(value, in: judged, by: rule) }
      } catch { compared.add(error) }
      return try compared.judgement(valueCount: calculation.values.count)
    }
  }
}

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

  /// Compares a value with what the recomputation gives.
  mutating func compare<Rule: Recomputation>(
    _ value: Rule.Value, in judged: JudgedCalculation<Rule.Value>, by rule: Rule
  ) {
    do {
      let origin = try rule.origin(of: value)
      add(try judged.compare(value, with: origin))
      if case .free = origin { freeCount += 1 }
    } catch { add(error) }
  }

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
