import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension CustomTokenAttacks {
  static let userIDConfusion = Attack(
    "user-id-confusion", "somebody signs up under a name that reads like the victim's user id",
    powers: [.unpacksApp, .hasAccount], goal: .attackerHoldsRows, defence: .userIDProvider,
    reference: .mobileServicesToken,
    settings: [
      socialVictim, NamedValue("mobile-service.user_id", TokenScript.UserIDForm.name.rawValue),
    ],
    attacker: { tools in
      TokenForger("somebody who chooses his name well", tools: tools) { _, tools in
        await tools.signUp(as: CustomTokenWorld.victim)
      }
    })

  static let foreignRows = Attack(
    "foreign-rows", "somebody with an account of his own asks for the table",
    powers: [.unpacksApp, .hasAccount], goal: .attackerHoldsRows, defence: .rowsOfUser,
    reference: .mobileServicesREST, settings: [socialVictim],
    attacker: { tools in
      TokenForger("somebody with an account of his own", tools: tools) { _, tools in
        await tools.signUp(as: "mallory")
      }
    })

  /// One master key for two services: what the one signs, the other's key fits.
  private static let sharedMasterKey: WireText = "one-master-key-for-two-services-"

  static let tokenOfAnotherApp = Attack(
    "token-of-another-app",
    "a token of another service with the same master key is sent to this one",
    powers: [.unpacksApp, .holdsStolenValue], goal: .attackerHoldsRows,
    defence: .zumoTokenAudience, reference: SectionReference(.rfc8725, "3.9"),
    settings: [socialVictim, NamedValue("mobile-service.master_key", sharedMasterKey)],
    attacker: { tools in
      TokenForger("somebody who runs another service of the same maker", tools: tools) {
        _, tools in
        await tools.bring(
          knowing: .tokenOfOtherService,
          signedWith: sharedMasterKey, audience: "scorekeeper")
      }
    })

  static let tokenKindConfusion = Attack(
    "token-kind-confusion", "a token out of a newsletter's link is sent as a token for the table",
    powers: [.unpacksApp, .holdsStolenValue], goal: .attackerHoldsRows,
    defence: .zumoTokenIssuer, reference: SectionReference(.rfc8725, "3.12"),
    settings: [socialVictim, NamedValue("mobile-service.master_key", sharedMasterKey)],
    attacker: { tools in
      TokenForger("somebody to whom the victim forwarded a newsletter", tools: tools) {
        _, tools in
        await tools.bring(
          knowing: .newsletterToken,
          signedWith: sharedMasterKey, issuer: "urn:scorepredict:newsletter")
      }
    })

  static let anonymousFallThrough = Attack(
    "anonymous-fall-through", "junk is sent in place of a token, to a table that is open to anyone",
    powers: [.unpacksApp], goal: .junkIsNobody, defence: .badTokenRefused,
    reference: SectionReference(.rfc6750, "3.1"),
    settings: [socialVictim, NamedValue("mobile-service.table", "for-anyone")],
    attacker: { tools in
      TokenForger("somebody who sends junk", tools: tools) { _, _ in "junk" }
    })
}
