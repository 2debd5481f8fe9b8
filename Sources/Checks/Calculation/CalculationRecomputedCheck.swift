import TranscriptModel
import Vocabulary

/// A participant calculated what the messages before, the registered facts and its own draws give.
///
/// This is the one rule for every calculation. What a value must be says a recomputation, which
/// shares nothing with the participants but the names of the values.
struct CalculationRecomputedCheck<Rule: Recomputation>: Check {
  let id = "\(Rule.Value.step)-recomputed"
  let requirement = Rule.requirement
  let summary = Rule.summary
  let subjects = [Rule.Value.step]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    let judged = JudgedCalculation<Rule.Value>(calculation, in: step, evidence)
    if let fault = judged.fault { return .fail(fault) }
    var compared = ComparedValues()
    for value in Rule.Value.allCases {
      do { compared.add(try judged.fault(inFormOf: value)) } catch { compared.add(error) }
    }
    do {
      let rule = try Rule(judged)
      for value in Rule.Value.allCases { Self.compare(value, in: judged, by: rule, &compared) }
    } catch { compared.add(error) }
    return try compared.judgement(valueCount: calculation.values.count)
  }

  /// Compares a value with what the recomputation gives.
  private static func compare(
    _ value: Rule.Value, in judged: JudgedCalculation<Rule.Value>, by rule: Rule,
    _ compared: inout ComparedValues
  ) {
    do {
      let origin = try rule.origin(of: value)
      compared.add(try judged.compare(value, with: origin))
      if case .free = origin { compared.addFree() }
    } catch { compared.add(error) }
  }
}
