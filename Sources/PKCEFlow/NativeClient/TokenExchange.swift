import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// From the code to tokens, and from tokens to new ones: RFC 6749 §4.1.3, §6.
extension NativeClient {
  /// Redeems the code; nil when the server refused or did not answer.
  func redeem(_ code: WireText, for signIn: PendingSignIn) async throws(Refusal) -> Session? {
    guard let endpoint = metadata?.tokenEndpoint else { return nil }
    let request = tokenRequest(
      to: endpoint,
      [
        FormParameter(ParameterName.grantType.rawValue, GrantType.authorizationCode.rawValue),
        FormParameter(ParameterName.code.rawValue, code),
        FormParameter(ParameterName.redirectURI.rawValue, settings.redirectURI),
        FormParameter(ParameterName.clientID.rawValue, settings.clientID),
        FormParameter(ParameterName.codeVerifier.rawValue, signIn.verifier),
      ])
    guard let reply = await seat.send(request, as: .tokenRequest) else { return nil }
    do {
      let tokens = try TokenResponse(parsing: reply.response)
      let subject = try await judgedSubject(of: tokens, for: signIn)
      return Session(
        accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, idToken: tokens.idToken,
        subject: subject)
    } catch {
      await seat.record(error, of: reply.step)
      return nil
    }
  }

  /// Trades the refresh token for new tokens; whether that worked.
  func renewTokens() async -> Bool {
    guard let endpoint = metadata?.tokenEndpoint, let refreshToken = session?.refreshToken else {
      return false
    }
    let request = HTTPRequest.post(
      URI(endpoint),
      form: [
        FormParameter(ParameterName.grantType.rawValue, GrantType.refreshToken.rawValue),
        FormParameter(ParameterName.refreshToken.rawValue, refreshToken),
        FormParameter(ParameterName.clientID.rawValue, settings.clientID),
      ], fields: ["Accept": MediaType.json])
    guard let reply = await seat.send(request, as: .refreshRequest) else {
      return false
    }
    do {
      let tokens = try TokenResponse(parsing: reply.response)
      session?.accessToken = tokens.accessToken
      // RFC 6749 §6: a new refresh token replaces the old one; without one, the old one stays.
      if let renewed = tokens.refreshToken { session?.refreshToken = renewed }
      return true
    } catch {
      await seat.record(error, of: reply.step)
      return false
    }
  }

  /// Reads the user's photos with the access token; whether that worked.
  func fetchPhotos() async -> Bool {
    guard let session else { return false }
    let idToken = settings.sendsIDToken ? session.idToken : nil
    let request = resourceRequest(with: idToken ?? session.accessToken)
    guard let reply = await seat.send(request, as: .resourceRequest) else {
      return false
    }
    if reply.response.isSuccess { return true }
    let stop = Refusal.passedOn(nil, "the photos came with status \(reply.response.status)")
    await seat.record(stop, of: reply.step)
    return false
  }

  private func tokenRequest(to endpoint: WireText, _ form: FormParameters) -> HTTPRequest {
    let accept: HTTPFields = ["Accept": MediaType.json]
    guard settings.sendsJSON else { return .post(URI(endpoint), form: form, fields: accept) }
    let json = JSONValue.object(form.all.map { JSONMember($0.name, .string($0.value)) })
    return .post(URI(endpoint), json: json, fields: accept)
  }

  private func resourceRequest(with token: WireText) -> HTTPRequest {
    let url = URI(settings.photosURL)
    let accept = HTTPField("Accept", MediaType.json)
    guard settings.sendsTokenInURL else {
      let authorization = HTTPField("Authorization", "Bearer \(token)")
      return .get(url, fields: HTTPFields([authorization, accept]))
    }
    let parameter = FormParameter(ParameterName.accessToken.rawValue, token)
    return .get(url.adding([parameter]), fields: HTTPFields([accept]))
  }
}
