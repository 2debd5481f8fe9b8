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
    powers: [.editsMessages], goal: .appGoesOn("the app takes the user for somebody else"),
    defence: .idTokenSignature,
    edits: [.change(idTokenClaim("sub"), of: .tokenResponse, .set("somebody-else"))])

  static let idTokenOfAnotherIssuer = Attack(
    "id-token-of-another-issuer", "the ID token is changed on its way, and names another issuer",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token of an issuer that it did not ask"),
    defence: .idTokenIssuer, inDepthWith: [.idTokenSignature], refusedBy: .idTokenSignature,
    edits: [.change(idTokenClaim("iss"), of: .tokenResponse, .set("https://attacker.example"))])

  static let idTokenOfAnotherClient = Attack(
    "id-token-of-another-client",
    "the token response is replaced by one that was issued to another client, before the app asked "
      + "for anything",
    powers: [.readsMessages, .editsMessages, .hasAccount, .isClient],
    goal: .appGoesOn("the victim's app is signed in as the attacker"),
    defence: .idTokenAudience, inDepthWith: [.idTokenNonce],
    attacker: { TokenResponseSwapper($0) })

  static let idTokenExpired = Attack(
    "id-token-expired", "the token response comes after the ID token in it has expired",
    goal: .appGoesOn("the app takes an ID token that has expired"), defence: .idTokenUnexpired,
    edits: [.wait(3661, at: .tokenResponse)])

  static let idTokenIssuedAhead = Attack(
    "id-token-issued-ahead", "the ID token is changed on its way, and says it was issued later",
    powers: [.editsMessages], goal: .appGoesOn("the app takes an ID token from the future"),
    defence: .idTokenIssuedAt, inDepthWith: [.idTokenSignature], refusedBy: .idTokenSignature,
    edits: [.change(idTokenClaim("iat"), of: .tokenResponse, .set("9999999999"))])

  static let nonceMismatch = Attack(
    "nonce-mismatch", "the nonce is changed in the authorization request",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token that belongs to no request of its own"),
    defence: .idTokenNonce,
    edits: [.change(.query("nonce"), of: .authorizationRequest, .set("another-nonce"))])

  static let accessTokenSwapped = Attack(
    "access-token-swapped", "another access token is put beside the ID token on its way",
    powers: [.editsMessages],
    goal: .appGoesOn("the app uses an access token that its ID token does not vouch for"),
    defence: .idTokenAccessTokenHash,
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

/// Somebody else uses the tokens, or the API gets one that it should not take.
extension PKCEAttacks {
  static let refreshReplay = Attack(
    "refresh-replay", "a stolen refresh token is used after its owner has used it",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .refreshRotation,
    reference: .rfc9700("4.14"),
    script: AttackScript(
      "reads the token response, and keeps the refresh token", .reading(.tokenResponse),
      strikes: { tools, messages in
        let response = messages.last(.tokenResponse)?.response
        guard let refreshToken = response?.json?[.refreshToken]?.stringValue,
          let tokens = await tools.refresh(refreshToken)
        else { return }
        await tools.fetchPhotos(accessToken: tokens.accessToken)
      }))

  static let tokenAbsent = Attack(
    "token-absent", "the request for photos brings no token",
    goal: .photosShown("the API shows photos to whoever asks"), defence: .tokenRequired,
    edits: [.change(.header("Authorization"), of: .resourceRequest, .remove)])

  static let headerMalformed = Attack(
    "header-malformed", "the request brings one token in the header field and another in the URL",
    goal: .photosShown("the API answers a request that brings a token in two ways"),
    defence: .headerWellFormed,
    edits: [.change(.query("access_token"), of: .resourceRequest, .add("another-token"))])

  static let tokenInvalid = Attack(
    "token-invalid", "a stolen access token is used after its time",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .accessTokenUnexpired,
    reference: .rfc6750("3.1"), script: .twoHoursLater { request, _ in request })

  static let tokenForged = Attack(
    "token-forged", "a stolen access token has expired, so the thief writes a later time into it",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .accessTokenSignature,
    script: .twoHoursLater { request, now in
      let expiry = Place.bearerClaim("exp")
      let forged = try? Message.request(request).applying(.set("\(now + 7200)"), at: expiry)
      return if case .request(let own) = forged { own } else { request }
    })

  static let tokenOfAnotherIssuer = Attack(
    "token-of-another-issuer", "the access token is changed on its way, and names another issuer",
    powers: [.editsMessages],
    goal: .photosShown("the API takes a token of an issuer that it does not trust"),
    defence: .accessTokenIssuer, inDepthWith: [.accessTokenSignature],
    refusedBy: .accessTokenSignature,
    edits: [
      .change(
        .bearerClaim("iss"), of: .resourceRequest,
        .set("https://attacker.example"))
    ])

  static let scopeInsufficient = Attack(
    "scope-insufficient", "the app never asked for the scope that it needs",
    goal: .photosShown("the API shows photos for a token that does not allow it"),
    defence: .scopeSufficient, settings: [PKCESettings.set(\.scope, to: "openid")])

  static let tokenInQuery = Attack(
    "token-in-query", "the app puts its access token into the URL, where logs keep it",
    goal: .photosShown("the API takes a token from the URL"), defence: .tokenInHeaderOnly,
    settings: [PKCESettings.set(\.sendsTokenInURL, to: true)])

  static let audienceOtherAPI = Attack(
    "audience-other-api", "the app brings a token that was issued for another API",
    goal: .photosShown("the API takes a token that was issued for another one"),
    defence: .accessTokenAudience,
    settings: [PKCESettings.set(\.audience, to: "https://other-api.example")])

  static let idTokenAsAccessToken = Attack(
    "id-token-as-access-token", "the app brings its ID token instead of its access token",
    goal: .photosShown("the API takes an ID token for an access token"),
    defence: .accessTokenType, inDepthWith: [.accessTokenAudience, .scopeSufficient],
    settings: [PKCESettings.set(\.sendsIDToken, to: true)])

  static let keysUnreachable = Attack(
    "keys-unreachable", "the API cannot fetch the issuer's keys, so it can verify no token",
    goal: .photosShown("the API takes a token that it could not verify"), defence: .keysRequired,
    edits: [.drop(.keysRequest, occurrence: 2)])
}

extension AttackScript {
  /// A thief who reads the access token in a request for photos, and sends the request two hours later,
  /// perhaps changed.
  fileprivate static func twoHoursLater(
    sending change: @escaping @Sendable (HTTPRequest, _ now: Int) -> HTTPRequest
  ) -> AttackScript {
    AttackScript(
      "reads a request for photos, and keeps the access token", .reading(.resourceRequest),
      strikes: { tools, messages in
        guard let request = messages.last(.resourceRequest)?.request else { return }
        tools.seat.clock.wait(7200)
        let own = change(request, tools.seat.clock.now)
        _ = await tools.seat.send(own, as: .resourceRequest)
      })
  }
}
