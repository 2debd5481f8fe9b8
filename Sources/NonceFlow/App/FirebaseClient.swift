import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What the app asks of Firebase: a session for Apple's token, and later a new one for the refresh
/// token.
///
/// When Firebase refuses, this says so in the transcript, and there is no session.
struct FirebaseClient: Sendable {
  let apiKey: WireText
  let seat: Seat

  /// What the app keeps of Firebase's answer.
  struct Session: Sendable {
    var idToken: WireText
    var refreshToken: WireText
  }

  /// Trades Apple's token, and the nonce behind it, for a session.
  func signIn(identityToken: WireText, nonce: WireText?, user: JSONValue?) async -> Session? {
    let form = FormParameters([
      ParameterName.idToken.rawValue: identityToken, "providerId": "apple.com",
      ParameterName.nonce.rawValue: nonce, "user": user?.compactText,
    ])
    let json = JSONValue.object([
      "postBody": .string(form.text), "requestUri": "http://localhost",
      "returnSecureToken": .bool(true),
    ])
    let request = HTTPRequest.post(url(FirebaseAddresses.signInURL), json: json, fields: fields)
    return await session(from: request, as: .firebaseSignInRequest) { json in
      guard let idToken = json["idToken"]?.stringValue,
        let refreshToken = json["refreshToken"]?.stringValue
      else { return nil }
      return Session(idToken: idToken, refreshToken: refreshToken)
    }?.session
  }

  /// Trades the refresh token for a new ID token of the same user.
  func renew(_ session: Session) async -> Session? {
    let request = HTTPRequest.post(
      url(FirebaseAddresses.refreshURL),
      form: [
        FormParameter(ParameterName.grantType, GrantType.refreshToken),
        FormParameter(ParameterName.refreshToken, session.refreshToken),
      ], fields: fields)
    let answer = await self.session(from: request, as: .firebaseRefreshRequest) { json in
      json[ParameterName.idToken]?.stringValue.map {
        Session(
          idToken: $0,
          refreshToken: json[ParameterName.refreshToken]?.stringValue ?? session.refreshToken)
      }
    }
    guard let (renewed, step) = answer else { return nil }
    do {
      try await compare(renewed.idToken, with: session.idToken)
      return renewed
    } catch {
      await seat.record(error, of: step)
      return nil
    }
  }

  /// Asks that a renewed token is of the same issuer and user: OIDC Core §12.2.
  private func compare(_ renewed: WireText, with earlier: WireText) async throws(Refusal) {
    let before = Self.identity(in: earlier)
    let after = Self.identity(in: renewed)
    let values: [SessionCheckValue: WireText?] = [
      .issuerBefore: before.issuer, .subjectBefore: before.subject, .issuer: after.issuer,
      .subject: after.subject, .sameUser: YesOrNo(before == after).rawValue,
    ]
    await seat.calculate(values)
    try seat.defences.require(
      .sameSubject, before == after, otherwise: nil,
      "the renewed token is of '\(after.subject)', the session of '\(before.subject)'")
  }

  /// Who a Firebase ID token is of, read without judging it.
  private static func identity(in token: WireText) -> (issuer: WireText, subject: WireText) {
    let claims = TokenText(in: token)?.claims
    return (
      claims?["iss"]?.stringValue ?? ValueForm.absent,
      claims?["sub"]?.stringValue ?? ValueForm.absent
    )
  }

  private func url(_ url: WireText) -> URI { URI(url + "?key=\(apiKey)") }

  private var fields: HTTPFields {
    ["Accept": MediaType.json, "X-Ios-Bundle-Identifier": PhotoApp.bundleID]
  }

  /// Sends a request, and reads the session that the answer holds.
  private func session(
    from request: HTTPRequest, as message: MessageName, read: (JSONValue) -> Session?
  ) async -> (session: Session, step: StepID)? {
    guard let reply = await seat.send(request, as: message) else { return nil }
    guard reply.response.isSuccess, let json = reply.response.declaredJSON,
      json.members?.firstRepeatedName == nil, let session = read(json)
    else {
      let reason = reply.response.json?["error"]?["message"]?.stringValue ?? "no reason given"
      let refusal = Refusal.passedOn(
        ErrorCode(rawValue: reason.prefix(upTo: " ")),
        "Firebase answered with status \(reply.response.status)")
      await seat.record(refusal, of: reply.step)
      return nil
    }
    return (session, reply.step)
  }
}
