import Vocabulary

/// Where the values of one calculation come from.
protocol Recomputation: Sendable {
  /// The schema of the calculation.
  associatedtype Value: CalculationValue

  /// The rule that the calculation follows.
  static var requirement: Requirement { get }
  /// What it has to be, in one sentence.
  static var summary: String { get }

  /// Finds the messages that a calculation is about.
  init(_ judged: JudgedCalculation<Value>) throws(MissingEvidence)

  /// Where a value comes from.
  func origin(of value: Value) throws(MissingEvidence) -> ValueOrigin
}
