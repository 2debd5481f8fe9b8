import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// Facebook, as far as the flow needs it: its dialog, for a user who is signed in already, and its
/// answer to who asks about a token.
actor Facebook: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "the provider of the social login, where the user is signed in already"
  nonisolated let hosts = [dialogHost, graphHost]

  private let secrets: CustomTokenSecrets
  /// The users who are signed in, by their cookies.
  private let sessions: [WireText: WireText]
  /// The access tokens that were issued.
  private var tokens = [tokenForOtherApp: IssuedToken(appID: otherAppID, user: user)]

  /// What an access token stands for.
  private struct IssuedToken {
    /// The app that it was issued to.
    var appID: WireText
    /// The user who allowed that.
    var user: WireText
  }

  init(secrets: CustomTokenSecrets, seat: Seat) {
    self.secrets = secrets
    self.seat = seat
    sessions = [secrets.facebookCookie: Self.user, Self.attackersCookie: Self.attackersUser]
  }

  func respond(to request: HTTPRequest) -> Answer {
    switch (request.method, request.url.authority, request.url.path) {
    case ("GET", Self.dialogHost, Self.dialogPath): showDialog(request)
    case ("GET", Self.graphHost, Self.tokenInformationPath): describeToken(request)
    default: Answer(HTTPResponse(status: 404))
    }
  }

  /// Sends the user back with an access token: he is signed in here, and allowed this app before.
  private func showDialog(_ request: HTTPRequest) -> Answer {
    let parameters = request.url.queryParameters
    guard parameters[.clientID] == Self.appID,
      parameters[.redirectURI] == Self.redirectURI
    else { return refusedDialog("this app or its redirect URI is not registered") }
    let cookie = Cookies.value(of: Self.cookieName, in: request.fields["Cookie"])
    guard let cookie, let user = sessions[cookie]
    else { return refusedDialog("nobody is signed in in this browser") }
    let token = seat.random.text(24, for: "facebook: access token")
    tokens[token] = IssuedToken(appID: Self.appID, user: user)
    var location = URI(Self.redirectURI)
    location.fragment =
      FormParameters([
        .accessToken: token, .state: parameters[.state],
      ]).text
    return Answer(.redirect(to: location.text))
  }

  private func refusedDialog(_ reason: String) -> Answer {
    Answer(Page.error(reason), refusal: Refusal(nil, reason))
  }

  private func describeToken(_ request: HTTPRequest) -> Answer {
    let parameters = request.url.queryParameters
    guard ConstantTime.areEqual(parameters[.accessToken], secrets.facebookAppToken)
    else { return Answer(HTTPResponse(status: 400)) }
    let token = parameters["input_token"].flatMap { tokens[$0] }
    let data = JSONValue.object([
      "app_id": token.map { .string($0.appID) }, "is_valid": .bool(token != nil),
      "user_id": token.map { .string($0.user) },
    ])
    return Answer(.json(.object(["data": data]), fields: ["Cache-Control": "no-store"]))
  }
}
