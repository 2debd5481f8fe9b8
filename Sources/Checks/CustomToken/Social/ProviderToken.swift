import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The service asks Facebook about the very token that came, and shows that it is the app's maker.
  static let providerTokenAsked = Check(
    "provider-token-asked", at: [.providerTokenRequest], Requirement(.mobileServicesFacebook),
    "the service asks about the token that the app brought, in the name of its own app"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let sent = step.url?.queryParameters else { return nil }
    let isQuestion = sent["input_token"] != nil
    if !isQuestion, sent[.grantType] != "fb_exchange_token" {
      return .fail("'grant_type' is '\(sent[.grantType] ?? "missing")', not 'fb_exchange_token'")
    }
    guard let token = sent["input_token"] ?? sent["fb_exchange_token"] else {
      return .fail("'fb_exchange_token' is missing: nothing says which token is meant")
    }
    let appID = isQuestion ? sent[.accessToken]?.prefix(upTo: "|") : sent[.clientID]
    guard let appID, isQuestion || sent[.clientSecret] != nil else {
      return .fail("nothing shows that the service is the maker of the app")
    }
    let registered = try evidence.fact(.appID, at: .mobileService)
    guard appID == registered else {
      return .fail(
        "the service asks as the app '\(appID)', and is '\(registered)'", expected: registered,
        actual: appID)
    }
    let login = try evidence.openRequest([.socialLoginRequest], at: step)
    guard evidence.providerToken(in: login) == token else {
      return .fail("the service asks about another token than \(login.id.quoted) brought")
    }
    return .pass("the token of \(login.id.quoted), asked about as the app '\(appID)'")
  }

  /// A token that Facebook gave another app counts for nothing here.
  static let providerTokenForApp = Check(
    "provider-token-for-app", at: [.socialLoginResponse], Requirement(.mobileServicesFacebook),
    "before a session begins, Facebook showed that the access token is valid and of this app"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true else { return nil }
    let login = try evidence.request(answeredBy: step)
    guard let token = evidence.providerToken(in: login) else { return nil }
    guard let answer = try evidence.answer(aboutProviderToken: token, for: login, step) else {
      return .fail(
        "Facebook was not asked for which app the access token is: that of any other app would do")
    }
    guard answer.response?.isSuccess == true, let json = evidence.json(in: answer) else {
      return .fail("Facebook refused the token in \(answer.id.quoted), and yet a session begins")
    }
    guard let data = json["data"] else {
      return json[ParameterName.accessToken.rawValue]?.stringValue == nil
        ? .fail("\(answer.id.quoted) has no access token, and yet a session begins")
        : .pass("Facebook exchanged the token for this app, in \(answer.id.quoted)")
    }
    return try evidence.judge(debuggedToken: data, of: answer)
  }

  /// The user of the session is the one whom Facebook named.
  static let socialUserNamed = Check(
    "social-user-named", of: .customToken, Requirement(.mobileServicesFacebook),
    "'uid' is 'Facebook:' and the id in Facebook's answer", subjects: [.socialLoginResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    guard let userID = jwt.mobileUserID, let service = step.response.map({ _ in step.sender })
    else { return nil }
    let login = try evidence.request(answeredBy: step)
    let answers = [MessageName.providerUserResponse, .providerTokenResponse].compactMap { name in
      evidence.last(name, before: step) { $0.receiver == service && $0.number > login.number }
    }
    let named = answers.lazy.compactMap { answer -> (Step, WireText)? in
      let json = evidence.json(in: answer)
      return (json?["id"] ?? json?["data"]?["user_id"])?.stringValue.map { (answer, $0) }
    }.first
    guard let (answer, id) = named else {
      try evidence.requireAllSteps(before: step)
      throw MissingEvidence("no answer of Facebook before \(step.id.quoted) names a user")
    }
    return .equal(
      userID, "Facebook:\(id)", pass: "'uid' is the user of \(answer.id.quoted)",
      fail: "'uid' is '\(userID)', but Facebook named '\(id)' in \(answer.id.quoted)")
  }

  /// The service asks whose the token is with the token that Facebook gave in exchange, or with the one
  /// that the app brought.
  static let providerUserAsked = Check(
    "provider-user-asked", at: [.providerUserRequest], Requirement(.mobileServicesFacebook),
    "the access token is the one of the exchange before it, or the one that the app brought"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let sent = step.url?.queryParameters[.accessToken] else { return nil }
    let login = try evidence.openRequest([.socialLoginRequest], at: step)
    if sent == evidence.providerToken(in: login) {
      return .pass("the access token of \(login.id.quoted)")
    }
    let exchange = evidence.last(.providerTokenResponse, before: step) {
      $0.receiver == step.sender && $0.number > login.number
    }
    guard let exchange, let token = evidence.member(.accessToken, of: exchange)?.stringValue else {
      try evidence.requireAllSteps(before: step)
      return .fail("no answer of Facebook gave the service this access token")
    }
    return .equal(
      sent, token, pass: "the access token of \(exchange.id.quoted)",
      fail: "the access token is not the one of \(exchange.id.quoted)")
  }
}

extension Evidence {
  /// The access token of Facebook that an app brings to the service.
  fileprivate func providerToken(in login: Step) -> WireText? {
    bodyJSON(of: login)?[ParameterName.accessToken.rawValue]?.stringValue
  }

  /// Facebook's answer about a token, which the service asked for between a login and its answer; nil where
  /// it did not ask.
  fileprivate func answer(
    aboutProviderToken token: WireText, for login: Step, _ step: Step
  ) throws(MissingEvidence) -> Step? {
    let asked = latest(.providerTokenRequest, before: step).first { request in
      let sent = request.url?.queryParameters
      return request.number > login.number && request.sender == step.sender
        && (sent?["input_token"] ?? sent?["fb_exchange_token"]) == token
    }
    guard let asked, let answer = response(to: asked), answer.number < step.number else {
      try requireAllSteps(before: step)
      return nil
    }
    return answer
  }

  /// Judges what Facebook says of a token whose form it explains.
  fileprivate func judge(
    debuggedToken data: JSONValue, of answer: Step
  ) throws(MissingEvidence) -> Judgement {
    let rule = Requirement(.facebookTokenDebugging)
    let appID = try fact(.appID, at: .mobileService)
    guard let app = data["app_id"]?.stringValue, app == appID else {
      let words = data["app_id"].map { "is \($0.compactText)" } ?? "is missing"
      return .fail(
        "'app_id' \(words) in \(answer.id.quoted), not '\(appID)': the token is another app's",
        expected: appID, actual: data["app_id"]?.stringValue
      ).by(rule)
    }
    guard data["is_valid"] == .bool(true) else {
      let words = data["is_valid"].map { "is \($0.compactText)" } ?? "is missing"
      return .fail("'is_valid' \(words) in \(answer.id.quoted), and yet a session begins").by(rule)
    }
    if case .number(let end)? = data["expires_at"], let seconds = end.integer, seconds != 0,
      answer.time - seconds >= ClockSkew.leeway
    {
      return .fail(
        "'expires_at' is \(seconds) in \(answer.id.quoted), which lies behind, and yet a session begins"
      ).by(rule)
    }
    return .pass("valid, and of the app '\(app)', in \(answer.id.quoted)").by(rule)
  }
}
