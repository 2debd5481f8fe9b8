import FlowsShared
import HTTPModel
import Vocabulary
import WireFormats

/// An authorization request as an app writes it into a URL: RFC 6749 §4.1.1, RFC 7636 §4.3.
struct AuthorizationRequest {
  var clientID = PKCEConstants.clientID
  var redirectURI = PKCEConstants.redirectURI
  var scope: WireText = "openid photos"
  var state: WireText?
  var nonce: WireText?
  var challenge: WireText

  /// The URL that the system's browser opens.
  func url(at endpoint: WireText) -> URI {
    URI(endpoint).adding(
      FormParameters([
        .responseType: "code", .clientID: clientID, .redirectURI: redirectURI, .scope: scope,
        .state: state, .nonce: nonce, .codeChallenge: challenge,
        .codeChallengeMethod: CodeChallengeMethod.s256.rawValue,
      ]))
  }
}
