package import JOSE

/// What a run is handed from outside: time, randomness, and signing keys.
package struct RunEnvironment: Sendable {
  /// The seed; nil for a live run.
  package let seed: String?
  /// The clock.
  package let clock: RunClock
  /// The source of random values.
  package let random: any RandomSource
  /// Where the issuers' signing keys come from.
  package let signingKeys: SigningKeys

  /// Where signing keys come from.
  package enum SigningKeys: Sendable {
    /// From the sources: everybody knows them.
    case published
    /// From the system's generator, another one each time.
    case fresh
  }

  /// An environment of these parts.
  package init(
    seed: String?, clock: RunClock, random: any RandomSource, signingKeys: SigningKeys
  ) {
    self.seed = seed
    self.clock = clock
    self.random = random
    self.signingKeys = signingKeys
  }

  /// An environment in which the same seed gives the same bytes.
  ///
  /// All its secrets are public.
  package static func seeded(_ seed: String) -> RunEnvironment {
    RunEnvironment(
      seed: seed, clock: .standing(), random: SeededRandomSource(seed: seed),
      signingKeys: .published)
  }

  /// An environment with the system's generator, fresh keys, and the given clock.
  ///
  /// The time is the system's, in whole seconds since 1970.
  package static func live(time: @escaping @Sendable () -> Int) -> RunEnvironment {
    RunEnvironment(
      seed: nil, clock: RunClock(source: time), random: SystemRandomSource(), signingKeys: .fresh)
  }

  /// The signing key of an issuer: the published one, or a fresh one in its place.
  ///
  /// - Throws: a `JWKError` or a `KeyError`, or an error of the generator.
  package func signingKey(_ published: PublishedKey) throws -> JWK {
    switch signingKeys {
    case .published: try published.key
    case .fresh: try KeyGeneration.rsa2048()
    }
  }

  /// The signer of an issuer, with its published key or with a fresh one.
  ///
  /// - Throws: what `signingKey` throws.
  package func signer(_ published: PublishedKey) throws -> TokenSigner {
    switch signingKeys {
    case .published: try published.signer
    case .fresh: try TokenSigner(KeyGeneration.rsa2048())
    }
  }
}
