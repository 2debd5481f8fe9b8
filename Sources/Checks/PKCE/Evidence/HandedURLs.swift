import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Evidence {
  /// The step from which the URL of another came: one with this very URL, or else with a value that
  /// both have; nil when no step has.
  func origin(
    of step: Step, in names: [MessageName], sharing parameters: [ParameterName],
    where holds: (Step) -> Bool = { _ in true }
  ) throws(MissingEvidence) -> (step: Step, url: URI)? {
    let url = step.url
    var values: [SharedValue] = url.map { [.url($0.text)] } ?? []
    values += parameters.compactMap { name in
      step.authorizationParameters?[name].map { .parameter(name, $0) }
    }
    for value in values {
      if let origin = last(of: names, with: value, before: step, where: holds),
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

extension Judgement {
  /// Judges a URL that has to be handed on as it is.
  static func sameURL(_ actual: URI, _ expected: URI, of step: Step) -> Judgement {
    .equal(
      actual.text, expected.text,
      pass:
        "the URL equals that of \(step.id.quoted), \(expected.text.unicodeScalars.count) characters",
      fail: "the URL differs from that of \(step.id.quoted); "
        + URLDifference.words(expected: expected, actual: actual))
  }
}

extension URI {
  /// The URL with its query spelled as everywhere here, and parameters of a form behind its own: a form and
  /// a query may spell one value in two ways.
  func spelledAnew(adding form: FormParameters = []) -> URI {
    var url = self
    url.queryParameters.all = (queryParameters.all + form.all).map {
      FormParameter($0.name, $0.value)
    }
    return url
  }
}

/// How two URLs that should be equal differ: by a parameter, if it is one.
enum URLDifference {
  /// `'state': 1 of 22 characters differ: …`, or `'state' is missing`, or the difference as text.
  static func words(expected: URI, actual: URI) -> String {
    let expectedParameters = expected.queryParameters
    let actualParameters = actual.queryParameters
    if expected.withoutQuery == actual.withoutQuery {
      for parameter in expectedParameters.all {
        let name = parameter.name
        guard let value = actualParameters[name] else { return "'\(name)' is missing" }
        guard value == parameter.value else {
          return "'\(name)': " + TextDifference.words(expected: parameter.value, actual: value)
        }
      }
      let added = actualParameters.all.first { expectedParameters[$0.name] == nil }
      if let added { return "'\(added.name)' was added" }
    }
    return TextDifference.words(expected: expected.text, actual: actual.text)
  }
}
