import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// What the mobile service asks Facebook about an access token that an app brings.
struct FacebookQuestions {
  let appSecret: WireText
  let seat: Seat

  /// The user of an access token, which has to be one of this app: else the maker of any app that the user
  /// ever used could send his.
  func user(of accessToken: WireText) async throws(Refusal) -> WireText {
    let isExchanged = seat.defences.isOn(.providerTokenForThisApp)
    let token = isExchanged ? try await exchanged(accessToken) : accessToken
    let reply = await ask(
      Facebook.userPath, FormParameters([.accessToken: token]), as: .providerUserRequest)
    guard let reply, reply.isSuccess else {
      throw unauthorized(.facebookUserFailed, reply.map { "\($0.status)" } ?? "0")
    }
    guard let user = reply.declaredJSON?["id"]?.stringValue else {
      throw unauthorized(.facebookUserUnexpected)
    }
    return user
  }

  private func exchanged(_ accessToken: WireText) async throws(Refusal) -> WireText {
    let reply = await ask(
      Facebook.exchangePath,
      FormParameters([
        .grantType: Facebook.exchangeGrant, .clientID: Facebook.appID,
        .clientSecret: appSecret, Facebook.exchangeName: accessToken,
      ]), as: .providerTokenRequest)
    guard let token = reply?.declaredJSON?[.accessToken]?.stringValue, reply?.isSuccess == true
    else {
      var refusal = unauthorized(.facebookExchangeFailed, reply.map { "\($0.status)" } ?? "0")
      refusal.defence = .providerTokenForThisApp
      throw refusal
    }
    return token
  }

  private func ask(
    _ path: WireText, _ parameters: FormParameters, as name: MessageName
  ) async -> HTTPResponse? {
    let url = URI("https://\(Facebook.graphHost)\(path)").adding(parameters)
    let question = HTTPRequest.get(url, fields: ["Accept": MediaType.json])
    return await seat.send(question, as: name)?.response
  }

  private func unauthorized(_ text: MobileServiceText, _ difference: String = "") -> Refusal {
    Refusal(.mobileServiceUnauthorized, text.answer(difference))
  }
}
