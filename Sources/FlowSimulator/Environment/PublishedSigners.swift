import Synchronization

/// The signers of seeded runs, each made once: their keys are the same in every run.
final class PublishedSigners: Sendable {
  static let shared = PublishedSigners()

  private let made = Mutex<[FixtureKey: TokenSigner]>([:])

  /// The signer with an issuer's published key.
  func signer(of issuer: FixtureKey) throws -> TokenSigner {
    if let signer = made.withLock({ $0[issuer] }) { return signer }
    let signer = try TokenSigner(issuer.publishedKey)
    made.withLock { $0[issuer] = signer }
    return signer
  }
}
