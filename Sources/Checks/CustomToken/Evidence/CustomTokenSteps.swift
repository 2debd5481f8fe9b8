import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Step {
  /// The token of the mobile service that is issued in this step, or that comes with it.
  func customToken(in evidence: Evidence) -> WireText? {
    if let value = request?.fields["X-ZUMO-AUTH"] { return value.withoutBearer }
    guard let json = evidence.json(in: self) else { return nil }
    return (json["token"] ?? json["authenticationToken"])?.stringValue
  }

  /// The values of a step that others share in the flow of the mobile service.
  var mobileSharedValues: [SharedValue] {
    switch id.name {
    case .createUserResponse, .logInResponse, .socialLoginResponse:
      let json = response?.isSuccess == true ? response?.json : nil
      return ((json?["token"] ?? json?["authenticationToken"])?.stringValue)
        .map { [.token($0)] } ?? []
    case .dialogResponse, .tokenRedirect, .callback:
      let answer = answerFragment
      return [.parameter(.state, answer?[.state])]
        + (answer?[.accessToken].map { [.providerToken($0)] } ?? [])
    case .socialLoginRequest: return providerToken.map { [.providerToken($0)] } ?? []
    case .createUserRequest, .logInRequest:
      return typedCredentials.map { [.userName($0.username)] } ?? []
    default: return []
    }
  }

  /// The access token of Facebook that an app brings to the service.
  private var providerToken: WireText? {
    request.flatMap { try? JSONParser.parse($0.body.bytes) }?[ParameterName.accessToken.rawValue]?
      .stringValue
  }

  /// Name and password in the JSON of a request.
  var typedCredentials: (username: WireText, password: WireText)? {
    guard let body = request?.body.bytes, let json = try? JSONParser.parse(body),
      let username = json[ParameterName.username.rawValue]?.stringValue,
      let password = json[ParameterName.password.rawValue]?.stringValue
    else { return nil }
    return (username, password)
  }
}

extension SharedValue {
  /// An access token of Facebook on its way to the app.
  static func providerToken(_ text: WireText) -> SharedValue {
    .ofFlow(kind: "provider_token", text)
  }

  /// The name with which somebody signs in.
  static func userName(_ text: WireText) -> SharedValue { .ofFlow(kind: "username", text) }
}

extension Evidence {
  /// Whether the app took the access token of an answer to the service.
  func isUsedForSocialLogin(_ step: Step) -> Bool {
    guard step.id.name == .callback, let token = step.answerFragment?[.accessToken] else {
      return false
    }
    return steps(.socialLoginRequest, with: .providerToken(token)).contains {
      $0.number > step.number && $0.sender == step.receiver
    }
  }
}

extension JWT {
  /// The user whom a token of the mobile service names.
  var mobileUserID: WireText? { claims.string("uid").value }
}

extension MessageName {
  /// The answers with which the mobile service begins a session.
  static let mobileSessions: [MessageName] = [
    .createUserResponse, .logInResponse, .socialLoginResponse,
  ]
}

extension WireText {
  /// What follows the word 'Bearer', where it stands in front.
  var withoutBearer: WireText {
    asciiLowercased.hasPrefix("bearer ") ? dropFirst("bearer ".utf8.count) : self
  }
}
