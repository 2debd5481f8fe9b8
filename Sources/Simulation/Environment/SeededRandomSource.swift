import JOSE
import Synchronization

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
