/// A question that comes before a step is shown, and the answer that comes after.
public struct LessonPrediction: Hashable, Sendable {
  /// The question, as Markdown source.
  public var question: String
  /// The answer, as Markdown source.
  public var answer: String

  /// A question with its answer.
  public init(question: String, answer: String) {
    self.question = question
    self.answer = answer
  }
}
