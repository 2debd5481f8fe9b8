import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

// What the steps of Sign in with Apple into Firebase carry.
extension MessageName {
  /// The answers with a key set in them, whoever publishes it.
  static let keySets: [MessageName] = [.keysResponse, .appleKeysResponse, .firebaseKeysResponse]
}

extension Step {
  /// The form inside the JSON with which an app signs in to Firebase.
  var postBody: FormParameters? {
    guard id.name == .firebaseSignInRequest, let request,
      let json = try? JSONParser.parse(request.body.bytes)
    else { return nil }
    return json["postBody"]?.stringValue.map { FormParameters(parsing: $0) }
  }

  /// Apple's identity token, as text, wherever it is on its way.
  var identityToken: WireText? {
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

  /// Bytes that the transcript writes in hex, read as UTF-8.
  private static func text(ofHex hex: WireText) -> WireText? {
    Hex.decode(hex).flatMap { WireText(validating: $0) }
  }
}
