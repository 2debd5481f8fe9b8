import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

// Tokens that are good, or nobody's, in the hands of somebody for whom they were not made.
extension CustomTokenAttacks {
  static let userIDConfusion = Attack(
    "user-id-confusion", "somebody signs up under a name that reads like the victim's user id",
    powers: [.unpacksApp, .hasAccount], goal: .attackerHoldsRows, defence: .userIDProvider,
    settings: [socialVictim, CustomTokenSettings.set(\.userID, to: .name)],
    script: .readingTable("somebody who chooses his name well") { tools in
      await tools.signUp(as: MobileService.victim)
    })

  static let foreignRows = Attack(
    "foreign-rows", "somebody with an account of his own asks for the table",
    powers: [.unpacksApp, .hasAccount], goal: .attackerHoldsRows, defence: .rowsOfUser,
    settings: [socialVictim],
    script: .readingTable("somebody with an account of his own") { tools in
      await tools.signUp(as: "mallory")
    })

  static let anonymousFallThrough = Attack(
    "anonymous-fall-through", "junk is sent in place of a token, to a table that is open to anyone",
    powers: [.unpacksApp], goal: .junkIsNobody, defence: .badTokenRefused,
    settings: [socialVictim, CustomTokenSettings.set(\.isTableOpen, to: true)],
    script: .readingTable("somebody who sends junk") { _ in "junk" })

  static let tokenFromBackup = Attack(
    "token-from-backup", "somebody copies the app's files out of a backup of the device",
    powers: [.readsBackup, .unpacksApp], goal: .attackerHoldsRows, defence: .sessionInKeyChain,
    settings: [socialVictim],
    attacker: { tools in
      DeviceReader("somebody with a backup of the device", .backup, tools) { found in
        found?["authenticationToken"]
      }
    })

  static let providerTokenOfAnotherApp = Attack(
    "provider-token-of-another-app",
    "the maker of another app sends the token that Facebook gave him for the victim",
    powers: [.unpacksApp, .holdsStolenValue], goal: .attackerHoldsRows,
    defence: .providerTokenForThisApp, settings: [socialVictim],
    script: .readingTable("the maker of another app that the victim uses") { tools in
      await tools.logIn(withFacebookToken: Facebook.tokenForOtherApp)
    })

  /// The attacker signs in at Facebook, and sends the answer, which is meant for his own device, to
  /// the victim.
  static let stateMismatch = Attack(
    "state-mismatch", "a link brings the attacker's own token to the victim's app",
    powers: [.sendsLink, .hasAccount], goal: .appHoldsAttackersSession, defence: .stateMatches,
    reference: .rfc6749("10.12"), settings: [socialVictim],
    script: AttackScript(
      "somebody who sends the victim a link",
      strikes: { tools, _ in
        let cookie: WireText = "\(Facebook.cookieName)=\(Facebook.attackersCookie)"
        let request = HTTPRequest.get(
          .facebookDialog(state: tools.madeUp(16, for: "state")), fields: ["Cookie": cookie])
        let reply = await tools.seat.send(request, as: .dialogRequest)
        guard let location = reply?.response.location else { return }
        await tools.seat.handOff(Handoff(action: "send", url: location), as: .link, to: .user)
      }))
}
