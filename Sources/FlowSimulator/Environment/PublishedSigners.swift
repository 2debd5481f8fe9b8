/// The signers of seeded runs, each made once: their keys are the same in every run.
///
/// All runs of the process share them, so they are constants and need no lock.
enum PublishedSigners {
  private static let authorizationServer = Result { try make(.authorizationServer) }
  private static let apple = Result { try make(.apple) }
  private static let appleNext = Result { try make(.appleNext) }
  private static let firebase = Result { try make(.firebase) }
  private static let attacker = Result { try make(.attacker) }

  /// The signer with an issuer's published key.
  static func signer(of issuer: FixtureKey) throws -> TokenSigner {
    switch issuer {
    case .authorizationServer: try authorizationServer.get()
    case .apple: try apple.get()
    case .appleNext: try appleNext.get()
    case .firebase: try firebase.get()
    case .attacker: try attacker.get()
    }
  }

  private static func make(_ issuer: FixtureKey) throws -> TokenSigner {
    try TokenSigner(issuer.publishedKey)
  }
}
