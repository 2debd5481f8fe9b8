import HTTPModel
import Vocabulary
import WireFormats

// The requests that the app sends, and that an attacker sends in its name.
extension HTTPRequest {
  /// A request to the mobile service: a `POST` of JSON, or a `GET` where there is none.
  static func mobileService(
    _ path: WireText, json: JSONValue? = nil, token: WireText? = nil
  ) -> HTTPRequest {
    let url = URI(MobileService.origin + path)
    var fields: HTTPFields = [
      "Accept": MediaType.json, "X-ZUMO-APPLICATION": MobileService.applicationKey,
    ]
    if let token { fields.append(MobileService.tokenField, token) }
    return json.map { .post(url, json: $0, fields: fields) } ?? .get(url, fields: fields)
  }
}

extension URI {
  /// Facebook's dialog, asked for an access token for the app.
  static func facebookDialog(state: WireText) -> URI {
    URI("https://\(Facebook.dialogHost)\(Facebook.dialogPath)").adding([
      FormParameter(ParameterName.clientID, Facebook.appID),
      FormParameter(ParameterName.redirectURI, Facebook.redirectURI),
      FormParameter(ParameterName.responseType, "token"),
      FormParameter(ParameterName.state, state),
    ])
  }
}
