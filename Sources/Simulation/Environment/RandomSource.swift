import JOSE
import Synchronization
package import WireFormats

/// Where a run's random values come from.
///
/// Each draw names its purpose, such as `app: state`.
package protocol RandomSource: Sendable {
  /// Draws octets for a purpose. Drawing again for the same purpose gives other octets.
  func octets(_ count: Int, for purpose: String) -> [UInt8]
}

extension RandomSource {
  /// A random value as base64url: 16 octets give 22 characters, 32 give 43.
  package func text(_ octetCount: Int, for purpose: String) -> WireText {
    Base64URL.encode(octets(octetCount, for: purpose))
  }
}

/// Octets that anybody can compute again from the seed: HMAC-SHA256 in counter mode, keyed with it.
///
/// A value depends on the seed, the purpose and how often that purpose was drawn, not on what else
/// was drawn before. So a new draw in a flow changes no other value. Nothing that comes from here
/// is a secret.
package final class SeededRandomSource: RandomSource {
  private let seed: [UInt8]
  private let draws = Mutex<[String: Int]>([:])

  /// A source for one run.
  package init(seed: String) { self.seed = Array(seed.utf8) }

  /// Draws octets for a purpose.
  package func octets(_ count: Int, for purpose: String) -> [UInt8] {
    let draw = draws.withLock { draws in
      draws[purpose, default: 0] += 1
      return draws[purpose, default: 0]
    }
    var output: [UInt8] = []
    var block = 0
    while output.count < count {
      block += 1
      let input = "\(purpose)\0\(draw)\0\(block)"
      output += HMAC.authenticationCode(for: Array(input.utf8), key: seed, using: .sha256)
    }
    return Array(output.prefix(count))
  }
}

/// The system's generator, for live runs.
package struct SystemRandomSource: RandomSource {
  /// A source over the system's generator.
  package init() {}

  /// Draws octets; the purpose does not matter here.
  package func octets(_ count: Int, for purpose: String) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}

/// The clock of one run: whole seconds since 1970, moved forward only when somebody waits.
///
/// A seeded run starts at a fixed time and stands still between waits, so that two runs have the
/// same times. A live run follows the system's clock, plus what was waited.
package final class RunClock: Sendable {
  /// 2026-01-01T00:00:00Z, when every seeded run begins.
  package static let seededStart = 1_767_225_600

  private let source: @Sendable () -> Int
  private let waited = Mutex(0)

  /// A clock over a source of whole seconds since 1970.
  package init(source: @escaping @Sendable () -> Int) { self.source = source }

  /// A clock that stands at the given time until somebody waits.
  package static func standing(at time: Int = seededStart) -> RunClock { RunClock { time } }

  /// The time, in whole seconds since 1970.
  package var now: Int { source() + waited.withLock { $0 } }

  /// Lets time pass, without making anybody wait for it.
  package func wait(_ seconds: Int) {
    waited.withLock { $0 = $0.addingReportingOverflow(seconds).partialValue }
  }
}
