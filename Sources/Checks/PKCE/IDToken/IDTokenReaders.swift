import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

// For whom an ID token is, and how long ago its user signed in.
extension Check {
  /// The ID token is for the app that asked, and for nobody of whom the app knows nothing.
  static let idTokenAudience = Check(
    "id-token-audience", of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the ID token's 'aud' is the 'client_id' of the authorization request, and so is its 'azp'"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    guard let clientID = try evidence.ownRequest(behind: step)[.clientID] else {
      throw MissingEvidence("the authorization request has no 'client_id'")
    }
    let audience: [WireText]
    switch jwt.claims.audience {
    case .absent: return .fail("'aud' is missing; it must be '\(clientID)'", expected: clientID)
    case .wrongType(let value):
      return .fail(
        "'aud' is \(value.compactText); it must be a string or an array of strings",
        expected: clientID, actual: value.compactText)
    case .present(let names): audience = names
    }
    guard audience.contains(clientID) || audience.count == 1 else {
      return .fail(.without(clientID, audience))
    }
    let judgement = Judgement.named(
      "aud", audience.count == 1 ? audience[0] : clientID, equals: clientID)
    guard judgement.holds else { return judgement }
    if let party = jwt.claims.string("azp").value, party != clientID {
      // Extensions lay down what 'azp' says; without one it has no other meaning than this.
      return .fail(
        "'azp' is '\(party)': the token was issued to another client than '\(clientID)'",
        expected: clientID, actual: party
      ).by(Requirement(.oidcCore("3.1.3.7"), .should))
    }
    guard audience.count == 1 else {
      throw MissingEvidence(
        "'aud' names others beside the app, and the transcript does not say if the app trusts them")
    }
    return judgement
  }

  /// The ID token says when its user signed in, where the app asked for that, and a refresh does not make
  /// that time younger.
  static let idTokenAuthTime = Check(
    "id-token-auth-time", of: .idToken, Requirement(.oidcCore("2")),
    "the ID token's 'auth_time' is there if 'max_age' was asked for, and tells of this sign-in"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let request = try evidence.ownRequest(behind: step)
    let limit = request["max_age"].flatMap { Int($0.string) }
    guard let time = jwt.claims.numericDate("auth_time").value else {
      guard limit != nil, jwt.claims["auth_time"] == nil else { return nil }
      return .fail("'auth_time' is missing, though 'max_age' was asked for")
        .by(Requirement(.oidcCore("2"), .must))
    }
    let text = "'auth_time' is \(time.number.text), "
    let age = Double(step.time) - time.seconds
    guard age >= -Double(ClockSkew.leeway) else {
      return .fail(text + "which lies ahead of this step: nobody has signed in then")
    }
    let first = try evidence.firstResponse(behind: step)
    if first.number != step.number {
      return try judge(text, time, like: first, in: evidence)
    }
    if let limit, age > Double(limit) + Double(ClockSkew.leeway) {
      return .fail(
        text
          + "longer ago than the \(limit.counted("second")) of 'max_age': the user should sign in anew"
      ).by(Requirement(.oidcCore("3.1.3.7"), .should))
    }
    return .pass(text + "when the user signed in")
  }

  private static func judge(
    _ text: String, _ time: NumericDate, like first: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement {
    let earlier = evidence.jwt(evidence.idToken(in: first))?.claims.numericDate("auth_time").value
    guard let earlier else { return .pass(text + "when the user signed in") }
    return Judgement.equal(
      time.number.text, earlier.number.text, pass: text + "as in \(first.id.quoted)",
      fail: text + "but the user signed in at \(earlier.number.text), as \(first.id.quoted) says"
    ).by(Requirement(.oidcCore("12.2"), .must))
  }
}

extension String {
  fileprivate static func without(_ clientID: WireText, _ audience: [WireText]) -> String {
    let names = audience.quotedList
    return "'aud' names \(names.isEmpty ? "nobody" : names), not '\(clientID)'"
  }
}
