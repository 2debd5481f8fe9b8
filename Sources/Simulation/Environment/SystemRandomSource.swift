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
