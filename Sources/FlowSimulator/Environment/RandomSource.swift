/// Where a run's random values come from.
///
/// Each draw names its purpose, such as `app: state`.
package protocol RandomSource: Sendable {
  /// Draws octets for a purpose. Drawing again for the same purpose gives other octets.
  func octets(_ count: Int, for purpose: String) -> [UInt8]
}
