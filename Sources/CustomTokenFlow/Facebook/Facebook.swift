import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Facebook, as far as the flow needs it: its dialog, for a user who is signed in already, and its
/// answer to who asks about a token.
actor Facebook: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "the provider of the social login, where the user is signed in already"
  nonisolated let hosts: [WireText] = [Host.dialog, Host.graph]

  private let settings: Settings
  private var tokens: [WireText: IssuedToken]

  init(settings: Settings, seat: Seat) {
    self.seat = seat
    self.settings = settings
    tokens = settings.tokens
  }

  func respond(to request: HTTPRequest) -> Answer {
    switch (request.method, request.url.authority, request.url.path) {
    case ("GET", Host.dialog, Path.dialog): showDialog(request)
    case ("GET", Host.graph, Path.tokenInformation): describeToken(request)
    default: Answer(HTTPResponse(status: 404))
    }
  }

  /// Sends the user back with an access token: he is signed in here, and allowed this app before.
  private func showDialog(_ request: HTTPRequest) -> Answer {
    let parameters = request.url.queryParameters
    guard parameters[ParameterName.clientID.rawValue] == settings.appID,
      parameters[ParameterName.redirectURI.rawValue] == settings.redirectURI
    else {
      return refusedDialog("this app or its redirect URI is not registered")
    }
    let cookie = Cookies.value(of: Self.cookieName, in: request.fields["Cookie"])
    guard let cookie, let user = settings.sessions[cookie] else {
      return refusedDialog("nobody is signed in in this browser")
    }
    let token = seat.random.text(24, for: "facebook: access token")
    tokens[token] = IssuedToken(appID: settings.appID, user: user)
    var answer: FormParameters = [FormParameter(ParameterName.accessToken.rawValue, token)]
    if let state = parameters[ParameterName.state.rawValue] {
      answer.all.append(FormParameter(ParameterName.state.rawValue, state))
    }
    var location = URI(settings.redirectURI)
    location.fragment = answer.text
    return Answer(
      HTTPResponse(
        status: 302, fields: ["Location": location.text, "Cache-Control": "no-store"]))
  }

  private func refusedDialog(_ reason: String) -> Answer {
    Answer(Page.error(reason), refusal: Refusal(nil, reason))
  }

  private func describeToken(_ request: HTTPRequest) -> Answer {
    let parameters = request.url.queryParameters
    let asking = parameters[ParameterName.accessToken.rawValue]
    guard ConstantTime.areEqual(asking, "\(settings.appID)|\(settings.appSecret)") else {
      return Answer(HTTPResponse(status: 400))
    }
    var data = JSONValue.object(JSONMember("is_valid", .bool(false)))
    if let token = parameters["input_token"].flatMap({ tokens[$0] }) {
      data = .object(
        JSONMember("app_id", .string(token.appID)), JSONMember("is_valid", .bool(true)),
        JSONMember("user_id", .string(token.user)))
    }
    return Answer(
      .json(.object(JSONMember("data", data)), fields: ["Cache-Control": "no-store"]))
  }
}

extension Facebook {
  /// The name of the cookie that carries a session.
  static let cookieName: WireText = "c_session"

  /// Its two hosts.
  enum Host {
    static let dialog: WireText = "www.facebook.com"
    static let graph: WireText = "graph.facebook.com"
  }

  /// Where its endpoints are.
  enum Path {
    static let dialog: WireText = "/v2.2/dialog/oauth"
    static let tokenInformation: WireText = "/debug_token"
  }

  /// What it knows.
  struct Settings: Sendable {
    var appID: WireText
    var appSecret: WireText
    var redirectURI: WireText
    /// The users who are signed in, by their cookies.
    var sessions: [WireText: WireText]
    /// Access tokens that were issued before.
    var tokens: [WireText: IssuedToken]
  }

  /// What an access token stands for.
  struct IssuedToken: Sendable {
    /// The app that it was issued to.
    var appID: WireText
    /// The user who allowed that.
    var user: WireText
  }
}
