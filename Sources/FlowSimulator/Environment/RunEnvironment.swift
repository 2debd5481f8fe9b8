import JOSE

/// What a run is handed from outside: time, randomness, and signing keys.
package struct RunEnvironment: Sendable {
  /// The seed; nil for a live run.
  package let seed: String?
  /// The clock.
  package let clock: RunClock
  /// The source of random values.
  package let random: any RandomSource
  /// Makes the signing key of an issuer.
  ///
  /// A seeded run takes a published one, a live run a fresh one.
  let signingKey: @Sendable (_ issuer: FixtureKey) throws -> JWK
  /// Makes the signer of an issuer, with that key.
  let signer: @Sendable (_ issuer: FixtureKey) throws -> TokenSigner

  /// An environment in which the same seed gives the same bytes.
  ///
  /// All its secrets are public.
  package static func seeded(_ seed: String) -> RunEnvironment {
    RunEnvironment(
      seed: seed, clock: .standing(), random: SeededRandomSource(seed: seed),
      signingKey: { try $0.publishedKey }, signer: { try PublishedSigners.signer(of: $0) })
  }

  /// An environment with the system's generator, fresh keys, and the given clock.
  ///
  /// The time is the system's, in whole seconds since 1970.
  package static func live(time: @escaping @Sendable () -> Int) -> RunEnvironment {
    RunEnvironment(
      seed: nil, clock: RunClock(source: time), random: SystemRandomSource(),
      signingKey: { _ in try KeyGeneration.rsa2048() },
      signer: { _ in try TokenSigner(KeyGeneration.rsa2048()) })
  }
}
