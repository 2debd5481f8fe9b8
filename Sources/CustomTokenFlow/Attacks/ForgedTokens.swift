import FlowsShared
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
    reference: SectionReference(.rfc8252, "8.5"),
    settings: [socialVictim, CustomTokenSettings.set(\.isMasterKeyShipped, to: true)],
    attacker: { tools in
      DeviceReader("somebody with a copy of the app", .appPackage, tools) { found in
        guard let masterKey = found?["master_key"] else { return nil }
        return await tools.forgeToken(knowing: .packagedKey, masterKey: masterKey)
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
    "a token of another service with the same master key is sent to this one",
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
