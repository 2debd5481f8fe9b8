import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Step {
  /// The values that a step shares with others, beyond those of every flow.
  var pkceSharedValues: [SharedValue] {
    switch id.name {
    case .resourceRequest: request?.bearerToken.map { [.accessToken($0)] } ?? []
    case .metadataResponse:
      [MetadataName.authorizationEndpoint, .tokenEndpoint].compactMap { name in
        response?.json?[name]?.stringValue.map { text in
          // The authorization endpoint may have a query, to which the request adds its own.
          .metadata(
            name,
            name == .authorizationEndpoint
              ? URI(URI(text).withoutQuery).normalized.text : URI(text).normalized.text)
        }
      }
    default: []
    }
  }
}

extension SharedValue {
  /// The access token that comes with a request to an API.
  static func accessToken(_ text: WireText) -> SharedValue { .ofFlow(kind: "access_token", text) }

  /// A member of a metadata document.
  static func metadata(_ name: MetadataName, _ text: WireText) -> SharedValue {
    .ofFlow(kind: name.rawValue, text)
  }
}

extension Evidence {
  /// The ID token that the token endpoint issued in a step.
  func idToken(in step: Step) -> WireText? {
    guard step.isTokenEndpointSuccess else { return nil }
    return member(.idToken, of: step)?.stringValue
  }

  /// Whether the app redeemed the code of a callback, or showed an API the token of a token response.
  func isUsedByApp(_ step: Step) -> Bool {
    switch step.id.name {
    case .callback: reading(CodeUses.self).isRedeemed(step)
    case .tokenResponse, .refreshResponse:
      step.accessToken(in: self).map { token in
        steps(.resourceRequest, with: .accessToken(token)).contains {
          $0.number > step.number && $0.sender == step.receiver
        }
      } ?? false
    default: false
    }
  }

  /// Whether a server knows that the code, or the refresh token, of a request is worth nothing any more:
  /// another request got tokens for it, or a code came before and was answered.
  ///
  /// A server takes each of them once, and it decides which of several requests wins a race.
  func isSpent(_ request: Step) -> Bool {
    guard let form = request.request?.form else { return false }
    if let token = form[.refreshToken] {
      return issuedTokens.request(trading: token).map { $0.number != request.number } ?? false
    }
    guard let code = form[.code] else { return false }
    let uses = reading(CodeUses.self)
    return uses.isTaken(code, butBy: request.number) || uses.isAnswered(code, before: request)
  }
}
