import HTTPModel
import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// Attacks on the way of the identity token to Firebase.
///
/// In each of them two people sign in: first the victim, then the attacker with a device and an Apple
/// ID of his own. What he sends to Firebase is not what Apple gave him.
extension Attack {
  static let ofIdentityTokens: [Attack] = [
    identityTokenReplay, payloadEdited, algorithmNone, algorithmConfusion, keyInToken,
    accountByEmail,
  ]

  private static let goalOfAll = "Firebase signed the attacker in as the victim"

  private static let identityTokenReplay = Attack(
    name: "identity-token-replay",
    power: "has an identity token of the victim, from a log or a backup, but not its raw nonce",
    goal: goalOfAll, reference: .oidcCore("15.5.2"), sees: [.firebaseSignInRequest],
    act: { step, seen, _ in
      guard let stolen = seen.victimsToken, step.isAttackersRequest(after: seen) else { return [] }
      return [.change(identityTokenPlace, .set(stolen.text))]
    }, stepOfSuccess: stepOfImpersonation)

  private static let payloadEdited = forgery(
    "payload-edited", "knows the victim's 'sub', and edits the claims of a token of his own",
    .rfc7515("5.2")
  ) { token, own, _, _ in token.keeping(own.signature) }

  private static let algorithmNone = forgery(
    "algorithm-none", "knows the victim's 'sub', and writes a token that says it is not signed",
    .rfc8725("2.1")
  ) { token, _, _, _ in token.unsigned() }

  private static let algorithmConfusion = forgery(
    "algorithm-confusion",
    "knows the victim's 'sub', and uses Apple's public key, which everybody has, as an HMAC secret",
    .rfc8725("2.1")
  ) { token, own, seen, _ in
    let keyID = own.header["kid"]?.stringValue
    let keySet = seen.last { $0.id.name == .appleKeysResponse }?.response?.json
    let key = try keySet.map { try JWKSet($0) }?.key(withID: keyID)
    return token.authenticated(with: Array((try key?.publicKeyPEM() ?? "").utf8))
  }

  private static let keyInToken = forgery(
    "key-in-token",
    "knows the victim's 'sub', signs with a key of his own, and puts that key into the header",
    .rfc8725("3.10")
  ) { token, _, _, environment in try token.signed(with: try environment.signingKey(.attacker)) }

  private static let accountByEmail = Attack(
    name: "account-by-email",
    power: "got the e-mail address that the victim had, and signs in with an Apple ID of his own",
    goal: goalOfAll, reference: .oidcCore("5.7"), sees: [], act: { _, _, _ in [] },
    stepOfSuccess: stepOfImpersonation)

  /// An attack that takes the attacker's own token, writes the victim's `sub` into it, and signs it
  /// somehow.
  private static func forgery(
    _ name: String, _ power: String, _ reference: SectionReference,
    sign: @escaping @Sendable (
      _ token: ForgedToken, _ own: TokenText, _ seen: [Step], _ environment: RunEnvironment
    ) throws -> String
  ) -> Attack {
    Attack(
      name: name, power: power, goal: goalOfAll, reference: reference,
      sees: [.firebaseSignInRequest, .appleKeysResponse],
      act: { step, seen, environment in
        guard let victim = seen.victimsToken, step.isAttackersRequest(after: seen),
          let own = step.identityToken, let subject = victim.claims["sub"]
        else { return [] }
        var forged = ForgedToken(from: own)
        forged.claims.set("sub", to: subject)
        let text = try sign(forged, own, seen, environment)
        return [.change(identityTokenPlace, .set(text))]
      }, stepOfSuccess: stepOfImpersonation)
  }

  /// The answer in which Firebase takes the second person for the first.
  @Sendable private static func stepOfImpersonation(_ steps: [Step]) -> Step? {
    let answers = steps.filter { $0.id.name == .firebaseSignInResponse }
    guard answers.count > 1, let victim = answers[0].localID else { return nil }
    return answers.dropFirst().first { $0.localID == victim }
  }
}

private let identityTokenPlace = Place.formField(of: .json(["postBody"]), "id_token")

extension [Step] {
  /// The identity token of whoever signed in first.
  fileprivate var victimsToken: TokenText? {
    first { $0.id.name == .firebaseSignInRequest }?.identityToken
  }
}

extension Step {
  /// Whether this is the request of the second person.
  fileprivate func isAttackersRequest(after seen: [Step]) -> Bool {
    id.name == .firebaseSignInRequest && seen.contains { $0.id.name == .firebaseSignInRequest }
  }

  /// The identity token on its way to Firebase.
  fileprivate var identityToken: TokenText? {
    message?.spots.first { $0.place == identityTokenPlace }.flatMap { TokenText(in: $0.value) }
  }

  fileprivate var localID: String? { response?.json?["localId"]?.stringValue }
}
