package import TranscriptModel

/// What a lesson says about one step.
package struct LessonPassage: Hashable, Sendable {
  /// The step.
  package var step: StepID
  /// The words, as Markdown source, without the question and its answer.
  package var text: String
  /// What the learner is asked before the step is shown.
  package var prediction: LessonPrediction?

  /// A passage.
  package init(step: StepID, text: String, prediction: LessonPrediction? = nil) {
    self.step = step
    self.text = text
    self.prediction = prediction
  }
}
