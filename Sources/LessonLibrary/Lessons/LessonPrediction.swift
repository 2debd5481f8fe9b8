/// A question that comes before a step is shown, and the answer that comes after.
package struct LessonPrediction: Hashable, Sendable {
  /// The question, as Markdown source.
  package var question: String
  /// The answer, as Markdown source.
  package var answer: String

  /// A question with its answer.
  package init(question: String, answer: String) {
    self.question = question
    self.answer = answer
  }
}
