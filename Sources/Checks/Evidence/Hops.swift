import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// A message that brought a URL to somebody who may hand it on.
struct Hop {
  /// The message.
  var step: Step
  /// The URL in it.
  var url: URI

  /// The hop in a step; nil when it has no URL.
  init?(_ step: Step) {
    guard let url = step.url ?? step.response?.location else { return nil }
    self.step = step
    self.url = url
  }
}

extension Evidence {
  /// The hop from which the URL of a step came: the one with this very URL, or else with the same
  /// values in it, or else the last one.
  func origin(
    of step: Step, among candidates: [Step], sharing names: ParameterName...
  ) throws(MissingEvidence) -> Hop {
    let hops = candidates.filter { $0.number < step.number }.compactMap { Hop($0) }
    if let same = hops.last(where: { $0.url == step.url }) { return same }
    let parameters = step.url?.queryParameters ?? []
    let akin = hops.last { hop in
      let theirs = hop.url.queryParameters
      return names.contains { parameters[$0] != nil && parameters[$0] == theirs[$0] }
    }
    if let akin { return akin }
    try requireAllSteps(before: step)
    guard let last = hops.last else {
      throw MissingEvidence("no message brought the URL of '\(step.id)'")
    }
    return last
  }
}
