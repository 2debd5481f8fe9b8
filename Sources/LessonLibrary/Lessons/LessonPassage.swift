public import TranscriptModel

/// What a lesson says about one step.
public struct LessonPassage: Hashable, Sendable {
  /// The step.
  public var step: StepID
  /// The words, as Markdown source, without the question and its answer.
  public var text: String
  /// What the learner is asked before the step is shown.
  public var prediction: LessonPrediction?

  /// A passage.
  public init(step: StepID, text: String, prediction: LessonPrediction? = nil) {
    self.step = step
    self.text = text
    self.prediction = prediction
  }
}
