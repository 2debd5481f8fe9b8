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
