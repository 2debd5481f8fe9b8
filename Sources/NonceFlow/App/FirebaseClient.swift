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
    /// When the app gets a new ID token, in seconds since 1970.
    var renewal: Int
  }

  /// Trades Apple's token, and the nonce behind it, for a session.
  func signIn(identityToken: WireText, nonce: WireText?, user: JSONValue?) async -> Session? {
    let form: [(WireText, WireText?)] = [
      ("providerId", "apple.com"), ("id_token", identityToken), ("nonce", nonce),
      ("user", user?.compactText),
    ]
    let json = JSONValue.object([
      "requestUri": "http://localhost", "postBody": .string(Self.unencoded(form)),
      "returnSecureToken": .bool(true), "returnIdpCredential": .bool(true),
      "autoCreate": .bool(true),
    ])
    let request = HTTPRequest.post(url(FirebaseAddresses.signInURL), json: json, fields: fields)
    return await seat.send(request, as: .firebaseSignInRequest) { response throws(Refusal) in
      try session(in: response, "idToken", "refreshToken", "expiresIn")
    }
  }

  /// A form without percent-encoding, as Firebase's iOS SDK writes it: it takes the part of a URL, decoded.
  private static func unencoded(_ form: [(WireText, WireText?)]) -> WireText {
    form.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: "&")
  }

  /// Trades the refresh token for a new ID token of the same user.
  func renew(_ session: Session) async -> Session? {
    let json = JSONValue.object([
      "grantType": .string(GrantType.refreshToken.rawValue),
      "refreshToken": .string(session.refreshToken),
    ])
    let request = HTTPRequest.post(url(FirebaseAddresses.refreshURL), json: json, fields: fields)
    return await seat.send(request, as: .firebaseRefreshRequest) { response throws(Refusal) in
      let renewed = try self.session(
        in: response, .idToken, .refreshToken, .expiresIn, renewing: session)
      try await compare(renewed.idToken, with: session.idToken)
      return renewed
    }
  }

  /// Asks that a renewed token is of the same issuer and user: OIDC Core §12.2.
  private func compare(_ renewed: WireText, with earlier: WireText) async throws(Refusal) {
    let before = Self.identity(in: earlier)
    let after = Self.identity(in: renewed)
    await seat.calculate([
      SessionCheckValue.issuerBefore: before.issuer, .subjectBefore: before.subject,
      .issuer: after.issuer, .subject: after.subject, .sameUser: YesOrNo(before == after).rawValue,
    ])
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
    [
      "X-Client-Version": PhotoApp.firebaseClient, "X-Ios-Bundle-Identifier": PhotoApp.bundleID,
      "X-Firebase-GMPID": PhotoApp.firebaseAppID,
    ]
  }

  /// The session that an answer holds, under the names that the endpoint gives its tokens and their life.
  ///
  /// Without a new refresh token the one of an earlier session stays.
  private func session(
    in response: HTTPResponse, _ idTokenName: ParameterName, _ refreshTokenName: ParameterName,
    _ lifetimeName: ParameterName, renewing earlier: Session? = nil
  ) throws(Refusal) -> Session {
    guard response.isSuccess, let json = response.declaredJSON,
      json.members?.firstRepeatedName == nil, let idToken = json[idTokenName]?.stringValue,
      let refreshToken = json[refreshTokenName]?.stringValue ?? earlier?.refreshToken
    else {
      let reason = response.json?["error"]?["message"]?.stringValue ?? "no reason given"
      throw .passedOn(
        ErrorCode(rawValue: reason.prefix(upTo: " ")),
        "Firebase answered with status \(response.status)")
    }
    let said = json[lifetimeName]?.stringValue.flatMap { Int($0.string) } ?? 0
    // No ID token of Firebase lives longer than an hour, whatever an answer says.
    let lifetime = min(max(said, Renewal.leadTime), TokenLifetime.firebaseIDToken)
    return Session(
      idToken: idToken, refreshToken: refreshToken,
      renewal: seat.clock.now + lifetime - Renewal.leadTime)
  }
}
