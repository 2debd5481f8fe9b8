import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// A value that several steps have, by which they are known to belong together.
enum SharedValue: Hashable {
  /// A parameter in a URL or a form, or a value of a calculation; nil where it is absent.
  case parameter(ParameterName, WireText?)
  /// A whole URL: of a request or a handoff, or in `Location`.
  case url(WireText)
  /// A cookie that is set or sent, `name=value`.
  case cookie(WireText)
  /// A value of a kind that only the steps of one flow have.
  case ofFlow(kind: WireText, WireText)

  private static let parameters: [ParameterName] = [
    .state, .code, .codeChallenge, .nonce, .codeVerifier,
  ]

  /// The values of a step that other steps may share in every flow.
  static func values(of step: Step) -> [SharedValue] {
    if let calculation = step.calculation {
      return parameters.map { .parameter($0, calculation.output($0) ?? calculation.input($0)) }
    }
    var values: [SharedValue] = []
    let url = step.url ?? step.response?.location
    if let named = step.request?.form ?? url?.queryParameters {
      values += parameters.map { .parameter($0, named[$0]) }
    }
    if let url { values.append(.url(url.text)) }
    return values
      + (step.request?.cookiePairs ?? step.response?.setCookiePairs ?? []).map { .cookie($0) }
  }
}
