import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Which grant the tokens of a response belong to. The bond is the code of the first token request.
extension Evidence {
  /// The authorization request that was granted: for its code the first tokens were issued.
  func grantedRequest(behind response: Step) throws(MissingEvidence) -> Step {
    let first = try request(answeredBy: try firstResponse(behind: response))
    guard let code = first.request?.form?[.code] else {
      throw MissingEvidence("\(first.id.quoted) has no 'code' that would name its grant")
    }
    return try authorizationRequest(forCode: code)
  }

  /// What the app itself asked for when it began the sign-in that ends in these tokens.
  ///
  /// The verifier tells: only the app that drew it can send it. An injected code was issued for
  /// another request than the app's own, and the app has to notice.
  func ownRequest(behind response: Step) throws(MissingEvidence) -> FormParameters {
    try ownSignIn(behind: response).authorizationParameters
  }

  /// The message in which the app asked for it.
  func ownSignIn(behind response: Step) throws(MissingEvidence) -> Step {
    let first = try request(answeredBy: try firstResponse(behind: response))
    if let verifier = first.request?.form?[.codeVerifier] {
      let digest = DigestAlgorithm.sha256.digest(of: Array(verifier.utf8))
      for challenge in [Base64URL.encode(digest), verifier] {
        // The app's own message first: on its way to the server the request may have been changed.
        for name in [
          MessageName.openBrowser, .openWebView, .browserLaunch, .authorizationRequest,
        ] {
          let own = last(name, with: .parameter(.codeChallenge, challenge), before: first)
          if let own { return own }
        }
      }
    }
    return try grantedRequest(behind: response)
  }

  /// The metadata of the issuer whose token endpoint answered.
  func metadata(behind response: Step) throws(MissingEvidence) -> AuthorizationServerMetadata {
    guard let url = try request(answeredBy: response).request?.url else {
      throw MissingEvidence("what \(response.id.quoted) answers is no request")
    }
    return try publications.metadata(ofTokenEndpoint: url)
  }

  /// The scope that a token response grants: what it says, or else what was asked for.
  ///
  /// RFC 6749 §5.1
  func grantedScope(in response: Step) throws(MissingEvidence) -> WireText? {
    if let scope = member(.scope, of: response)?.stringValue { return scope }
    // RFC 6749 §6: a refresh that names no scope means the one that was granted first.
    let request = try request(answeredBy: response).request?.form
    if request?[.refreshToken] != nil, let asked = request?[.scope] { return asked }
    let first = try firstResponse(behind: response)
    if let scope = member(.scope, of: first)?.stringValue { return scope }
    return try grantedRequest(behind: first).authorizationParameters[.scope]
  }
}

extension Step {
  /// The parameters of an authorization request, on whatever part of its way.
  var authorizationParameters: FormParameters { url?.queryParameters ?? [] }
}
