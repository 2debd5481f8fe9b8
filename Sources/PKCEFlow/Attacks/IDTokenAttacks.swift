import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can be wrong with the ID token.
///
/// In this flow it comes to the app over TLS, from the server itself. So most of these need somebody
/// who changes messages there, and several defences stand behind one another.
extension PKCEAttacks {
  static let idTokenForged = Attack(
    "id-token-forged", "the ID token is changed on its way, so that it names another user",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes the user for somebody else"),
    defence: .idTokenSignature, reference: .oidcCore("3.1.3.7"),
    edits: [.change(idTokenClaim("sub"), of: .tokenResponse, .set("somebody-else"))])

  static let idTokenOfAnotherIssuer = Attack(
    "id-token-of-another-issuer", "the ID token is changed on its way, and names another issuer",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token of an issuer that it did not ask"),
    defence: .idTokenIssuer, inDepthWith: [.idTokenSignature],
    refusedBy: .idTokenSignature, reference: .oidcCore("3.1.3.7"),
    edits: [.change(idTokenClaim("iss"), of: .tokenResponse, .set("https://attacker.example"))])

  static let idTokenOfAnotherClient = Attack(
    "id-token-of-another-client",
    "the token response is replaced by one that was issued to another client, before the app asked "
      + "for anything",
    powers: [.readsMessages, .editsMessages, .hasAccount, .isClient],
    goal: .appGoesOn("the victim's app is signed in as the attacker"),
    defence: .idTokenAudience, inDepthWith: [.idTokenNonce], reference: .oidcCore("3.1.3.7"),
    attacker: { TokenResponseSwapper($0) })

  static let idTokenExpired = Attack(
    "id-token-expired", "the token response comes after the ID token in it has expired",
    goal: .appGoesOn("the app takes an ID token that has expired"),
    defence: .idTokenUnexpired, reference: .oidcCore("3.1.3.7"),
    edits: [.wait(3661, at: .tokenResponse)])

  static let idTokenIssuedAhead = Attack(
    "id-token-issued-ahead", "the ID token is changed on its way, and says it was issued later",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token from the future"),
    defence: .idTokenIssuedAt, inDepthWith: [.idTokenSignature],
    refusedBy: .idTokenSignature, reference: .oidcCore("3.1.3.7"),
    edits: [.change(idTokenClaim("iat"), of: .tokenResponse, .set("9999999999"))])

  static let nonceMismatch = Attack(
    "nonce-mismatch", "the nonce is changed in the authorization request",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token that belongs to no request of its own"),
    defence: .idTokenNonce, reference: .oidcCore("3.1.3.7"),
    edits: [.change(.query("nonce"), of: .authorizationRequest, .set("another-nonce"))])

  static let accessTokenSwapped = Attack(
    "access-token-swapped", "another access token is put beside the ID token on its way",
    powers: [.editsMessages],
    goal: .appGoesOn("the app uses an access token that its ID token does not vouch for"),
    defence: .idTokenAccessTokenHash, reference: .oidcCore("3.1.3.8"),
    edits: [.change(.json(["access_token"]), of: .tokenResponse, .set("another-token"))])

  private static func idTokenClaim(_ name: WireText) -> Place {
    .tokenClaim(of: .json(["id_token"]), name)
  }
}

/// Signs in at another client with an account of its own, and gives the victim's app the answer to
/// that.
///
/// It cannot know the nonce that the app is going to choose. So an app that compares nonces is safe
/// even where it looks at no audience.
actor TokenResponseSwapper: Attacker {
  nonisolated let title = "another client of the server, which replaces the token response"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.tokenResponse]

  private var own: HTTPResponse?

  init(_ tools: AttackerTools) { self.tools = tools }

  func prepare() async {
    let clientID = PKCEConstants.otherClientID
    let redirectURI = PKCEConstants.otherRedirectURI
    guard let signedIn = await tools.signIn(clientID: clientID, redirectURI: redirectURI),
      let code = signedIn.answer.queryParameters[.code]
    else { return }
    let form = FormParameters.redeeming(
      code, redirectURI: redirectURI, clientID: clientID, verifier: signedIn.verifier)
    own = await tools.askForTokens(form, as: .tokenRequest)
  }

  func intercept(_ step: Step) -> [Message]? { own.map { [.response($0)] } }
}
