import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What an attacker does with a code, an access token or a refresh token, in the name of the photo app.
extension AttackerTools {
  /// Where the victim's app takes its answers: everybody who installs it can read that.
  var redirectURI: WireText {
    SettingValues(settings)["app.redirect_uri"] ?? PKCEWorld.redirectURI
  }

  /// Reads what the honest server publishes about itself, as anybody can.
  func readMetadata() async {
    guard let url = MetadataLocation.url(ofIssuer: PKCEWorld.issuer) else { return }
    let request = HTTPRequest.get(URI(url), fields: ["Accept": MediaType.json])
    _ = await seat.send(request, as: .metadataRequest)
  }

  /// The form with which the photo app itself would redeem a code.
  ///
  /// The proof is what the attacker sends in the verifier's place.
  func form(code: WireText, redirectURI: WireText? = nil, proof: FormParameter?) -> FormParameters {
    let form = [
      FormParameter(ParameterName.grantType.rawValue, GrantType.authorizationCode.rawValue),
      FormParameter(ParameterName.code.rawValue, code),
      FormParameter(ParameterName.redirectURI.rawValue, redirectURI ?? self.redirectURI),
      FormParameter(ParameterName.clientID.rawValue, PKCEWorld.clientID),
    ]
    return FormParameters(form + (proof.map { [$0] } ?? []))
  }

  /// A verifier, to be sent with a code.
  func verifier(_ value: WireText) -> FormParameter {
    FormParameter(ParameterName.codeVerifier.rawValue, value)
  }

  /// Tries to redeem a code; the tokens if that worked.
  func redeem(_ form: FormParameters) async -> TokenResponse? {
    await askForTokens(form, as: .tokenRequest).flatMap { try? TokenResponse(parsing: $0) }
  }

  /// Tries to get new tokens for a refresh token of the photo app.
  func refresh(_ refreshToken: WireText) async -> TokenResponse? {
    let form: FormParameters = [
      FormParameter(ParameterName.grantType.rawValue, GrantType.refreshToken.rawValue),
      FormParameter(ParameterName.refreshToken.rawValue, refreshToken),
      FormParameter(ParameterName.clientID.rawValue, PKCEWorld.clientID),
    ]
    return await askForTokens(form, as: .refreshRequest)
      .flatMap { try? TokenResponse(parsing: $0) }
  }

  /// Tries to redeem a code, and asks for photos if that worked.
  func takePhotos(_ form: FormParameters) async {
    guard let tokens = await redeem(form) else { return }
    await fetchPhotos(accessToken: tokens.accessToken)
  }

  /// Sends a form to the token endpoint; the answer as it came.
  func askForTokens(_ form: FormParameters, as name: MessageName) async -> HTTPResponse? {
    let request = HTTPRequest.post(
      URI(PKCEWorld.tokenEndpoint), form: form, fields: ["Accept": MediaType.json])
    return await seat.send(request, as: name)?.response
  }
}
