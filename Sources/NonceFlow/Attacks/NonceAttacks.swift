import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can go wrong in the flow with Apple and Firebase.
enum NonceAttacks {
  static let all: [Attack] =
    stolenTokens + forgedTokens + confusions + NonceMistakes.all + FirebaseTokenAttacks.all

  private static let stolenTokens: [Attack] = [
    Attack(
      "identity-token-replay", "a stolen identity token is used for another sign-in",
      powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .nonceMatches,
      reference: .oidcCore("3.1.3.7"),
      attacker: { TokenThief(tools: $0, trick: .replayToken) }),
    Attack(
      "nonce-reused", "an identity token and its raw nonce are used together once more",
      powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .nonceOnce,
      reference: .oidcCore("3.1.3.7"),
      attacker: { TokenThief(tools: $0, trick: .replayBoth) }),
  ]

  private static let forgedTokens: [Attack] = [
    forgery(
      "payload-edited", "the nonce in a stolen token is changed, its signature is not",
      .identityTokenSignature, .rfc7515("5.2")
    ) { token, _ in token.edited },
    Attack(
      "signature-edited", "one character of the signature is changed on the way",
      powers: [.readsMessages, .editsMessages],
      goal: .firebaseTook("a token whose signature was changed"),
      defence: .identityTokenSignature, reference: .rfc7515("5.2"),
      attacker: { SignatureChanger($0) }),
    forgery(
      "algorithm-none", "a token says of itself that it is not signed",
      .identityTokenAlgorithm, .rfc8725("3.1")
    ) { token, _ in token.unsigned },
    forgery(
      "algorithm-confusion", "a token is signed with the text of a public key as a shared secret",
      .keyDecidesAlgorithm, .rfc8725("2.1"),
      settings: [NamedValue("firebase.algorithms", "RS256 HS256")]
    ) { token, tools in
      let keyID = token.header["kid"]?.stringValue
      return token.authenticated(with: try await tools.applePublicKeyText(ofKeyID: keyID) ?? "")
    },
    forgery(
      "key-in-token", "a token is signed with the attacker's key, and brings that key along",
      .keysFromIssuer, .rfc8725("3.10")
    ) { token, tools in try token.signed(with: try tools.environment.signingKey(.attacker)) },
  ]

  private static let confusions: [Attack] = [
    Attack(
      "account-by-email", "somebody else signs in with the e-mail address that the victim had",
      powers: [.hasAccount], goal: .sharesAccount, defence: .accountBySubject,
      reference: .oidcCore("5.7"), settings: [NamedValue("user.sign_ins", "alice eve")]),
    Attack(
      "audience-wrong", "a token that was made for another client is sent to Firebase",
      powers: [.isClient], goal: .firebaseTook("a token that was made for another client"),
      defence: .identityTokenAudience, reference: .oidcCore("3.1.3.7"),
      settings: [NamedValue("device.client_id", NonceWorld.otherBundleID)]),
    Attack(
      "hash-mismatch", "the code beside the token is swapped for another",
      powers: [.editsMessages], goal: .appSent("a token whose code is from another sign-in"),
      defence: .codeHashMatches, reference: .oidcCore("3.3.2.10"),
      edits: [
        StepEdit(
          step: StepID(.appleAuthorizationResponse),
          action: .change(.json([ParameterName.code.rawValue]), .set("code-of-another-sign-in")))
      ]),
  ]

  private static func forgery(
    _ name: String, _ summary: String, _ defence: Defence, _ reference: SectionReference,
    settings: [NamedValue] = [],
    sign: @escaping @Sendable (ForgedToken, AttackerTools) async throws -> WireText
  ) -> Attack {
    Attack(
      name, summary, powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: defence,
      reference: reference, settings: settings,
      attacker: { TokenThief(tools: $0, trick: .forge(sign)) })
  }
}
