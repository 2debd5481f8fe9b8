import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

// What a step carries, by the names of the vocabulary, so that no check can misspell one.
extension FormParameters {
  /// The decoded value of the first parameter of this name that has one: a parameter without a value counts
  /// as left out, RFC 6749 §3.1, §3.2.
  subscript(_ name: ParameterName) -> WireText? {
    all.lazy.filter { $0.name == name.rawValue }.map(\.value).first { !$0.isEmpty }
  }
}

extension JSONValue {
  /// The value of the first member of this name.
  subscript(_ name: MetadataName) -> JSONValue? { self[name.rawValue] }
}

extension Calculation {
  /// The first output of this name.
  func output(_ name: ParameterName) -> WireText? { output(name.rawValue) }

  /// The first input of this name.
  func input(_ name: ParameterName) -> WireText? { input(name.rawValue) }
}

extension Step {
  /// The URL that a request asks for, or that a handoff hands on.
  var url: URI? { request?.url ?? handoff?.url }

  /// The parameters of an answer: in the query of a `Location`, or of a URL that is handed on.
  var answerParameters: FormParameters? {
    response?.location?.queryParameters ?? handoff?.url?.queryParameters
  }

  /// The parameters of an authorization request, on whatever part of its way: those of the URL or, where it
  /// comes by POST, those of the form; nil for what is no request and has no URL.
  ///
  /// OIDC Core §3.1.2.1
  var authorizationParameters: FormParameters? {
    postedParameters ?? url?.queryParameters
  }

  /// The parameters of a form that is posted; none where no form can be read, nil for every other message.
  var postedParameters: FormParameters? {
    request.flatMap { $0.method == "POST" ? $0.form ?? [] : nil }
  }
}

extension HTTPRequest {
  /// Every `name=value` of the `Cookie` fields.
  var cookiePairs: [WireText] {
    fields.values(of: "Cookie").flatMap { Cookies.pairs(in: $0) }
  }

  /// The token behind `Bearer`, or, where it should not be, in the URL or in the form.
  var bearerToken: WireText? {
    let words = fields["Authorization"]?.split(at: " ", maxSplits: 1) ?? []
    if words.count == 2, words[0].asciiLowercased == "bearer" { return words[1].trimmed }
    return url.queryParameters[.accessToken] ?? form?[.accessToken]
  }
}

extension HTTPResponse {
  /// The `name=value` of each `Set-Cookie` field.
  var setCookiePairs: [WireText] {
    fields.values(of: "Set-Cookie").map { Cookies.pair(ofSetCookie: $0) }
  }
}

extension Evidence {
  /// The JSON in the body of a response; nil when it is none.
  func json(in step: Step) -> JSONValue? {
    guard let response = step.response else { return nil }
    return reading(Cache<HTTPBody, JSONValue?>.self).value(for: response.body) { response.json }
  }

  /// A member of the JSON object in the body of a response.
  func member(_ name: ParameterName, of step: Step) -> JSONValue? { json(in: step)?[name.rawValue] }
}

extension WireTextConvertible {
  /// The text in quotes, as messages name it.
  var quoted: String { "'\(wireText)'" }
}

extension StepID {
  /// The id in quotes, as messages name it.
  var quoted: String { "'\(self)'" }
}
