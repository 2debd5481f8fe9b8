import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Facebook's answer stands behind the '#', which no server and no log sees.
  static let socialAnswerInFragment = Check(
    "social-answer-in-fragment", at: [.dialogResponse, .tokenRedirect, .callback],
    Requirement(.rfc6749("4.2.2")),
    "the access token stands behind the '#' of the redirect, and not in its query"
  ) { step, _ in
    guard step.response.map({ $0.location != nil || $0.isSuccess }) ?? true else { return nil }
    guard let url = step.response?.location ?? step.handoff?.url else {
      return step.response?.body.isEmpty == true
        ? .fail("'Location' is missing: the answer leads nowhere") : nil
    }
    let query = url.queryParameters
    if query[.accessToken] != nil {
      return .fail(
        "'access_token' is in the query, which servers and logs see; it belongs behind the '#'")
    }
    let answer = url.fragmentParameters
    guard answer[.accessToken] != nil || answer[.error] != nil || query[.error] != nil else {
      return .fail("neither an access token nor an error stands in the answer")
    }
    return .pass("the answer stands behind the '#'")
  }

  /// Facebook sends the user back to the address of the request, with its state.
  static let socialAnswerToRequest = Check(
    "social-answer-to-request", at: [.dialogResponse], Requirement(.rfc6749("4.2.2"), .must),
    "Facebook's answer goes to the 'redirect_uri' of the request, and repeats its 'state'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let location = step.response?.location else { return nil }
    let request = try evidence.request(answeredBy: step)
    let sent = request.url?.queryParameters ?? []
    let place = URI(location.text.prefix(upTo: "#")).withoutQuery
    if let redirectURI = sent[.redirectURI], URI(redirectURI).withoutQuery != place {
      return .fail(
        "the answer goes to '\(place)', not to the 'redirect_uri' of \(request.id.quoted)",
        expected: redirectURI, actual: place)
    }
    guard let state = sent[.state] else { return nil }
    return .repeats(
      .state, location.fragmentParameters[.state] ?? location.queryParameters[.state], state,
      of: request)
  }

  /// Browser and device hand the answer on as Facebook wrote it.
  static let socialAnswerUnchanged = Check(
    "social-answer-unchanged", at: [.tokenRedirect, .callback], Requirement(.rfc6749("4.2.2")),
    "the URL that reaches the app is the one of Facebook's 'Location'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.url else { return nil }
    var sent: Step?
    for value in [SharedValue.url(url.text), .parameter(.state, step.answerFragment?[.state])]
    where sent == nil { sent = evidence.last(.dialogResponse, with: value, before: step) }
    guard let sent, let location = sent.response?.location else {
      try evidence.requireAllSteps(before: step)
      guard evidence.count(.dialogResponse, before: step) > 0 else {
        throw MissingEvidence("no answer of Facebook before \(step.id.quoted) is in the transcript")
      }
      return .fail("no answer of Facebook sent this URL on its way")
    }
    return .equal(
      url.text, location.text, pass: "the URL of \(sent.id.quoted)",
      fail: "the URL differs from that of \(sent.id.quoted); "
        + TextDifference.words(expected: location.text, actual: url.text))
  }

  /// The answer belongs to a sign-in that this app began, and that no answer has come for yet.
  static let socialStateMatches = Check(
    "social-state-matches", at: [.callback], Requirement(.rfc6749("10.12"), .must),
    "'state' in the callback is the one of the sign-in that the app began, and comes once"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.handoff?.url, let app = step.receiver else { return nil }
    let state = url.fragmentParameters[.state] ?? url.queryParameters[.state]
    let begun = evidence.last(.openBrowser, before: step) { $0.sender == app }
    guard let begun, let sent = begun.url?.queryParameters[.state] else {
      try evidence.requireAllSteps(before: step)
      return .fail("'\(app)' waits for no answer of Facebook with a 'state'")
    }
    let judgement = Judgement.repeats(.state, state, sent, of: begun)
    guard judgement.holds else {
      try evidence.requireAllSteps(before: step)
      return judgement
    }
    let earlier = evidence.last(.callback, with: .parameter(.state, state), before: step) {
      $0.receiver == app && $0.isDelivered && $0.number > begun.number
    }
    if let earlier {
      return .fail("\(begun.id.quoted) was answered before, in \(earlier.id.quoted)")
    }
    return judgement
  }

  /// The app shows the service the access token that Facebook gave it.
  static let socialTokenOwn = Check(
    "social-token-own", at: [.socialLoginRequest], Requirement(.rfc6749("10.16")),
    "the access token is the one of an answer that came to the same app"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = evidence.bodyJSON(of: step)?[ParameterName.accessToken.rawValue]?.stringValue
    else { return nil }
    let callback = evidence.last(.callback, with: .providerToken(token), before: step) {
      $0.receiver == step.sender && $0.isDelivered
    }
    if let callback { return .pass("the access token of \(callback.id.quoted)") }
    try evidence.requireAllSteps(before: step)
    return .fail("no answer of Facebook brought '\(step.sender)' this access token")
  }
}
