import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// What an attacker does with a code, an access token or a refresh token, in the name of the photo app.
extension AttackerTools {
  /// Tries to redeem a code; the access token if that worked.
  func redeem(_ form: FormParameters) async -> String? {
    let request = HTTPRequest.post(
      URI(PKCEWorld.tokenEndpoint), form: form, fields: ["Accept": MediaType.json])
    let reply = await wire.send(request, as: .tokenRequest, from: .attacker)
    return reply?.response.json?[ParameterName.accessToken.rawValue]?.stringValue
  }

  /// The form with which the photo app itself would redeem a code.
  func form(code: String, redirectURI: String, verifier: String?) -> FormParameters {
    var form: FormParameters = [
      FormParameter(ParameterName.grantType.rawValue, GrantType.authorizationCode.rawValue),
      FormParameter(ParameterName.code.rawValue, code),
      FormParameter(ParameterName.redirectURI.rawValue, redirectURI),
      FormParameter(ParameterName.clientID.rawValue, PKCEWorld.clientID),
    ]
    if let verifier {
      form.all.append(FormParameter(ParameterName.codeVerifier.rawValue, verifier))
    }
    return form
  }

  /// Asks the API for photos.
  func fetchPhotos(accessToken: String) async {
    let request = HTTPRequest.get(
      URI(PKCEWorld.photosURL),
      fields: ["Authorization": "Bearer \(accessToken)", "Accept": MediaType.json])
    _ = await wire.send(request, as: .resourceRequest, from: .attacker)
  }
}
