import FlowsShared
import HTTPModel
import JOSE
import Simulation
import WireFormats

/// What a lesson or an attack may change in the participants of the PKCE flow.
struct PKCESettings: SettingTable {
  static let table = PKCESettings()

  let codeVerifier = Setting<WireText?>(
    "app.code_verifier", "the verifier that the app sends in every sign-in, instead of a fresh one")
  let codeChallenge = Setting<WireText?>(
    "app.code_challenge", "the challenge that the app sends, instead of one made of the verifier")
  let challengeEncoding = Setting(
    "app.code_challenge_encoding", ChallengeEncoding.base64URL,
    "how the app writes the digest of the verifier as a challenge")
  let redirectURI = Setting(
    "app.redirect_uri", PKCEConstants.redirectURI, "where the app asks the answer to be sent"
  ).withOtherRightWays
  let sharesRedirectURI = Setting(
    "app.redirect_uri_for", "each-server", or: "all-servers",
    "whether the app has a redirect URI of its own for each authorization server")
  let reliesOnPKCE = Setting(
    "app.state", "sent", or: "left-out",
    "whether the app sends a state, or relies on PKCE alone against forged answers"
  ).withOtherRightWays
  let issuer = Setting(
    "app.issuer", PKCEConstants.issuer, "the authorization server that the user chose in the app")
  let scope = Setting("app.scope", "openid photos", "what the app asks for").withOtherRightWays
  let showsOwnView = Setting(
    "app.login_page_in", "browser", or: "web-view",
    "whether the app shows the login page in the system's browser or in a view of its own")
  let sendsJSON = Setting(
    "app.token_request_body", "form", or: "json", "how the app writes its token request")
  let sendsTokenInURL = Setting(
    "app.access_token_in", "header", or: "url", "where the app puts the token that it shows the API"
  )
  let sendsIDToken = Setting(
    "app.api_token", "access_token", or: "id_token", "which of its tokens the app shows the API")
  let redirectURIAtServer = Setting<WireText?>(
    "authorization-server.redirect_uri",
    "the redirect URI that is registered for the app, where it is not the one that the app sends"
  ).withOtherRightWays
  let anotherRedirectURI = Setting(
    "authorization-server.redirect_uri_of_another_app", PKCEConstants.otherRedirectURI,
    "the redirect URI that is registered for the other client of the server"
  ).withOtherRightWays
  let leavesIssuerOut = Setting(
    "authorization-server.iss", "sent", or: "left-out",
    "whether the server names itself in its answers"
  ).withOtherRightWays
  let takesOldClients = Setting(
    "authorization-server.pkce", "required", or: "supported",
    "whether the server asks every app for a challenge, or takes requests of old clients without one"
  ).withOtherRightWays
  let redirectStatus = Setting(
    "authorization-server.redirect_status", RedirectStatus.found,
    "how the server redirects after the password while 'see-other-after-password' is off")
  let audience = Setting(
    "authorization-server.audience", PhotoAPI.identifier, "the API that access tokens are for")
  let decision = Setting(
    "user.decision", User.Decision.approve, "what the user does at the page that asks for consent"
  ).withOtherRightWays
}

extension RunSettings<PKCESettings> {
  /// The redirect URI that is registered for the app.
  var registeredRedirectURI: WireText { self.redirectURIAtServer ?? self.redirectURI }

  /// Where the app takes the answers of the server that it asks: one more place for another server, so
  /// that the place tells who answers.
  ///
  /// RFC 8252 §8.10
  var ownRedirectURI: WireText {
    guard !self.sharesRedirectURI, self.issuer != PKCEConstants.issuer else {
      return self.redirectURI
    }
    return self.redirectURI + "/" + (URI(self.issuer).authority ?? "")
  }

  /// All places where the app takes answers.
  var redirectURIs: [WireText] {
    [self.redirectURI] + (ownRedirectURI == self.redirectURI ? [] : [ownRedirectURI])
  }
}

/// How a server redirects that does not care what becomes of the form with the password.
///
/// RFC 6749 §1.7 leaves it to the server; its examples have 302.
enum RedirectStatus: WireText, CaseIterable, Sendable {
  /// Browsers go on with GET, though no text says that they must.
  case found = "302"
  /// The browser sends the form once more.
  case temporaryRedirect = "307"

  /// The status of the response.
  var code: Int {
    switch self {
    case .found: 302
    case .temporaryRedirect: 307
    }
  }
}

/// How an app writes a challenge: the right way, and the wrong ones that are found in the field.
enum ChallengeEncoding: WireText, CaseIterable, Sendable {
  /// The digest in base64url without padding: RFC 7636 §4.2.
  case base64URL = "base64url"
  /// The digest in standard base64, with `+`, `/` and `=`.
  case paddedBase64 = "padded-base64"
  /// The digest in base64url, with its padding.
  case paddedBase64URL = "padded-base64url"
  /// The digest as hex.
  case hex
  /// The hex text of the digest, once more in base64url.
  case hexThenBase64URL = "hex-then-base64url"
  /// The digest of the octets that the verifier was made from, instead of its text.
  case hashOfDecoded = "hash-of-decoded"

  /// The challenge of a verifier.
  func challenge(of verifier: WireText) -> WireText {
    let digest = DigestAlgorithm.sha256.digest(of: Array(verifier.utf8))
    return switch self {
    case .base64URL: Base64URL.encode(digest)
    case .paddedBase64: Base64.encode(digest)
    case .paddedBase64URL:
      Base64.encode(digest).replacing("+", with: "-").replacing("/", with: "_")
    case .hex: Hex.encode(digest)
    case .hexThenBase64URL: Base64URL.encode(Array(Hex.encode(digest).utf8))
    case .hashOfDecoded:
      Base64URL.encode(DigestAlgorithm.sha256.digest(of: (try? Base64URL.decode(verifier)) ?? []))
    }
  }
}
