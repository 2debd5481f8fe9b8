import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension CustomTokenAttacks {
  static let wrongMasterKey = Attack(
    "wrong-master-key", "somebody guesses the master key and signs a token for the victim",
    powers: [.unpacksApp, .guesses], goal: .attackerHoldsRows, defence: .zumoTokenSignature,
    reference: SectionReference(.rfc7515, "5.2"), settings: [socialVictim],
    attacker: { tools in
      TokenForger("somebody who guesses", tools: tools) { _, tools in
        await tools.forge(
          knowing: .guess,
          key: MasterKeyDerivation.digest.key(of: "scorepredict-master-key"))
      }
    })

  static let algorithmByHeader = Attack(
    "algorithm-by-header", "somebody writes a token with the algorithm 'none', and signs nothing",
    powers: [.unpacksApp], goal: .attackerHoldsRows, defence: .algorithmPinned,
    reference: SectionReference(.rfc8725, "3.1"), settings: [socialVictim],
    attacker: { tools in
      TokenForger("somebody who can write JSON", tools: tools) { _, tools in
        await tools.writeUnsigned()
      }
    })

  static let masterKeyLeaked = Attack(
    "master-key-leaked", "the app brings the master key with it, and somebody unpacks the app",
    powers: [.unpacksApp], goal: .attackerHoldsRows, defence: nil,
    reference: SectionReference(.rfc8252, "8.5"),
    settings: [socialVictim, NamedValue("app.package", "with-master-key")],
    attacker: { tools in
      TokenForger("somebody with a copy of the app", reading: .appPackage, tools: tools) {
        found, tools in
        guard let masterKey = found.value("master_key") else { return nil }
        return await tools.forge(
          knowing: .packagedKey,
          key: MasterKeyDerivation.digest.key(of: masterKey))
      }
    })

  static let weakMasterKey = Attack(
    "weak-master-key", "somebody tries words as master key until one fits the token of his own",
    powers: [.unpacksApp, .hasAccount, .guesses], goal: .attackerHoldsRows,
    defence: .masterKeyLength, reference: SectionReference(.rfc8725, "3.5"),
    settings: [socialVictim, NamedValue("mobile-service.master_key", "football")],
    attacker: { tools in
      TokenForger("somebody with an account and a list of words", tools: tools) { _, tools in
        guard let sample = await tools.signUp(as: "mallory"),
          let masterKey = await tools.searchMasterKey(of: sample)
        else { return nil }
        return await tools.forge(
          knowing: .foundKey,
          key: MasterKeyDerivation.digest.key(of: masterKey))
      }
    })

  static let tokenFromBackup = Attack(
    "token-from-backup", "somebody copies the app's files out of a backup of the device",
    powers: [.readsBackup, .unpacksApp], goal: .attackerHoldsRows, defence: .sessionInKeyChain,
    reference: SectionReference(.rfc8252, "8.5"), settings: [socialVictim],
    attacker: { tools in
      TokenForger("somebody with a backup of the device", reading: .backup, tools: tools) {
        found, _ in
        found.value("authenticationToken")
      }
    })
}
