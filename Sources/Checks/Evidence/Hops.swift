import HTTPModel
import TranscriptModel
import Vocabulary

extension Evidence {
  /// The step from which the URL of another came: one with this very URL, or else with a value that
  /// both have; nil when no step has.
  func origin(
    of step: Step, in names: [MessageName], sharing parameters: [ParameterName],
    where holds: (Step) -> Bool = { _ in true }
  ) throws(MissingEvidence) -> (step: Step, url: URI)? {
    let url = step.url
    var bonds: [Bond] = url.map { [.url($0.text)] } ?? []
    bonds += parameters.compactMap { name in
      url?.queryParameters[name].map { .parameter(name, $0) }
    }
    for bond in bonds {
      if let origin = last(of: names, with: bond, before: step, where: holds),
        let url = origin.handedURL
      {
        return (origin, url)
      }
    }
    try requireAllSteps(before: step)
    return nil
  }
}

extension Step {
  /// The URL that a step brings to its receiver, who may hand it on.
  fileprivate var handedURL: URI? { url ?? response?.location }
}
