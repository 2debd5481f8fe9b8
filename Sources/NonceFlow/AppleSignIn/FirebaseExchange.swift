import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// From Apple's token to Firebase's, and from there to the photos.
extension AppleSignInApp {
  /// Sends token and raw nonce to Firebase; nil when it refused or did not answer.
  func signInToFirebase(
    with credential: Handoff, for signIn: JudgedSignIn
  ) async throws(Refusal) -> Session? {
    let request = firebaseRequest(
      FirebaseServer.signInURL,
      json: .object(
        JSONMember("postBody", .string(postBody(credential, signIn).text)),
        JSONMember("requestUri", "http://localhost"),
        JSONMember("returnSecureToken", .bool(true))))
    guard let reply = await seat.send(request, as: .firebaseSignInRequest) else {
      return nil
    }
    guard reply.response.isSuccess, let json = reply.response.declaredJSON,
      json.members?.firstRepeatedName == nil, let idToken = json["idToken"]?.stringValue,
      let refreshToken = json["refreshToken"]?.stringValue
    else {
      await seat.record(Self.stop(reply.response), of: reply.step)
      return nil
    }
    return Session(idToken: idToken, refreshToken: refreshToken)
  }

  /// The form inside the JSON.
  private func postBody(_ credential: Handoff, _ signIn: JudgedSignIn) -> FormParameters {
    var form: FormParameters = [
      FormParameter(ParameterName.idToken.rawValue, signIn.identityToken),
      FormParameter("providerId", "apple.com"),
    ]
    if let nonce = settings.nonceForFirebase.apply(to: signIn.rawNonce) {
      form.all.append(FormParameter(ParameterName.nonce.rawValue, nonce))
    }
    if let given = credential["givenName"], let family = credential["familyName"] {
      let user = JSONValue.object(
        JSONMember(
          "name",
          .object(JSONMember("firstName", .string(given)), JSONMember("lastName", .string(family))))
      )
      form.all.append(FormParameter("user", user.compactText))
    }
    return form
  }

  /// Reads the user's photos; whether that worked.
  func fetchPhotos(_ session: Session) async -> Bool {
    var request = HTTPRequest.get(
      URI(settings.photosURL),
      fields: ["Authorization": "Bearer \(session.idToken)", "Accept": MediaType.json])
    if settings.tokenPlace == .query {
      request.fields.remove("Authorization")
      request.url.queryParameters.all.append(FormParameter("access_token", session.idToken))
    }
    guard let reply = await seat.send(request, as: .resourceRequest) else {
      return false
    }
    if reply.response.isSuccess { return true }
    let stop = Refusal.passedOn(nil, "the photos came with status \(reply.response.status)")
    await seat.record(stop, of: reply.step)
    return false
  }

  /// Trades the refresh token for a new ID token of the same user; nil when that failed.
  func renew(_ session: Session) async -> Session? {
    var request = HTTPRequest.post(
      URI(FirebaseServer.refreshURL + "?key=\(settings.apiKey)"),
      form: [
        FormParameter(ParameterName.grantType.rawValue, GrantType.refreshToken.rawValue),
        FormParameter(ParameterName.refreshToken.rawValue, session.refreshToken),
      ], fields: ["Accept": MediaType.json])
    request.fields.append("X-Ios-Bundle-Identifier", settings.bundleID)
    guard let reply = await seat.send(request, as: .firebaseRefreshRequest) else {
      return nil
    }
    guard reply.response.isSuccess, let json = reply.response.declaredJSON,
      json.members?.firstRepeatedName == nil,
      let renewed = json[ParameterName.idToken.rawValue]?.stringValue
    else {
      await seat.record(Self.stop(reply.response), of: reply.step)
      return nil
    }
    do {
      try await compare(renewed, with: session.idToken)
      return Session(
        idToken: renewed,
        refreshToken: json[ParameterName.refreshToken.rawValue]?.stringValue
          ?? session.refreshToken)
    } catch {
      await seat.record(error, of: reply.step)
      return nil
    }
  }

  /// OIDC Core §12.2: a renewed token is of the same issuer and user.
  private func compare(_ renewed: WireText, with earlier: WireText) async throws(Refusal) {
    let before = Identity(of: earlier)
    let after = Identity(of: renewed)
    let values: [SessionCheckValue: WireText?] = [
      .issuerBefore: before.issuer, .subjectBefore: before.subject, .issuer: after.issuer,
      .subject: after.subject, .sameUser: YesOrNo(before == after).rawValue,
    ]
    await seat.calculate(values)
    try seat.defences.require(
      .sameSubject, before == after, otherwise: nil,
      "the renewed token is of '\(after.subject)', the session of '\(before.subject)'")
  }

  private func firebaseRequest(_ url: WireText, json: JSONValue) -> HTTPRequest {
    let url = URI(url + "?key=\(settings.apiKey)")
    return HTTPRequest(
      method: "POST", url: url,
      fields: [
        "Host": url.authority ?? "", "Content-Type": MediaType.json, "Accept": MediaType.json,
        "X-Ios-Bundle-Identifier": settings.bundleID,
      ], body: HTTPBody(json.compactText))
  }

  /// What the app does that Firebase refused: it tells the user, and stops.
  private static func stop(_ response: HTTPResponse) -> Refusal {
    let message = response.json?["error"]?["message"]?.stringValue ?? "no reason given"
    let code = message.prefix(upTo: " ")
    return .passedOn(
      ErrorCode(rawValue: code), "Firebase answered with status \(response.status)")
  }
}

/// Who a Firebase ID token is of, read without judging it.
private struct Identity: Equatable {
  var issuer: WireText
  var subject: WireText

  init(of token: WireText) {
    let claims = TokenText(in: token)?.claims
    issuer = claims?["iss"]?.stringValue ?? ValueForm.absent
    subject = claims?["sub"]?.stringValue ?? ValueForm.absent
  }
}
