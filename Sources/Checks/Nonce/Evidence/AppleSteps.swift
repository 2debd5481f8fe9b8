import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

// What the steps of Sign in with Apple into Firebase carry.
extension Step {
  /// The form inside the JSON with which an app signs in to Firebase.
  var postBody: FormParameters? {
    guard id.name == .firebaseSignInRequest, let request,
      let json = try? JSONParser.parse(request.body.bytes)
    else { return nil }
    return json["postBody"]?.stringValue.map { FormParameters(parsing: $0) }
  }

  /// Apple's identity token, as text, wherever it is on its way.
  var appleIdentityToken: WireText? {
    switch id.name {
    case .appleAuthorizationResponse:
      response?.isSuccess == true
        ? response?.json?[ParameterName.idToken.rawValue]?.stringValue : nil
    case .appleCredential: handoff?["identityToken"].flatMap(Self.text)
    case .firebaseSignInRequest: postBody?[.idToken]
    default: nil
    }
  }

  /// The raw nonce that an app sends to Firebase.
  var rawNonceSent: WireText? { postBody?[.nonce] }

  /// User and nonce of an identity token on its way to Firebase, which knows it again by both; nil where
  /// the token has no nonce.
  var appleCredential: WireText? {
    guard id.name == .firebaseSignInRequest,
      let claims = appleIdentityToken.flatMap({ TokenText(in: $0) })?.claims,
      let nonce = claims["nonce"]?.stringValue
    else { return nil }
    let subject = JSONValue.string(claims["sub"]?.stringValue ?? "")
    return JSONValue.array([subject, .string(nonce)]).compactText
  }

  /// The code that comes with an identity token.
  var appleCode: WireText? {
    switch id.name {
    case .appleAuthorizationResponse: response?.json?[ParameterName.code.rawValue]?.stringValue
    case .appleCredential: handoff?["authorizationCode"].flatMap(Self.text)
    default: nil
    }
  }

  /// Firebase's ID token, where it is issued or used.
  var firebaseToken: WireText? {
    switch id.name {
    case .firebaseSignInResponse:
      response?.isSuccess == true ? response?.json?["idToken"]?.stringValue : nil
    case .firebaseRefreshResponse:
      response?.isSuccess == true
        ? response?.json?[ParameterName.idToken.rawValue]?.stringValue : nil
    case .resourceRequest: request.flatMap(\.bearerToken)
    default: nil
    }
  }

  /// The refresh token for which an app wants a new ID token of Firebase: in JSON, as Firebase's iOS SDK
  /// asks, or in the form that is documented.
  var refreshTokenSent: WireText? {
    guard id.name == .firebaseRefreshRequest, let request else { return nil }
    if let form = request.form { return form[.refreshToken] }
    return (try? JSONParser.parse(request.body.bytes))?["refreshToken"]?.stringValue
  }

  /// The refresh token that Firebase gives.
  private var firebaseRefreshToken: WireText? {
    guard response?.isSuccess == true, let json = response?.json else { return nil }
    return (json["refreshToken"] ?? json[ParameterName.refreshToken.rawValue])?.stringValue
  }

  /// Bytes that the transcript writes in hex, read as UTF-8.
  private static func text(ofHex hex: WireText) -> WireText? {
    Hex.decode(hex).flatMap { WireText(validating: $0) }
  }

  /// The values that a step on the way from Apple's sheet to Firebase's token shares with others.
  var appleSharedValues: [SharedValue] {
    switch id.name {
    case .appleIDRequest: [.parameter(.state, handoff?[ParameterName.state.rawValue])]
    case .appleCredential:
      [.parameter(.state, handoff?[ParameterName.state.rawValue])]
        + (appleIdentityToken.map { [.token($0)] } ?? [])
    case .appleAuthorizationResponse: appleIdentityToken.map { [.token($0)] } ?? []
    case .firebaseSignInRequest:
      (appleIdentityToken.map { [.token($0)] } ?? [])
        + (appleCredential.map { [.credential($0)] } ?? [])
    case .firebaseSignInResponse, .firebaseRefreshResponse:
      (firebaseToken.map { [.token($0)] } ?? [])
        + (firebaseRefreshToken.map { [.firebaseRefreshToken($0)] } ?? [])
    case .resourceRequest: firebaseToken.map { [.token($0)] } ?? []
    default: []
    }
  }
}

extension Evidence {
  /// Whether the app took Apple's credential to Firebase, or showed the API the token that Firebase gave.
  func isUsedForSignIn(_ step: Step) -> Bool {
    let token: (text: WireText?, request: MessageName)
    switch step.id.name {
    case .appleCredential: token = (step.appleIdentityToken, .firebaseSignInRequest)
    case .firebaseSignInResponse, .firebaseRefreshResponse:
      token = (step.firebaseToken, .resourceRequest)
    default: return false
    }
    guard let text = token.text else { return false }
    return steps(token.request, with: .token(text)).contains {
      $0.number > step.number && $0.sender == step.receiver
    }
  }
}

extension SharedValue {
  /// A JWT that is issued, or handed on to be judged.
  static func token(_ text: WireText) -> SharedValue { .ofFlow(kind: "token", text) }

  /// What Firebase remembers of a token that was good for a sign-in.
  static func credential(_ text: WireText) -> SharedValue { .ofFlow(kind: "credential", text) }
}
