package import HTTPModel
package import TranscriptModel

/// A response as it reached the one who asked.
package struct Reply: Sendable {
  /// The response, perhaps changed on its way.
  package var response: HTTPResponse
  /// The step in which it came.
  package var step: StepID
}
