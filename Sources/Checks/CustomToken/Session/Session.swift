import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The user whom an answer names is the one of the token beside it.
  ///
  /// The app keeps the first and shows the second; it does not look into the token.
  static let mobileSessionUser = Check(
    "mobile-session-user", of: .customToken, Requirement(.mobileServicesLogin),
    "the id in the answer is the 'uid' of the token beside it", subjects: MessageName.mobileSessions
  ) { jwt, step, evidence in
    guard let json = evidence.json(in: step) else { return nil }
    let isSocial = step.id.name == .socialLoginResponse
    let (name, value) =
      isSocial ? ("user.userId", json["user"]?["userId"]) : ("id", json["id"])
    guard let value, let userID = jwt.mobileUserID else { return nil }
    return .equal(
      value.stringValue ?? value.compactText, userID, pass: "'\(name)' is the 'uid' of the token",
      fail: "'\(name)' is \(value.compactText), but 'uid' of the token is '\(userID)'")
  }

  /// A token says how its user signed in, and says it as it was.
  static let mobileSessionProvider = Check(
    "mobile-session-provider", of: .customToken, Requirement(.mobileServicesLogin),
    "'uid' begins with 'Custom:' after a password, and with 'Facebook:' after Facebook's dialog",
    subjects: MessageName.mobileSessions
  ) { jwt, step, _ in
    let isSocial = step.id.name == .socialLoginResponse
    let expected: WireText = isSocial ? "Facebook" : "Custom"
    // An id without a provider is a fault of its own.
    guard let userID = jwt.mobileUserID, let (provider, _) = userID.divided(at: ":"),
      MobileServiceProvider.all.contains(provider)
    else { return nil }
    return .equal(
      provider, expected, pass: "'uid' is of the provider '\(provider)', by which the user came",
      fail: "'uid' is of the provider '\(provider)', but the user came "
        + (isSocial ? "from Facebook" : "with a password") + ": he is taken for another one")
  }

  /// Who comes back with a name is the user who made the account.
  static let mobileUserReturns = Check(
    "mobile-user-returns", of: .customToken, Requirement(.mobileServicesToken),
    "a later sign-in with a name gives the 'uid' of its account", subjects: [.logInResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    guard let userID = jwt.mobileUserID else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let name = request.typedCredentials?.username else { return nil }
    let made = evidence.last(.createUserRequest, with: .userName(name), before: step) {
      evidence.response(to: $0)?.response?.isSuccess == true
    }
    guard let made, let answer = evidence.response(to: made),
      let first = evidence.jwt(answer.customToken(in: evidence))?.mobileUserID
    else {
      throw MissingEvidence("how the account of '\(name)' was made is not in the transcript")
    }
    return .equal(
      userID, first, pass: "'uid' is that of \(answer.id.quoted)",
      fail: "'uid' is '\(userID)', but '\(first)' in \(answer.id.quoted), for the same name")
  }

  /// A token stands in an answer that says that all went well.
  static let mobileSessionStatus = Check(
    "mobile-session-status", at: MessageName.mobileSessions, Requirement(.rfc9110("15")),
    "an answer with a token has a status of success"
  ) { step, evidence in
    guard let status = step.response?.status, step.customToken(in: evidence) != nil else {
      return nil
    }
    return step.response?.isSuccess == true
      ? .pass("a token with status \(status)")
      : .warn("a token comes with status \(status), which says that there is none")
  }

  /// The app keeps the session that it was given.
  static let mobileSessionStored = Check(
    "mobile-session-stored", at: [.storeSession], Requirement(.mobileServicesLogin),
    "user and token that the app stores are those of the last answer"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let stored = step.handoff else { return nil }
    let given = evidence.last(of: MessageName.mobileSessions, before: step) {
      $0.receiver == step.sender && $0.isDelivered && $0.response?.isSuccess == true
    }
    guard let given, let json = evidence.json(in: given) else {
      throw MissingEvidence(
        "no answer with a session before \(step.id.quoted) is in the transcript")
    }
    let expected: [(WireText, WireText?)] = [
      ("userId", (json["id"] ?? json["user"]?["userId"])?.stringValue),
      ("authenticationToken", given.customToken(in: evidence)),
    ]
    for (name, value) in expected {
      guard let value, let kept = stored[name] else { continue }
      guard kept != value else { continue }
      try evidence.requireAllSteps(before: step)
      return .warn(
        "'\(name)' is not that of \(given.id.quoted); "
          + TextDifference.words(expected: value, actual: kept))
    }
    return .pass("the session of \(given.id.quoted)")
  }

  /// The app sends what the user typed.
  static let typedCredentialsSent = Check(
    "typed-credentials-sent", at: [.createUserRequest, .logInRequest],
    Requirement(.mobileServicesToken), "name and password are those that the user typed last"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let sent = step.typedCredentials else { return nil }
    let typed = evidence.last(.typedCredentials, before: step) {
      $0.receiver == step.sender && $0.isDelivered
    }
    // Somebody else's program has no form that a transcript could show.
    guard let typed else {
      guard step.sender == .app else { return nil }
      throw MissingEvidence("what the user typed is not in the transcript")
    }
    guard let name = typed.handoff?[ParameterName.username.rawValue],
      let password = typed.handoff?[ParameterName.password.rawValue]
    else { return nil }
    // An app may take blanks away around a name, and write it in lower case.
    let isName = sent.username.asciiLowercased.words == name.asciiLowercased.words
    guard isName, ConstantTime.areEqual(sent.password, password) else {
      try evidence.requireAllSteps(before: step)
      let words = isName ? "the password" : "the name"
      return .fail("\(words) is another one than the user typed in \(typed.id.quoted)")
    }
    return .pass("name and password of \(typed.id.quoted)")
  }
}
