public import HTTPModel
public import TranscriptModel

/// A response as it reached the one who asked.
public struct Reply: Sendable {
  /// The response, perhaps changed on its way.
  public var response: HTTPResponse
  /// The step in which it came.
  public var step: StepID
}
