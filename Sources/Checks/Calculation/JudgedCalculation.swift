import TranscriptModel
import Vocabulary
import WireFormats

/// A calculation that is judged: its values, found by the cases of its schema.
struct JudgedCalculation<Value: CalculationValue>: Sendable {
  /// The step.
  let step: Step
  /// The transcript around it.
  let evidence: Evidence
  private let calculation: Calculation

  init(_ calculation: Calculation, in step: Step, _ evidence: Evidence) {
    self.calculation = calculation
    self.step = step
    self.evidence = evidence
  }

  /// The value; nil where there is none.
  subscript(value: Value) -> WireText? {
    switch value.form.side {
    case .input: calculation.input(value.name)
    case .output: calculation.output(value.name)
    case .either: calculation.output(value.name) ?? calculation.input(value.name)
    }
  }

  /// The value.
  func required(_ value: Value) throws(MissingEvidence) -> WireText {
    guard let text = self[value] else {
      throw MissingEvidence("the calculation lacks '\(value.name)'")
    }
    return text
  }

  /// The value from which the participant drew a secret; it may be missing only where the secret is built
  /// in, and therefore registered.
  func drawn(_ value: Value, orRegisteredAs name: FactName) throws(MissingEvidence) -> WireText {
    guard let text = self[value] else {
      throw MissingEvidence(
        "the calculation lacks '\(value.name)', and no '\(name)' is registered at '\(step.sender)'",
        remedy: evidence.remedyForNoFacts)
    }
    return text
  }

  /// A name that the schema does not have there, or that occurs twice; nil when all is well.
  var fault: String? {
    var seen: Set<WireText> = []
    for (values, side) in [(calculation.inputs, "input"), (calculation.outputs, "output")] {
      for value in values {
        guard Value(rawValue: value.name)?.form.allows(side) == true else {
          return "'\(value.name)' is no \(side) of a calculation '\(Value.step)'"
        }
        guard seen.insert(value.name).inserted else { return "'\(value.name)' occurs twice" }
      }
    }
    return nil
  }

  /// Judges how a value is written.
  ///
  /// - Throws: `MissingEvidence` for what may be a sentence of version 1. That there are no facts is
  ///   the sign of it; with facts, a sentence breaks the schema.
  func fault(inFormOf value: Value) throws(MissingEvidence) -> Judgement.Failure? {
    guard let text = self[value], !value.form.kind.accepts(text) else { return nil }
    if value.form.kind.isSignatureVerdict, evidence.hasNoFacts {
      throw MissingEvidence(
        "'\(value.name)' is '\(text)'; a sentence of version 1 is not judged",
        remedy: evidence.remedyForNoFacts)
    }
    return Judgement.Failure(
      message: "'\(value.name)' is '\(text)'; it must be \(value.form.kind.words)", actual: text)
  }

  /// Compares a value with what it must be; nil when it is that.
  ///
  /// - Throws: `MissingEvidence` when there is no such value, though there must be one.
  func compare(_ value: Value, with origin: ValueOrigin) throws(MissingEvidence)
    -> Judgement.Failure?
  {
    if case .leftOut = origin {
      guard let actual = self[value] else { return nil }
      return Judgement.Failure(
        message: "'\(value.name)' is '\(actual)', but nothing gives it", actual: actual)
    }
    let actual = try required(value)
    guard let expected = origin.text, actual != expected,
      value.form.kind.accepts(actual)
    else { return nil }
    return Judgement.Failure(
      message: "'\(value.name)' is '\(actual)', but \(origin.witness) '\(expected)'",
      expected: expected, actual: actual)
  }
}

extension ValueForm {
  /// Whether a value of this form may stand among inputs, or among outputs.
  fileprivate func allows(_ side: String) -> Bool {
    switch self.side {
    case .input: side == "input"
    case .output: side == "output"
    case .either: true
    }
  }
}
