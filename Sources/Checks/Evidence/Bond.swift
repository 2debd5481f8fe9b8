import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// A value by which messages belong together.
enum Bond: Hashable {
  /// A parameter in a URL or a form, or a value of a calculation; nil where it is absent.
  case parameter(ParameterName, WireText?)
  /// A member of a metadata document.
  case member(MetadataName, WireText)
  /// A whole URL: of a request or a handoff, or in `Location`.
  case url(WireText)
  /// A cookie that is set or sent, `name=value`.
  case cookie(WireText)

  /// The access token that comes with a request to an API.
  case accessToken(WireText)
  /// A JWT that is issued, or handed on to be judged.
  case token(WireText)
  /// A raw nonce on its way to Firebase.
  case rawNonce(WireText)

  private static let parameters: [ParameterName] = [
    .state, .code, .codeChallenge, .nonce, .codeVerifier,
  ]

  /// The bonds of a step.
  static func bonds(of step: Step) -> [Bond] { urlBonds(of: step) + appleBonds(of: step) }

  private static func urlBonds(of step: Step) -> [Bond] {
    if let calculation = step.calculation {
      return parameters.map { .parameter($0, calculation.output($0) ?? calculation.input($0)) }
    }
    var bonds: [Bond] = []
    let url = step.url ?? step.response?.location
    if let values = step.request?.form ?? url?.queryParameters {
      bonds += parameters.map { .parameter($0, values[$0]) }
    }
    if let url { bonds.append(.url(url.text)) }
    if step.id.name == .resourceRequest, let token = step.request?.bearerToken {
      bonds.append(.accessToken(token))
    }
    bonds += (step.request?.cookiePairs ?? step.response?.setCookiePairs ?? [])
      .map { .cookie($0) }
    if step.id.name == .metadataResponse, let json = step.response?.json {
      // The authorization endpoint may have a query, to which the request adds its own.
      bonds += [MetadataName.authorizationEndpoint, .tokenEndpoint].compactMap { name in
        json[name]?.stringValue.map { text in
          .member(name, name == .authorizationEndpoint ? URI(text).withoutQuery : text)
        }
      }
    }
    return bonds
  }
}

extension HTTPRequest {
  /// Every `name=value` of the `Cookie` fields.
  var cookiePairs: [WireText] {
    fields.values(of: "Cookie").flatMap { Cookies.pairs(in: $0) }
  }
}

extension HTTPResponse {
  /// The `name=value` of each `Set-Cookie` field.
  var setCookiePairs: [WireText] {
    fields.values(of: "Set-Cookie").map { Cookies.pair(ofSetCookie: $0) }
  }
}
