import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The app renews its session with the refresh token that Firebase gave it.
  static let firebaseRefreshTokenIssued = Check(
    "firebase-refresh-token-issued", at: [.firebaseRefreshRequest], Requirement(.rfc6749("6")),
    "an answer of Firebase to the same app issued the refresh token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = step.refreshTokenSent else { return nil }
    let issued = evidence.last(
      .firebaseSignInResponse, .firebaseRefreshResponse, with: .firebaseRefreshToken(token),
      before: step
    ) { $0.receiver == step.sender && $0.isDelivered }
    if let issued { return .pass("the refresh token of \(issued.id.quoted)") }
    try evidence.requireAllSteps(before: step)
    guard evidence.count(.firebaseSignInResponse, before: step) > 0 else {
      throw MissingEvidence("the sign-in before \(step.id.quoted) is not in the transcript")
    }
    return .fail("no answer of Firebase gave '\(step.sender)' this refresh token")
  }

  /// What Firebase answers to a refresh is one token under two names, for the project.
  ///
  /// A record shows that the refresh token comes back as it was; RFC 6749 §6 lets a server give a new one.
  static let firebaseSessionKept = Check(
    "firebase-session-kept", at: [.firebaseRefreshResponse], Requirement(.firebaseAuth),
    "'access_token' is 'id_token', 'token_type' is Bearer, and the project is this one"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true, let json = evidence.json(in: step) else { return nil }
    func text(_ name: ParameterName) -> WireText? { json[name.rawValue]?.stringValue }
    if let access = text(.accessToken), let id = text(.idToken), access != id {
      return .fail(
        "'access_token' is not the same text as 'id_token'; "
          + TextDifference.words(expected: id, actual: access))
    }
    if let type = text(.tokenType), type.asciiLowercased != "bearer" {
      return .fail("'token_type' is '\(type)', not 'Bearer'", expected: "Bearer", actual: type)
        .by(Requirement(.rfc6749("5.1"), .must))
    }
    if let project = json["project_id"] {
      let expected = try evidence.fact(.projectNumber, at: .firebase)
      guard project.stringValue == expected else {
        return .fail(
          "'project_id' is \(project.compactText), not the number '\(expected)' of the project",
          expected: expected, actual: project.stringValue)
      }
    }
    return .pass("one token under two names, for this project")
  }

  /// The time of the sign-in stays the same over refreshes.
  static let firebaseSignInTimeKept = Check(
    "firebase-sign-in-time-kept", of: .firebaseToken, Requirement(.firebaseAuth),
    "'auth_time' of a renewed token is that of the sign-in", subjects: [.firebaseRefreshResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let request = try evidence.request(answeredBy: step)
    guard let token = request.refreshTokenSent, let time = jwt.claims["auth_time"] else {
      return nil
    }
    let signIn = evidence.first(
      .firebaseSignInResponse, with: .firebaseRefreshToken(token), before: step)
    guard let signIn, let first = evidence.jwt(signIn.firebaseToken)?.claims["auth_time"] else {
      throw MissingEvidence("the sign-in of this refresh token is not in the transcript")
    }
    return .equal(
      time.compactText, first.compactText, pass: "'auth_time' is that of \(signIn.id.quoted)",
      fail: "'auth_time' is \(time.compactText), but \(first.compactText) in \(signIn.id.quoted)")
  }

  /// The app uses a token that Firebase gave, unchanged.
  ///
  /// A capture may have begun later, and the API sees no fault: where the signature fits, it is a warning.
  static let firebaseTokenIssued = Check(
    "firebase-token-issued", at: [.resourceRequest], Requirement(.rfc6749("7")),
    "an answer of Firebase before the request issued its token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = step.firebaseToken else { return nil }
    let all = [MessageName.firebaseSignInResponse, .firebaseRefreshResponse]
    let issued = evidence.last(of: all, with: .token(token), before: step) {
      $0.receiver == step.sender
    }
    if let issued { return .pass("the token of \(issued.id.quoted)") }
    try evidence.requireAllSteps(before: step)
    if let other = evidence.last(of: all, with: .token(token), before: step) {
      return .fail(
        "\(other.id.quoted) gave the token to \(other.receiver?.quoted ?? "nobody"), and '\(step.sender)' sends it"
      )
    }
    guard evidence.count(.firebaseSignInResponse, before: step) > 0 else {
      throw MissingEvidence("no answer of Firebase before \(step.id.quoted) is in the transcript")
    }
    return .warn("no answer of Firebase in this transcript issued the token")
  }
}

extension Check {
  /// What the app offers for a new token is a refresh token.
  static let firebaseGrantType = Check(
    "firebase-grant-type", at: [.firebaseRefreshRequest], Requirement(.rfc6749("6"), .must),
    "'grant_type' is 'refresh_token'"
  ) { step, evidence in
    let sent = step.request?.form?[.grantType]
    guard let type = sent ?? evidence.bodyJSON(of: step)?["grantType"]?.stringValue else {
      return nil
    }
    return .fixed(.grantType, type, "refresh_token")
  }

  /// What an answer says of the token's life is what the token says.
  static let firebaseLifetime = Check(
    "firebase-lifetime", of: .firebaseToken, Requirement(.identityToolkit),
    "'expiresIn', or 'expires_in' after a refresh, is the time from 'iat' to 'exp'",
    subjects: [.firebaseSignInResponse, .firebaseRefreshResponse]
  ) { jwt, step, evidence in
    let name: WireText = step.id.name == .firebaseSignInResponse ? "expiresIn" : "expires_in"
    guard let said = evidence.json(in: step)?[name],
      let end = jwt.claims.numericDate("exp").value?.seconds,
      let start = jwt.claims.numericDate("iat").value?.seconds
    else { return nil }
    guard let text = said.stringValue, let seconds = Int(text.string) else {
      return .warn("'\(name)' is \(said.compactText); Firebase writes digits, as a text")
    }
    guard abs(end - start - Double(seconds)) <= Double(ClockSkew.leeway) else {
      return .warn(
        "'\(name)' is \(seconds), but the token lives \(Int(exactly: end - start) ?? 0) seconds")
    }
    return .pass("'\(name)' is the life of the token, \(seconds) seconds")
  }
}

extension SharedValue {
  /// A refresh token that Firebase gives.
  static func firebaseRefreshToken(_ text: WireText) -> SharedValue {
    .ofFlow(kind: "refresh_token", text)
  }
}
