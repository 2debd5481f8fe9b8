import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// Users who come from Facebook.
extension MobileService {
  /// Asks Facebook about the access token that the app brings, and answers with a token of the
  /// service's own.
  func logInWithFacebook(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let json = try object(in: request)
    guard let accessToken = json[ParameterName.accessToken.rawValue]?.stringValue else {
      throw Refusal(.mobileServiceBadRequest, "a social login needs an 'access_token'")
    }
    let number = try await facebookUser(of: accessToken)
    let userID: WireText = "\(Self.facebookProvider):\(number)"
    let token = await mintToken(for: userID, audience: Self.facebookProvider, by: .documented)
    return Answer(
      .json(
        .object(
          JSONMember("user", .object(JSONMember("userId", .string(userID)))),
          JSONMember("authenticationToken", .string(token))),
        fields: ["Cache-Control": "no-store"]))
  }

  private func facebookUser(of accessToken: WireText) async throws(Refusal) -> WireText {
    let url = URI(settings.facebookDebugURL).adding([
      FormParameter("input_token", accessToken),
      FormParameter(
        ParameterName.accessToken.rawValue,
        "\(settings.facebookAppID)|\(settings.facebookAppSecret)"),
    ])
    let question = HTTPRequest.get(url, fields: ["Accept": MediaType.json])
    let reply = await seat.send(question, as: .providerTokenRequest)
    guard let data = reply?.response.declaredJSON?["data"] else {
      throw Refusal(.mobileServiceUnauthorized, "Facebook did not say whose access token this is")
    }
    guard data["is_valid"]?.boolValue == true, let user = data["user_id"]?.stringValue else {
      throw Refusal(.mobileServiceUnauthorized, "Facebook says that the access token is not valid")
    }
    let appID = data["app_id"]?.stringValue
    try seat.defences.require(
      .providerTokenForThisApp, appID == settings.facebookAppID,
      otherwise: .mobileServiceUnauthorized,
      "the access token was issued for the app '\(appID ?? "absent")', "
        + "not for '\(settings.facebookAppID)'")
    return user
  }
}
