import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// No parameter comes twice, so that all who read a message read the same.
struct ParametersOnceCheck: Check {
  let id = "parameters-once"
  let requirement = Requirement(.rfc6749("3.1"), .must)
  let summary = "no parameter of a request or of an answer occurs more than once"
  let subjects: [MessageName] = [
    .authorizationRequest, .authorizationResponse, .tokenRequest, .refreshRequest,
  ]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard var parameters = Self.parameters(of: step) else { return nil }
    // Between two '&' without a name stands no parameter, and 'resource' may come again: RFC 8707 §2.
    parameters.all.removeAll { $0.rawName.isEmpty || $0.name == "resource" }
    guard let name = parameters.repeatedNames.first else {
      return .pass("\(parameters.all.count.counted("parameter")), each once")
    }
    let values = parameters.values(of: name).map { "'\($0)'" }.joined(separator: ", ")
    return .fail("'\(name)' occurs more than once: \(values)")
  }

  private static func parameters(of step: Step) -> FormParameters? {
    switch step.id.name {
    case .authorizationRequest: step.url?.queryParameters
    case .authorizationResponse: step.response?.location?.queryParameters
    default: step.request?.form
    }
  }
}
