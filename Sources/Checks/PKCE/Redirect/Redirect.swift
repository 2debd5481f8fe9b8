import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Browser and device hand the answer on as the server wrote it.
  ///
  /// Nobody on the device can see a change, since nobody there has seen the server's answer.
  static let redirectUnchanged = Check(
    "redirect-unchanged", at: [.redirect, .callback], Requirement(.rfc6749("4.1.2")),
    "the URL that reaches the app is the one of 'Location'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.url else { return nil }
    let origin = try evidence.origin(
      of: step, in: [.authorizationResponse], sharing: [.code, .state])
    guard let origin else {
      guard evidence.count(.authorizationResponse, before: step) > 0 else {
        throw MissingEvidence(
          "no authorization response before \(step.id.quoted) is in the transcript")
      }
      return .fail("no authorization response sent this URL on its way")
    }
    return .sameURL(url, origin.url, of: origin.step)
  }

  /// The answer has the state of a sign-in that this app started, if that had one.
  ///
  /// Without a state PKCE or the nonce keep forged answers away. Only where there is neither, the state is a
  /// duty. A state that was sent has to come back: with OpenID Connect the app must look.
  static let callbackStateMatches = Check(
    "callback-state-matches", at: [.callback], Requirement(.oidcCore("3.1.2.7"), .must),
    "'state' in the callback is the one of a sign-in that the same app started"
  ) { (step, evidence) throws(MissingEvidence) in
    // An app that started no sign-in has nothing to compare with: 'callback-expected' tells of it.
    guard let answer = step.url?.queryParameters, let app = step.receiver,
      let signIn = try evidence.signIn(of: app, before: step, state: answer[.state])
    else { return nil }
    let asked = signIn.authorizationParameters ?? []
    let others = [ParameterName.codeChallenge, .nonce].filter { asked[$0] != nil }
    guard let sent = asked[.state] else {
      return others.isEmpty
        ? .fail("\(signIn.id.quoted) has no 'state' and nothing else: anybody can forge its answer")
          .by(Requirement(.rfc9700("2.1"), .must))
        : .pass("\(signIn.id.quoted) has no 'state', and relies on \(others.quotedList)")
          .by(Requirement(.rfc9700("2.1"), .may))
    }
    let judgement = Judgement.repeats(.state, answer[.state], sent, of: signIn)
    if ScopeSet(asked[.scope] ?? "").contains("openid") { return judgement }
    return judgement.by(
      others.isEmpty
        ? Requirement(.rfc9700("2.1"), .must) : Requirement(.rfc8252("8.9"), .recommended))
  }

  /// The answer came to the very address that the app named when it asked.
  static let callbackRedirectURI = Check(
    "callback-redirect-uri", at: [.callback], Requirement(.rfc8252("8.10"), .must),
    "the callback comes on the 'redirect_uri' of the sign-in that it answers"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.url, let app = step.receiver,
      let signIn = evidence.startedSignIn(
        of: app, before: step, state: url.queryParameters[.state]),
      let expected = signIn.authorizationParameters?[.redirectURI]
    else { return nil }
    let came = url.withoutQuery
    return .equal(
      came, URI(expected).withoutQuery,
      pass: "the callback came on '\(came)', as \(signIn.id.quoted) asked",
      fail: "the callback came on '\(came)', not on the 'redirect_uri' of \(signIn.id.quoted)")
  }

  /// The answer comes from the server that the app chose.
  static let callbackIssuerMatches = Check(
    "callback-issuer-matches", at: [.callback], Requirement(.rfc9207("2.4"), .must),
    "'iss' in the callback is the issuer of the server to which the app sent the user"
  ) { (step, evidence) throws(MissingEvidence) in
    // An app that started no sign-in has nothing to compare with: 'callback-expected' tells of it.
    guard let answer = step.url?.queryParameters, let app = step.receiver,
      let signIn = try evidence.signIn(of: app, before: step, state: answer[.state])
    else { return nil }
    let metadata = try evidence.metadata(for: signIn)
    // Only of a server that promises the parameter an app must expect it: RFC 9207 §2.4.
    if answer[.issuer] == nil, metadata[.sendsIssuer]?.boolValue != true { return nil }
    return .repeats(
      .issuer, answer[.issuer], try metadata.issuer(),
      as: "the 'issuer' of the metadata that the app read")
  }

  /// The app was waiting for this answer: it had started the sign-in, and no answer had come.
  static let callbackExpected = Check(
    "callback-expected", at: [.callback], Requirement(.rfc8252("8.9"), .recommended),
    "the callback answers a sign-in that was started and not answered yet"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let state = step.url.map({ $0.queryParameters[.state] }), let app = step.receiver else {
      return nil
    }
    let signIn = evidence.startedSignIn(of: app, before: step, state: state)
    let answer = evidence.last(
      .callback, with: .parameter(.state, state), before: step, where: { $0.receiver == app })
    if let answer, let signIn, answer.number > signIn.number {
      return .fail("the sign-in was answered before, in \(answer.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    guard let signIn else {
      // Where nobody is seen to begin one, the transcript begins behind it.
      let begun =
        evidence.count(.openBrowser, before: step) + evidence.count(.openWebView, before: step)
      guard begun > 0 else {
        throw MissingEvidence("no sign-in that began before \(step.id.quoted) is in the transcript")
      }
      return .fail("'\(app)' waits for no answer with this 'state'")
    }
    return .pass("the first answer to \(signIn.id.quoted)")
  }
}
