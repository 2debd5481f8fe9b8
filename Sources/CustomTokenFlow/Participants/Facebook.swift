import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// Facebook, as far as the flow needs it: its dialog, for a user who is signed in already, the exchange of
/// an access token by the app that it was issued to, and its answer to whose token one is.
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
    case ("GET", Self.graphHost, Self.exchangePath): exchangeToken(request)
    case ("GET", Self.graphHost, Self.userPath): describeUser(request)
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

  /// Gives a token that lives longer to the app that shows its secret, for a token of its own.
  private func exchangeToken(_ request: HTTPRequest) -> Answer {
    let parameters = request.url.queryParameters
    guard parameters[.grantType] == Self.exchangeGrant, parameters[.clientID] == Self.appID,
      ConstantTime.areEqual(parameters[.clientSecret], secrets.facebookAppSecret),
      let token = parameters[Self.exchangeName].flatMap({ tokens[$0] }), token.appID == Self.appID
    else { return Answer(HTTPResponse(status: 400)) }
    let text = seat.random.text(24, for: "facebook: long-lived token")
    tokens[text] = token
    return answer([
      .accessToken: .string(text), .tokenType: "bearer",
      .expiresIn: .integer(Self.longLife),
    ])
  }

  /// Says whose an access token is, whatever app it was issued to.
  private func describeUser(_ request: HTTPRequest) -> Answer {
    guard let token = request.url.queryParameters[.accessToken].flatMap({ tokens[$0] })
    else { return Answer(HTTPResponse(status: 400)) }
    return answer(["id": .string(token.user)])
  }

  private func answer(_ members: KeyValuePairs<ParameterName, JSONValue>) -> Answer {
    let json = JSONValue.object(members.map { JSONMember($0.rawValue, $1) })
    return Answer(.json(json, fields: ["Cache-Control": "no-store"]))
  }
}
