import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The social login: to Facebook through the system's browser, and with its token to the service.
extension MobileApp {
  /// Opens Facebook's dialog in the browser.
  ///
  /// The rest happens in `receive`, when the answer comes back.
  func beginSocialLogin() async {
    let state = seat.random.text(16, for: "app: state")
    pendingState = state
    let url = URI("https://\(Facebook.Host.dialog)\(Facebook.Path.dialog)").adding([
      FormParameter(ParameterName.clientID.rawValue, CustomTokenWorld.facebookAppID),
      FormParameter(ParameterName.redirectURI.rawValue, CustomTokenWorld.redirectURI),
      FormParameter(ParameterName.responseType.rawValue, "token"),
      FormParameter(ParameterName.state.rawValue, state),
    ])
    await seat.handOff(
      Handoff(action: "open", url: url), as: .openBrowser, to: .device)
  }

  /// Takes the answer, and trades Facebook's token for one of the service.
  func finishSocialLogin(_ handoff: Handoff, in step: StepID) async {
    let answer = handoff.url?.fragmentParameters ?? []
    let accessToken: WireText
    do throws(Refusal) {
      accessToken = try judgedAccessToken(answer)
    } catch {
      return await seat.record(error, of: step)
    }
    // A new sign-in carries nothing of the session before.
    session = nil
    let body = JSONValue.object(
      JSONMember(ParameterName.accessToken.rawValue, .string(accessToken)))
    await signIn(with: post(MobileService.Path.facebookLogin, body), as: .socialLoginRequest) {
      json in
      Session(userID: json["user"]?["userId"], token: json["authenticationToken"])
    }
  }

  private func judgedAccessToken(_ answer: FormParameters) throws(Refusal) -> WireText {
    let expected = pendingState
    pendingState = nil
    let state = answer[ParameterName.state.rawValue]
    try seat.defences.require(
      .stateMatches, ConstantTime.areEqual(state, expected), otherwise: nil,
      "'state' is '\(state ?? "absent")', not '\(expected ?? "absent")'")
    guard let token = answer[ParameterName.accessToken.rawValue], !token.isEmpty else {
      throw Refusal(nil, "'access_token' is missing in the answer")
    }
    return token
  }
}
