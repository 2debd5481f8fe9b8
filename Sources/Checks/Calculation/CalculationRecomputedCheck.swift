import OAuthModel
import TranscriptModel

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
      for value in Rule.Value.allCases { judged.compare(value, by: rule, &compared) }
    } catch { compared.add(error) }
    return try compared.judgement(valueCount: calculation.values.count)
  }
}
