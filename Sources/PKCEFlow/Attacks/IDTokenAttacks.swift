import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can be wrong with the ID token.
///
/// In this flow it comes to the app over TLS, from the server itself. So most of these need somebody
/// who changes messages there, and several defences stand behind one another.
extension PKCEAttacks {
  static let idToken = [
    idTokenForged, idTokenOfAnotherIssuer, idTokenOfAnotherClient, idTokenExpired,
    idTokenIssuedAhead, nonceMismatch, accessTokenSwapped,
  ]

  static let idTokenForged = Attack(
    "id-token-forged", "the ID token is changed on its way, so that it names another user",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes the user for somebody else"),
    defence: .idTokenSignature, reference: .oidcCore("3.1.3.7"),
    edits: [claim("sub", "somebody-else")])

  static let idTokenOfAnotherIssuer = Attack(
    "id-token-of-another-issuer", "the ID token is changed on its way, and names another issuer",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token of an issuer that it did not ask"),
    defence: .idTokenIssuer, inDepthWith: [.idTokenSignature],
    refusedBy: .idTokenSignature, reference: .oidcCore("3.1.3.7"),
    edits: [claim("iss", "https://attacker.example")])

  static let idTokenExpired = Attack(
    "id-token-expired", "the token response comes after the ID token in it has expired",
    goal: .appGoesOn("the app takes an ID token that has expired"),
    defence: .idTokenUnexpired, reference: .oidcCore("3.1.3.7"),
    edits: [StepEdit(step: StepID(.tokenResponse), action: .wait(3661))])

  static let idTokenIssuedAhead = Attack(
    "id-token-issued-ahead", "the ID token is changed on its way, and says it was issued later",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token from the future"),
    defence: .idTokenIssuedAt, inDepthWith: [.idTokenSignature],
    refusedBy: .idTokenSignature, reference: .oidcCore("3.1.3.7"),
    edits: [claim("iat", "9999999999")])

  static let nonceMismatch = Attack(
    "nonce-mismatch", "the nonce is changed in the authorization request",
    powers: [.editsMessages],
    goal: .appGoesOn("the app takes an ID token that belongs to no request of its own"),
    defence: .idTokenNonce, reference: .oidcCore("3.1.3.7"),
    edits: [
      StepEdit(
        step: StepID(.authorizationRequest),
        action: .change(.query(ParameterName.nonce.rawValue), .set("another-nonce")))
    ])

  static let accessTokenSwapped = Attack(
    "access-token-swapped", "another access token is put beside the ID token on its way",
    powers: [.editsMessages],
    goal: .appGoesOn("the app uses an access token that its ID token does not vouch for"),
    defence: .idTokenAccessTokenHash, reference: .oidcCore("3.1.3.8"),
    edits: [
      StepEdit(
        step: StepID(.tokenResponse),
        action: .change(.json([ParameterName.accessToken.rawValue]), .set("another-token")))
    ])

  /// One claim of the ID token, changed on its way to the app.
  private static func claim(_ name: WireText, _ value: WireText) -> StepEdit {
    StepEdit(
      step: StepID(.tokenResponse),
      action: .change(
        .tokenClaim(of: .json([ParameterName.idToken.rawValue]), name), .set(value)))
  }
}
