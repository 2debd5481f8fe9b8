import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

// Tokens for the victim that the service did not make.
extension CustomTokenAttacks {
  static let wrongMasterKey = Attack(
    "wrong-master-key", "somebody guesses the master key and signs a token for the victim",
    powers: [.unpacksApp, .guesses], goal: .attackerHoldsRows, defence: .customTokenSignature,
    settings: [socialVictim],
    script: .readingTable("somebody who guesses") { tools in
      await tools.forgeToken(knowing: .guess, masterKey: "scorepredict-master-key")
    })

  static let algorithmByHeader = Attack(
    "algorithm-by-header", "somebody writes a token with the algorithm 'none', and signs nothing",
    powers: [.unpacksApp], goal: .attackerHoldsRows, defence: .algorithmPinned,
    settings: [socialVictim],
    script: .readingTable("somebody who can write JSON") { tools in
      await tools.forgeToken(
        knowing: .nothing, masterKey: nil, header: .object(["alg": "none", "kid": "0"]))
    })

  static let masterKeyLeaked = Attack(
    "master-key-leaked", "the app brings the master key with it, and somebody unpacks the app",
    powers: [.unpacksApp], goal: .attackerHoldsRows, defence: nil,
    reference: SourceReference(.rfc8252, "8.5"),
    settings: [socialVictim, CustomTokenSettings.set(\.isMasterKeyShipped, to: true)],
    attacker: { tools in
      DeviceReader("somebody with a copy of the app", .appPackage, tools) { found in
        guard let masterKey = found?["master_key"] else { return nil }
        return await tools.forgeToken(knowing: .packagedKey, masterKey: masterKey)
      }
    })

  static let masterKeySent = Attack(
    "master-key-sent",
    "the app brings the master key with it, and somebody sends it instead of a token",
    powers: [.unpacksApp], goal: .attackerHoldsRows, defence: nil,
    reference: .mobileServicesAuthorize,
    settings: [socialVictim, CustomTokenSettings.set(\.isMasterKeyShipped, to: true)],
    attacker: { tools in
      DeviceReader("somebody with a copy of the app", .appPackage, tools) { found in
        if let masterKey = found?["master_key"] { await tools.readTable(asAdminWith: masterKey) }
        return nil
      }
    })

  static let weakMasterKey = Attack(
    "weak-master-key", "somebody tries words as master key until one fits the token of his own",
    powers: [.unpacksApp, .hasAccount, .guesses], goal: .attackerHoldsRows,
    defence: .masterKeyLength,
    settings: [socialVictim, CustomTokenSettings.set(\.masterKey, to: "football")],
    script: .readingTable("somebody with an account and a list of words") { tools in
      guard let sample = await tools.signUp(as: "mallory"),
        let masterKey = await tools.searchMasterKey(of: sample)
      else { return nil }
      return await tools.forgeToken(knowing: .foundKey, masterKey: masterKey)
    })

  /// One master key for two services: what the one signs, the other's key fits.
  private static let sharedMasterKey: WireText = "one-master-key-for-two-services-"

  static let tokenOfAnotherApp = Attack(
    "token-of-another-app",
    "a token of another service with the same master key, which writes another 'aud', is sent to this one",
    powers: [.unpacksApp, .holdsStolenValue], goal: .attackerHoldsRows,
    defence: .customTokenAudience,
    settings: [socialVictim, CustomTokenSettings.set(\.masterKey, to: sharedMasterKey)],
    script: .readingTable("somebody who runs another service of the same maker") { tools in
      await tools.bringToken(
        knowing: .tokenOfOtherService, signedWith: sharedMasterKey, audience: "scorekeeper")
    })

  static let tokenKindConfusion = Attack(
    "token-kind-confusion", "a token out of a newsletter's link is sent as a token for the table",
    powers: [.unpacksApp, .holdsStolenValue], goal: .attackerHoldsRows, defence: .customTokenIssuer,
    settings: [socialVictim, CustomTokenSettings.set(\.masterKey, to: sharedMasterKey)],
    script: .readingTable("somebody to whom the victim forwarded a newsletter") { tools in
      await tools.bringToken(
        knowing: .newsletterToken, signedWith: sharedMasterKey,
        issuer: "urn:scorepredict:newsletter")
    })
}

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
    settings: [socialVictim, CustomTokenSettings.set(\.tablePermission, to: .public)],
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
